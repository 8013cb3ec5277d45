// What makers fill their remedies and specialities into, with about what it costs.

import { type Potency, parsePotency } from "#app/domain/catalog/potency.ts";

export type Offer = {
  form: string;
  dosageForm: string;
  /** As the label calls it. */
  formWord: string;
  potency?: Potency;
  packSize: string;
  rupees: number;
  /** How often shops keep it. */
  weight: number;
  alcoholPercent?: number;
};

type Line = Omit<Offer, "potency" | "packSize" | "rupees" | "weight"> & {
  potencies: Record<string, number>;
  packs: Record<string, number>;
};

const LINES: Line[] = [
  {
    ...{ form: "dilutions", dosageForm: "dilution", formWord: "liquid dilution" },
    potencies: { "30C": 30, "200C": 25, "1M": 12, "6C": 10, "12C": 4, "3C": 3, "10M": 4, "50M": 2, CM: 2 },
    packs: { "30 ml": 110, "11 ml": 150, "20 ml": 100, "10 ml": 80, "15 ml": 95, "5 ml": 60, "100 ml": 300 },
  },
  {
    ...{ form: "dilutions", dosageForm: "globules", formWord: "medicated globules" },
    potencies: { "30C": 8, "200C": 6, "6C": 2, "1M": 2 },
    packs: { "1 dram (4 g) globules": 45, "2 dram (8 g) globules": 60, "30 g globules": 140 },
  },
  {
    ...{ form: "mother-tinctures", dosageForm: "mother-tincture", formWord: "mother tincture" },
    potencies: { Q: 25 },
    packs: { "30 ml": 130, "20 ml": 300, "100 ml": 330 },
  },
  {
    ...{ form: "trituration", dosageForm: "trituration", formWord: "trituration tablets" },
    potencies: { "3X": 8, "6X": 6, "1X": 2, "12X": 2, "30X": 1 },
    packs: { "25 g": 165, "20 g": 165, "450 g": 900 },
  },
  {
    ...{ form: "millesimal-lm-potency", dosageForm: "lm-potency", formWord: "liquid" },
    potencies: { LM1: 3, LM2: 3, LM3: 2, LM6: 2, LM12: 1, LM30: 1 },
    packs: { "10 ml": 120, "15 ml": 160 },
  },
];

/** Every potency and pack of a single remedy; each further pack of a line is rarer. */
export const REMEDY_OFFERS: Offer[] = LINES.flatMap(({ potencies, packs, ...line }) =>
  Object.entries(potencies).flatMap(([potency, often]) =>
    Object.entries(packs).map(([packSize, rupees], at) => ({
      ...line,
      potency: parsePotency(potency)!,
      packSize,
      rupees,
      weight: often / (1 + at) ** 1.5,
    })),
  ),
);

const DROPS = { form: "medicines", dosageForm: "drops", formWord: "Drops" };
const TABLETS = { form: "medicines", dosageForm: "tablets", formWord: "Tablets" };
const SYRUP = { form: "medicines", dosageForm: "syrup", formWord: "Syrup", alcoholPercent: 0 };
const CREAM = { form: "cosmetics", dosageForm: "cream", formWord: "Cream" };

/** The forms of a speciality, each with the packs that it comes in. */
export const SPECIALITY_OFFERS: { weight: number; packs: Omit<Offer, "weight">[] }[] = [
  { weight: 10, packs: [packOf(DROPS, "30 ml", 180), packOf(DROPS, "20 ml", 160)] },
  { weight: 6, packs: [packOf(TABLETS, "25 g", 150), packOf(TABLETS, "450 g", 950)] },
  { weight: 2, packs: [packOf(TABLETS, "75 tablets", 190), packOf(TABLETS, "200 tablets", 380)] },
  {
    weight: 4,
    packs: [packOf(SYRUP, "115 ml", 130), packOf(SYRUP, "180 ml", 180), packOf(SYRUP, "500 ml", 350)],
  },
  { weight: 2, packs: [packOf(CREAM, "25 g", 90), packOf(CREAM, "50 g", 150)] },
  { weight: 1, packs: [packOf({ ...CREAM, dosageForm: "gel", formWord: "Gel" }, "25 g", 95)] },
  { weight: 1, packs: [packOf({ ...CREAM, dosageForm: "ointment", formWord: "Ointment" }, "25 g", 85)] },
  { weight: 1, packs: [packOf({ ...CREAM, dosageForm: "shampoo", formWord: "Shampoo" }, "100 ml", 190)] },
];

function packOf(line: Omit<Offer, "packSize" | "rupees" | "weight">, packSize: string, rupees: number) {
  return { ...line, packSize, rupees };
}
