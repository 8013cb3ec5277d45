// A product as texts, field by field: what the editor's form sends and what a column of the CSV file holds. Both are read by
// domain/catalog/product-check.ts, and a product written out and read in again is the same product.

import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";
import type { NetUnit } from "#app/domain/catalog/pack.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import type { Route } from "#app/domain/catalog/route.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { fieldTexts } from "#app/domain/form/form-text.ts";

/** The fields of a product in the order of the CSV columns; brand, remedy, form, maker, importer and categories by slug. */
export const PRODUCT_FIELDS = [
  "sku",
  "barcode",
  "slug",
  "name",
  "brand",
  "remedy",
  "form",
  "dosageForm",
  "potency",
  "packSize",
  "netQuantity",
  "netUnit",
  "alcoholPercent",
  "mrp",
  "mrpSource",
  "price",
  "hsn",
  "gstPercent",
  "maker",
  "originCountry",
  "importer",
  "shortDescription",
  "description",
  "ingredients",
  "labelDose",
  "route",
  "minAgeMonths",
  "categories",
  "tags",
  "searchWords",
  "adCaution",
  "isPublished",
  "isFeatured",
  "isBestSeller",
  "isNew",
  "soldTo",
  "canPublishIndication",
  "seoTitle",
  "seoDescription",
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];
export type ProductFields = Record<ProductField, string>;

export const FLAG_FIELDS = [
  "isPublished",
  "isFeatured",
  "isBestSeller",
  "isNew",
  "canPublishIndication",
] as const satisfies readonly ProductField[];

/** Fields of several items, parted by " | " in a file and by lines in the form. */
const LIST_FIELDS = [
  "ingredients",
  "categories",
  "tags",
  "searchWords",
  "adCaution",
] as const satisfies readonly ProductField[];

export type ProductFacts = Record<(typeof FLAG_FIELDS)[number], boolean> &
  Record<(typeof LIST_FIELDS)[number], string[]> & {
    sku: string;
    /** GTIN in its one spelling (gtin.ts). */
    barcode: string | undefined;
    slug: string;
    name: string;
    brand: string;
    remedy: string | undefined;
    form: string;
    dosageForm: string;
    potency: Potency | undefined;
    packSize: string;
    netQuantity: number;
    netUnit: NetUnit;
    alcoholPercent: number | undefined;
    mrpPaise: number;
    mrpSource: MrpSource;
    pricePaise: number;
    hsn: string;
    gstPercent: number;
    /** Slugs of companies where they are not those of the brand. */
    maker: string | undefined;
    importer: string | undefined;
    originCountry: string;
    shortDescription: string;
    description: string;
    soldTo: SoldTo;
    /** In the words of the label. */
    labelDose: string | undefined;
    /** Undefined for supplies. */
    route: Route | undefined;
    minAgeMonths: number | undefined;
    seoTitle: string | undefined;
    seoDescription: string | undefined;
  };

/** A product written out, always in the same way: amounts "187.50", lists sorted where their order says nothing. */
export function productFields(facts: ProductFacts): ProductFields {
  const { mrpPaise, pricePaise, potency, ...rest } = facts;
  return {
    ...rest,
    barcode: rest.barcode ?? "",
    remedy: rest.remedy ?? "",
    maker: rest.maker ?? "",
    importer: rest.importer ?? "",
    labelDose: rest.labelDose ?? "",
    route: rest.route ?? "",
    minAgeMonths: rest.minAgeMonths === undefined ? "" : String(rest.minAgeMonths),
    seoTitle: rest.seoTitle ?? "",
    seoDescription: rest.seoDescription ?? "",
    potency: potency ? potencyLabel(potency) : "",
    netQuantity: String(rest.netQuantity),
    alcoholPercent: rest.alcoholPercent === undefined ? "" : String(rest.alcoholPercent),
    mrp: rupeeText(mrpPaise),
    price: rupeeText(pricePaise),
    gstPercent: String(rest.gstPercent),
    ingredients: rest.ingredients.join(LIST_MARK),
    adCaution: rest.adCaution.join(LIST_MARK),
    categories: sorted(rest.categories),
    tags: sorted(rest.tags),
    searchWords: sorted(rest.searchWords),
    ...(Object.fromEntries(FLAG_FIELDS.map((flag) => [flag, rest[flag] ? "yes" : "no"])) as Record<
      (typeof FLAG_FIELDS)[number],
      string
    >),
  };
}

/** The names of the fields in which two products differ. */
export function changedFields(one: ProductFields, other: ProductFields): ProductField[] {
  return PRODUCT_FIELDS.filter((field) => one[field] !== other[field]);
}

/** Paise as plain rupees for a field: 18750 is "187.50". */
function rupeeText(paise: number): string {
  return (paise / 100).toFixed(2);
}

const LIST_MARK = " | ";

function sorted(items: string[]): string {
  return items.toSorted().join(LIST_MARK);
}

/** The fields as a sent form holds them: several entries of one name part by part, ticks as "yes". */
export function sentProductFields(form: FormData): ProductFields {
  return Object.fromEntries(
    PRODUCT_FIELDS.map((field) => [field, fieldTexts(form, field).join("\n")]),
  ) as ProductFields;
}
