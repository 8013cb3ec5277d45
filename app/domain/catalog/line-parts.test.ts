import { expect, test } from "vitest";
import { takePack, takePotency } from "#app/domain/catalog/line-parts.ts";
import { potencyLabel } from "#app/domain/catalog/potency.ts";

test.each([
  ["arnica 30 sbl", "arnica | 30 CH | sbl"],
  ["arnica (30), sbl", "arnica | 30 CH | sbl"],
  ["nux-v-200 sbl", "nux-v | 200 CH | sbl"],
  ["sulphur 0/ 1", "sulphur | LM 1 | "],
  ["berberis mother tincture", "berberis | Q | "],
  ["200C nux vom", "nux vom | 200 CH | "],
  ["30 arnica", "30 arnica | none | "],
  ["arnica 30 200", "arnica 30 | 200 CH | "],
  ["kali c 200", "kali c | 200 CH | "],
  ["sulphur c 200", "sulphur | 200 CH | "],
  ["merc sol 3x 1 trit", "merc sol | 3X | 1 trit"],
  ["30", "30 | none | "],
  ["", " | none | "],
])("of the words “%s” the potency is taken, and the rest stays on its side", (line, taken) => {
  const { potency, before, after } = takePotency(line.split(" "));
  expect([before.join(" "), potency ? potencyLabel(potency) : "none", after.join(" ")].join(" | ")).toBe(
    taken,
  );
});

test("a number that the name claims is none, dashed or not; one with its scale is", () => {
  const isInName = (before: string) => /\br-?$/.test(before);
  for (const line of ["r 41", "r-41"]) expect(takePotency(line.split(" "), isInName).potency).toBeUndefined();
  expect(takePotency(["r", "41c"], isInName).potency).toEqual({ scale: "C", number: 41 });
});

test.each([
  ["arnica 30ml", "30 ml"],
  ["calc phos 6x 25 gms", "25 g"],
  ["globules 2 drams", "2 dram"],
  ["HC 7 tabs", "7 tablets"],
  ["arnica 30", undefined],
  ["0/30 ml", undefined],
])("of “%s” the pack is %s", (line, pack) => {
  expect(takePack(line).pack).toBe(pack);
});
