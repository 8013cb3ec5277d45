import { and, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { salePeriods } from "#app/db/schema/catalog-changes.ts";
import { fitsAge } from "#app/domain/catalog/child-shelf.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { isDoseOfAdults, isForChildren } from "#app/domain/catalog/label-dose.ts";
import { closingOf, type PoisonVerdicts } from "#app/domain/catalog/poison.ts";
import type { ProductProblem, ProductProblems } from "#app/domain/catalog/product-check.ts";
import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import { ownSearchWords, productSearchText } from "#app/domain/catalog/product-search.ts";
import { strictest } from "#app/domain/catalog/sold-to.ts";
import type { StoredProduct } from "#app/services/catalog/desk/read-products.server.ts";
import {
  searchNamesOf,
  unknownNames,
  type Vocabulary,
  type VocabularyProblem,
} from "#app/services/catalog/desk/vocabulary.server.ts";
import { readPoisonVerdicts } from "#app/services/catalog/poisons/poison-verdicts.server.ts";

type DeskProblem =
  | ProductProblem
  | VocabularyProblem
  | "sku-taken"
  | "slug-taken"
  | "barcode-taken"
  | "on-sale"
  | "claims"
  | "not-for-children"
  | "adult-dose"
  | "poison"
  | "high-potency";
export type DeskProblems = ProductProblems<DeskProblem>;

/** What several products are judged by, read once for all of them. */
export type Surroundings = {
  vocabulary: Vocabulary;
  /** Whose slug it is. */
  slugOwners: Map<string, number>;
  /** Whose barcode it is. */
  barcodeOwners: Map<string, number>;
  /** Products whose price belongs to a running sale. */
  onSale: Set<number>;
  verdicts: PoisonVerdicts;
};

/** Reads what products are judged by. */
export async function readSurroundings(
  db: Db,
  { facts, ids, vocabulary }: { facts: ProductFacts[]; ids: number[]; vocabulary: Vocabulary },
): Promise<Surroundings> {
  const slugs = facts.map(({ slug }) => slug);
  const owners =
    slugs.length === 0
      ? []
      : await db
          .select({ id: products.id, slug: products.slug })
          .from(products)
          .where(inArray(products.slug, slugs));
  const sales =
    ids.length === 0
      ? []
      : await db
          .select({ productId: salePeriods.productId })
          .from(salePeriods)
          .where(and(inArray(salePeriods.productId, ids), sql`${salePeriods.status} = 'running'`));
  const barcodes = facts.flatMap(({ barcode }) => barcode ?? []);
  const scanned =
    barcodes.length === 0
      ? []
      : await db
          .select({ id: products.id, barcode: products.barcode })
          .from(products)
          .where(inArray(products.barcode, barcodes));
  return {
    vocabulary,
    verdicts: await readPoisonVerdicts(db),
    barcodeOwners: new Map(scanned.map(({ id, barcode }) => [barcode!, id])),
    slugOwners: new Map(owners.map(({ id, slug }) => [slug, id])),
    onSale: new Set(sales.map(({ productId }) => productId)),
  };
}

const CLAIMING = [
  "name",
  "shortDescription",
  "description",
  "labelDose",
  "seoTitle",
  "seoDescription",
] as const;

/** What speaks against a checked product beside what is there; {} when nothing does. `before` is the product it replaces. */
export function judgeProduct(
  facts: ProductFacts,
  before: Pick<StoredProduct, "id" | "facts"> | undefined,
  { vocabulary, slugOwners, barcodeOwners, onSale, verdicts }: Surroundings,
): DeskProblems {
  const problems: DeskProblems = unknownNames(facts, vocabulary);
  for (const field of CLAIMING) {
    const text = facts[field] ?? "";
    if (text !== (before?.facts[field] ?? "") && findHealthClaims(text).length > 0)
      problems[field] ??= "claims";
  }
  const childShelves = [facts.form, ...facts.categories].flatMap(
    (slug) => vocabulary.categories.get(slug)?.forAgeMonths ?? [],
  );
  if (childShelves.some((forAgeMonths) => !fitsAge(facts, forAgeMonths)))
    problems.categories ??= "not-for-children";
  const isOnChildShelf = childShelves.length > 0;
  if (facts.labelDose && isForChildren({ ...facts, isOnChildShelf }) && isDoseOfAdults(facts.labelDose))
    problems.labelDose ??= "adult-dose";
  const owner = slugOwners.get(facts.slug);
  if (owner !== undefined && owner !== before?.id) problems.slug ??= "slug-taken";
  const scanned = facts.barcode === undefined ? undefined : barcodeOwners.get(facts.barcode);
  if (scanned !== undefined && scanned !== before?.id) problems.barcode ??= "barcode-taken";
  const isPriceChanged =
    before && (before.facts.pricePaise !== facts.pricePaise || before.facts.mrpPaise !== facts.mrpPaise);
  if (isPriceChanged && onSale.has(before.id)) problems.price ??= "on-sale";
  const closing = closingOf(facts, verdicts);
  if (closing.by && strictest(facts.soldTo, closing.soldTo) !== facts.soldTo) problems.soldTo ??= closing.by;
  return problems;
}

/** The product with only those search words that do not follow from its facts anyway, as it will be read again. */
export function settled(facts: ProductFacts, vocabulary: Vocabulary): ProductFacts {
  const names = searchNamesOf(facts, vocabulary);
  const searchWords = ownSearchWords(productSearchText(facts, names), facts, names);
  return { ...facts, searchWords, categories: facts.categories.filter((slug) => slug !== facts.form) };
}

/** Whether another product has the number already. */
export async function isSkuTaken(db: Db, sku: string, ownId: number | undefined): Promise<boolean> {
  const isOther = ownId === undefined ? undefined : ne(products.id, ownId);
  return (await db.$count(products, and(sql`${products.sku} = ${sku}`, isOther))) > 0;
}
