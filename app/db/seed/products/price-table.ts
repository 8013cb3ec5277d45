// Printed MRPs in rupees, GST included. The basis of each row:
//   invoice   read from lines of distributors' invoices, April to November 2025
//   estimate  our figure inside the trade's range, marked in the shop; nothing is sold at it before it was read off the pack
// MRPs of specialities, bio-combinations and tissue salts stand with their facts; those were read from invoices too.

/** `estimated` are the potencies whose price is an estimate. */
type PriceRow = { brand: string; packSize: string; rupees: Record<string, number>; estimated: string[] };

/** Dilutions by maker: one pack, one price for each potency. */
export const DILUTION_PRICES: PriceRow[] = [
  // invoice for 30, 200 and 1M; estimate for 6 and above 1M
  {
    brand: "sbl",
    packSize: "30 ml",
    rupees: { "6C": 110, "30C": 110, "200C": 130, "1M": 160, "10M": 190, CM: 260 },
    estimated: ["6C", "10M", "CM"],
  },
  // invoice: 145 to 160 for 30, 170 to 185 for 200, 230 to 290 from 1M to CM; estimate for 6
  {
    brand: "reckeweg",
    packSize: "11 ml",
    rupees: { "6C": 145, "30C": 150, "200C": 180, "1M": 230, "10M": 250, CM: 290 },
    estimated: ["6C"],
  },
  // estimate: a little above SBL
  {
    brand: "schwabe",
    packSize: "30 ml",
    rupees: { "30C": 115, "200C": 135, "1M": 165 },
    estimated: ["30C", "200C", "1M"],
  },
  // estimate: a little below SBL
  { brand: "bjain", packSize: "30 ml", rupees: { "30C": 105, "200C": 125 }, estimated: ["30C", "200C"] },
  { brand: "hapco", packSize: "30 ml", rupees: { "30C": 105 }, estimated: ["30C"] },
  { brand: "ralson", packSize: "30 ml", rupees: { "30C": 100 }, estimated: ["30C"] },
];

/** Hospital packs of SBL dilutions, 100 ml; estimate. */
export const DILUTION_100_ML_RUPEES: Record<string, number> = { "30C": 300, "200C": 350 };

/** Mother tinctures by maker: `common` sources and `costly` ones. */
export const TINCTURE_PRICES = [
  // invoice: 110 to 140 common, 280 to 460 costly
  { brand: "sbl", packSize: "30 ml", common: [110, 120, 130, 140], costly: 290, isEstimated: false },
  // invoice: 295 to 430
  { brand: "reckeweg", packSize: "20 ml", common: [295, 310, 330, 345], costly: 430, isEstimated: false },
  // estimate
  { brand: "schwabe", packSize: "30 ml", common: [115, 125, 135, 145], costly: 310, isEstimated: true },
  { brand: "bjain", packSize: "30 ml", common: [110, 115, 125, 135], costly: 280, isEstimated: true },
  { brand: "ralson", packSize: "30 ml", common: [110, 110, 120, 130], costly: 280, isEstimated: true },
];

/** Hospital packs of SBL mother tinctures, 100 ml; estimate. */
export const TINCTURE_100_ML_RUPEES = 330;

/** Sources that cost several times the usual price of a tincture or trituration. */
export const COSTLY_SOURCES = new Set([
  "aurum-metallicum",
  "aurum-muriaticum",
  "aurum-muriaticum-natronatum",
  "argentum-metallicum",
  "argentum-nitricum",
  "platinum-metallicum",
  "palladium",
  "ambra-grisea",
  "moschus",
  "crocus-sativus",
  "ginkgo-biloba",
  "ginseng",
  "hydrastis-canadensis",
  "sabal-serrulata",
  "cactus-grandiflorus",
  "yohimbinum",
]);

/** Triturations by maker; invoice for 20 g of Schwabe (1X: 165 to 175, costly 335), else estimate. */
export const TRITURATION_PRICES = [
  { brand: "sbl", packSize: "25 g", common: 165, costly: 330, isEstimated: true },
  { brand: "schwabe", packSize: "20 g", common: 165, costly: 335, isEstimated: false },
  { brand: "reckeweg", packSize: "20 g", common: 220, costly: 390, isEstimated: true },
];

/** LM potencies, 10 ml of SBL; estimate: 100 to 200 for the low steps. */
export const LM_RUPEES: Record<string, number> = { LM1: 120, LM2: 120, LM3: 120, LM6: 140 };

/** Tissue salts beside those in the facts: invoice for the 450 g tin (720), estimate for B. Jain. */
export const BIOCHEMIC_450_G_RUPEES = 720;
export const BIOCHEMIC_BJAIN_25_G_RUPEES = 115;

/** Bach flowers, Indian 30 ml stock bottles (150 to 300), and the five-flower blend; estimate. */
export const BACH_RUPEES = 200;
export const BACH_BLEND_RUPEES = 250;

/** Heading and rate for single medicines since 22 September 2025. */
export const HOMEOPATHIC_TAX = { hsn: "30049014", gstPercent: 5 };
