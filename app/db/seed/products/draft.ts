import { parsePack } from "#app/domain/catalog/pack.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { slugify } from "#app/domain/form/slug.ts";

/** A product as the facts and the price table give it; ids, offers and search words come later. */
export type ProductDraft = {
  /** The fact it was made from: a remedy's slug, "bio-combination-21", "reckeweg-r89", "sbl-alfalfa-tonic". */
  factSlug: string;
  remedySlug?: string;
  brand: string;
  form: string;
  dosageForm: string;
  name: string;
  /** Short, for the stock-keeping number: "ARN". */
  code: string;
  potency?: Potency;
  packSize: string;
  mrpRupees: number;
  /** Our figure, until somebody reads the pack. */
  isMrpEstimated?: boolean;
  hsn: string;
  gstPercent: number;
  shortDescription: string;
  description: string;
  ingredients: string[];
  searchNames: string[];
  tags: string[];
  concerns: string[];
  soldTo: SoldTo;
  canPublishIndication: boolean;
  adCaution: string[];
};

type Identity = Pick<ProductDraft, "brand" | "name" | "code" | "potency" | "packSize">;

/** "arnica-montana-30-ch-sbl-30-ml". */
export function productSlug({ name, potency, brand, packSize }: Identity): string {
  return slugify([name, potency && potencyLabel(potency), brand, packSize].filter(Boolean).join(" "));
}

/** "SBL-ARN-30CH-30ML". */
export function productSku({ brand, code, potency, packSize }: Identity): string {
  const parts = [BRAND_CODES[brand] ?? brand.slice(0, 3), code, potency && potencyLabel(potency), packSize];
  return parts
    .filter(Boolean)
    .map((part) => part!.replace(/[^A-Za-z0-9-]/g, ""))
    .join("-")
    .toUpperCase();
}

/** What the pack holds; a kit and other packs of several bottles count by the bottle, as each keeps its own label. */
export function netContent({ packSize, dosageForm }: Pick<ProductDraft, "packSize" | "dosageForm">) {
  const pack = parsePack(dosageForm === "kit" ? packSize.replace(/ x .*/, " bottles") : packSize);
  if (!pack) throw new Error(`The pack size "${packSize}" says no quantity.`);
  return pack;
}

const BRAND_CODES: Record<string, string> = {
  reckeweg: "DRR",
  schwabe: "WSI",
  baksons: "BAK",
  bjain: "BJN",
  hapdco: "HPD",
  hapco: "HPC",
  haslab: "HSL",
  "new-life": "NWL",
  house: "KIT",
};
