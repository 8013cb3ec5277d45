import { expect, test } from "vitest";
import {
  closingOf,
  isHighPotency,
  type JudgedPack,
  poisonFingerprint,
  proposedVerdicts,
  settledSoldTo,
} from "#app/domain/catalog/poison.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";

const arsenic = {
  remedy: "arsenicum-album",
  principle: "Arsenic trioxide",
  reason: "Arsenic.",
  closes: { tincture: "Q", trituration: "6X", dilution: "4X" },
  soldTo: "prescription" as const,
  source: "e1",
  isNamed: true,
};
const aconite = {
  ...arsenic,
  remedy: "aconitum-napellus",
  closes: { tincture: "Q" },
  soldTo: "nobody" as const,
};
const verdicts = proposedVerdicts({ entries: [arsenic, aconite] });

function pack(remedy: string | undefined, potency: string, more: Partial<JudgedPack> = {}) {
  const read = parsePotency(potency);
  return { name: "", remedy, potency: read, netUnit: "g", dosageForm: "trituration", ...more };
}
const soldTo = (judged: JudgedPack) => closingOf(judged, verdicts).soldTo;

test("an entry closes its remedy in each form up to its potency, and no further", () => {
  expect(
    ["1X", "3X", "6X", "3 CH", "8X", "6 CH"].map((potency) => soldTo(pack(arsenic.remedy, potency))),
  ).toEqual(["prescription", "prescription", "prescription", "prescription", "anyone", "anyone"]);
  const drops = (potency: string) =>
    soldTo(pack(arsenic.remedy, potency, { netUnit: "ml", dosageForm: "dilution" }));
  expect([drops("3X"), drops("6X")]).toEqual(["prescription", "anyone"]);
  const aconiteOf = (potency: string) => soldTo(pack(aconite.remedy, potency, { netUnit: "ml" }));
  expect([aconiteOf("Q"), aconiteOf("3X")]).toEqual(["nobody", "anyone"]);
  expect(soldTo(pack("sulphur", "3X"))).toBe("anyone");
});

test("a single remedy without a potency counts as undiluted, an ointment does not", () => {
  expect(soldTo(pack(arsenic.remedy, ""))).toBe("prescription");
  expect(soldTo(pack(arsenic.remedy, "", { dosageForm: "ointment" }))).toBe("anyone");
});

test("a product that names no remedy is known by its name, as long as it has a potency", () => {
  const named = (name: string, potency: string) => soldTo(pack(undefined, potency, { name, netUnit: "ml" }));
  expect(named("Aconitum Napellus", "Q")).toBe("nobody");
  expect(named("Aconitum Napellus Tincture", "Q")).toBe("nobody");
  expect(named("Aconite Drops", "")).toBe("anyone");
});

test("potencies of 1M and above are sold on a prescription, whatever the remedy", () => {
  const high = (text: string) => isHighPotency(parsePotency(text)!);
  expect(["1M", "10M", "50M", "CM"].map(high)).toEqual([true, true, true, true]);
  expect(["Q", "30X", "30 CH", "200 CH", "LM 30"].map(high)).toEqual([false, false, false, false, false]);
  expect(closingOf(pack("sulphur", "1M"), verdicts)).toEqual({ soldTo: "prescription", by: "high-potency" });
});

test("the stricter of the shop's choice and a rule counts, and the shop's own is kept below the rule", () => {
  expect(settledSoldTo("anyone", "prescription")).toEqual({ soldTo: "prescription", ownSoldTo: "anyone" });
  expect(settledSoldTo("nobody", "prescription")).toEqual({ soldTo: "nobody", ownSoldTo: null });
  expect(settledSoldTo("anyone", "anyone")).toEqual({ soldTo: "anyone", ownSoldTo: null });
});

test("an entry that closes more, or for another reason, is another entry", () => {
  const same = poisonFingerprint({ ...arsenic, principle: "Arsenic", source: "clp" });
  expect(same).toBe(poisonFingerprint(arsenic));
  expect(poisonFingerprint({ ...arsenic, reason: "Lead." })).not.toBe(same);
  expect(poisonFingerprint({ ...arsenic, closes: { ...arsenic.closes, trituration: "8X" } })).not.toBe(same);
});
