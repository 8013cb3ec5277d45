import { pickOf } from "../chance.ts";
import { type Remedy, remedies } from "../facts.ts";
import { isClassical, isEveryday, isPolychrest } from "../remedies.ts";
import type { ProductDraft } from "./draft.ts";
import {
  COSTLY_SOURCES,
  DILUTION_100_ML_RUPEES,
  DILUTION_PRICES,
  LM_RUPEES,
  TINCTURE_100_ML_RUPEES,
  TINCTURE_PRICES,
  TRITURATION_PRICES,
} from "./price-table.ts";
import { remedyProduct } from "./remedy-product.ts";

/** Dilutions, mother tinctures, triturations and LM potencies of the single remedies, as deep as a good shop stocks them. */
export function singleRemedies(): ProductDraft[] {
  return remedies
    .flatMap((remedy) => [
      ...dilutions(remedy),
      ...tinctures(remedy),
      ...triturations(remedy),
      ...lmPotencies(remedy),
    ])
    .filter((draft) => draft !== undefined);
}

function dilutions(remedy: Remedy) {
  const retail = DILUTION_PRICES.flatMap(({ brand, packSize, rupees, estimated }) =>
    dilutionPotencies(remedy, brand).map((potency) =>
      remedyProduct(remedy, "dilution", {
        brand,
        potency,
        packSize,
        mrpRupees: rupees[potency]!,
        isMrpEstimated: estimated.includes(potency),
      }),
    ),
  );
  return HOSPITAL_DILUTIONS.has(remedy.slug) ? [...retail, ...hospitalDilutions(remedy)] : retail;
}

/** Which potencies of a remedy each maker has on our shelf; never one that is not usual for the remedy. */
function dilutionPotencies(remedy: Remedy, brand: string): string[] {
  const isAsked = isEveryday(remedy) || isClassical(remedy);
  const usual = (...potencies: string[]) =>
    potencies.filter((potency) => remedy.commonPotencies.includes(potency));
  const listed = (...potencies: string[]) =>
    potencies.filter((potency) => remedy.reckewegListed?.dilution.includes(potency));
  if (brand === "sbl") {
    if (isPolychrest(remedy)) return usual("6C", "30C", "200C", "1M", "10M", "CM");
    if (isEveryday(remedy)) return usual("6C", "30C", "200C", "1M");
    return isAsked ? usual("30C", "200C", "1M") : usual("30C");
  }
  if (brand === "reckeweg") {
    if (isPolychrest(remedy)) return listed("6C", "30C", "200C", "1M", "10M", "CM");
    return isAsked ? listed("30C", "200C") : listed("30C");
  }
  if (brand === "schwabe") return isEveryday(remedy) ? usual("30C", "200C") : [];
  if (brand === "bjain") return isEveryday(remedy) && isClassical(remedy) ? usual("30C") : [];
  return isPolychrest(remedy) ? usual("30C") : [];
}

/** Kept for hospitals and dispensaries: over 30 ml with alcohol may not be sold at retail (rule 106-B). */
const HOSPITAL_DILUTIONS = new Set([
  "arnica-montana",
  "nux-vomica",
  "rhus-toxicodendron",
  "belladonna",
  "bryonia-alba",
]);

function hospitalDilutions(remedy: Remedy) {
  return Object.entries(DILUTION_100_ML_RUPEES).map(([potency, mrpRupees]) =>
    remedyProduct(remedy, "dilution", {
      brand: "sbl",
      potency,
      packSize: "100 ml",
      mrpRupees,
      isMrpEstimated: true,
      soldTo: "nobody",
    }),
  );
}

const HOSPITAL_TINCTURES = new Set([
  "calendula-officinalis",
  "echinacea-angustifolia",
  "hamamelis-virginica",
  "berberis-vulgaris",
  "avena-sativa",
  "passiflora-incarnata",
  "justicia-adhatoda",
  "alfalfa",
]);

function tinctures(remedy: Remedy) {
  if (!remedy.commonPotencies.includes("Q")) return [];
  const retail = TINCTURE_PRICES.filter(({ brand }) => isTinctureStocked(remedy, brand)).map((row) =>
    remedyProduct(remedy, "tincture", {
      brand: row.brand,
      potency: "Q",
      packSize: row.packSize,
      mrpRupees: COSTLY_SOURCES.has(remedy.slug) ? row.costly : pickOf(row.common, `tincture ${remedy.slug}`),
      isMrpEstimated: row.isEstimated,
    }),
  );
  if (!HOSPITAL_TINCTURES.has(remedy.slug)) return retail;
  const hospital = remedyProduct(remedy, "tincture", {
    brand: "sbl",
    potency: "Q",
    packSize: "100 ml",
    mrpRupees: TINCTURE_100_ML_RUPEES,
    isMrpEstimated: true,
    soldTo: "nobody",
  });
  return [...retail, hospital];
}

function isTinctureStocked(remedy: Remedy, brand: string): boolean {
  if (brand === "sbl") return true;
  if (brand === "reckeweg") return remedy.reckewegListed?.motherTincture === true;
  if (brand === "ralson") return isPolychrest(remedy);
  if (brand === "bjain") return isEveryday(remedy) && isClassical(remedy);
  return isEveryday(remedy);
}

/** The tissue salts have a shelf of their own, biochemic tablets, and are left out here. */
const TISSUE_SALTS = new Set([
  "calcarea-fluorica",
  "calcarea-phosphorica",
  "calcarea-sulphurica",
  "ferrum-phosphoricum",
  "kali-muriaticum",
  "kali-phosphoricum",
  "kali-sulphuricum",
  "magnesia-phosphorica",
  "natrum-muriaticum",
  "natrum-phosphoricum",
  "natrum-sulphuricum",
  "silicea",
]);

function triturations(remedy: Remedy) {
  if (TISSUE_SALTS.has(remedy.slug)) return [];
  return TRITURATION_PRICES.flatMap(({ brand, packSize, common, costly, isEstimated }) =>
    triturationPotencies(remedy, brand).map((potency) =>
      remedyProduct(remedy, "trituration", {
        brand,
        potency,
        packSize,
        mrpRupees: COSTLY_SOURCES.has(remedy.slug) ? costly : common,
        isMrpEstimated: isEstimated,
      }),
    ),
  );
}

function triturationPotencies(remedy: Remedy, brand: string): string[] {
  if (brand === "reckeweg") return remedy.reckewegListed?.trituration ?? [];
  const usual = ["1X", "3X", "6X"].filter((potency) => remedy.commonPotencies.includes(potency));
  if (brand === "sbl") return isEveryday(remedy) || isClassical(remedy) ? usual : usual.slice(0, 1);
  return isEveryday(remedy) ? usual.slice(0, 1) : [];
}

function lmPotencies(remedy: Remedy) {
  const steps = isPolychrest(remedy) ? ["LM1", "LM2", "LM3", "LM6"] : ["LM1", "LM2"];
  return steps.map((potency) =>
    remedyProduct(remedy, "lm", {
      brand: "sbl",
      potency,
      packSize: "10 ml",
      mrpRupees: LM_RUPEES[potency]!,
      isMrpEstimated: true,
    }),
  );
}
