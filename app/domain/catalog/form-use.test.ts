import { expect, test } from "vitest";
import { fitsForm } from "#app/domain/catalog/form-use.ts";

const pack = {
  dilution: { route: "mouth", dosageForm: "dilution" },
  tincture: { route: "mouth", dosageForm: "mother-tincture" },
  tablets: { route: "mouth", dosageForm: "tablets" },
  hairOil: { route: "hair", dosageForm: "hair-oil" },
  cream: { route: "skin", dosageForm: "cream" },
  eyeDrops: { route: "eye", dosageForm: "eye-drops" },
} as const;

test.each([
  ["hair-oil use for scalp care", ["hairOil"]],
  ["scalp and hair care in oils", ["hairOil"]],
  ["Used outside as an ointment on ringworm patches", ["cream"]],
  ["Used only as sterile eye drops under a doctor's advice", ["eyeDrops"]],
  ["Ocimum: Tulsi leaf in drops for colds", ["tincture"]],
  ["Used in drop doses of the tincture by practitioners", ["tincture"]],
  ["Berry tablets are asked for by name", ["tablets"]],
])("“%s” is printed on packs of its form alone", (use, fitting) => {
  const names = Object.entries(pack).filter(([, own]) => fitsForm(use, own));
  expect(names.map(([name]) => name)).toEqual(fitting);
});

test.each([
  "sore, bruised feeling after a knock",
  "mucus drops from the back of the nose",
  "Urine comes in drops with effort",
  "feeling of drops of cold water falling",
  "toothache worse from warm drops",
  "dandruff with bunches of hair falling",
])("“%s” names no form and is printed on all", (use) => {
  expect(Object.values(pack).every((own) => fitsForm(use, own))).toBe(true);
});

test("what is said of babies and children stands on tablets, never on a liquid made with alcohol", () => {
  for (const use of [
    "bloated belly in babies",
    "Infant wakes with a blocked nose",
    "teething with one red cheek",
  ]) {
    expect(fitsForm(use, pack.dilution), use).toBe(false);
    expect(fitsForm(use, pack.tincture), use).toBe(false);
    expect(fitsForm(use, pack.tablets), use).toBe(true);
  }
  expect(fitsForm("hair fall after childbirth", pack.dilution)).toBe(true);
});
