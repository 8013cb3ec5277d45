import { inArray, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { productCategories, products, productTags } from "#app/db/schema/catalog.ts";
import { redirects } from "#app/db/schema/pages.ts";
import { closingOf, type PoisonVerdicts, settledSoldTo } from "#app/domain/catalog/poison.ts";
import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import { productSearchText } from "#app/domain/catalog/product-search.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import { type PriceOccasion, recordPriceChanges } from "#app/services/catalog/desk/change-prices.server.ts";
import type { StoredProduct } from "#app/services/catalog/desk/read-products.server.ts";
import { searchNamesOf, type Vocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";
import { readPoisonVerdicts } from "#app/services/catalog/poisons/poison-verdicts.server.ts";

/** What a product was (`undefined`: it is new) and what it becomes. */
export type ProductChange = {
  before: Pick<StoredProduct, "id" | "facts" | "ownSoldTo"> | undefined;
  after: ProductFacts;
};

export type WriteOccasion = PriceOccasion & { vocabulary: Vocabulary };

/** Writes checked products, a statement for all of a kind: rows, categories, tags, price history, redirects of old addresses. Gives their ids in order. */
export async function writeProducts(
  tx: Db,
  changes: ProductChange[],
  occasion: WriteOccasion,
): Promise<number[]> {
  const { vocabulary, now } = occasion;
  const verdicts = await readPoisonVerdicts(tx);
  const fresh = changes.filter(({ before }) => !before);
  const kept = changes.filter(({ before }) => before);
  if (kept.length > 0) await updateRows(tx, kept, { ...occasion, verdicts });
  const inserted =
    fresh.length === 0
      ? []
      : await tx
          .insert(products)
          .values(
            fresh.map((change) => ({
              ...productRow(change, { vocabulary, verdicts }),
              createdAt: now,
              updatedAt: now,
            })),
          )
          .returning({ id: products.id, sku: products.sku });
  const idOf = new Map(inserted.map(({ id, sku }) => [sku, id]));
  const ids = changes.map(({ before, after }) => before?.id ?? idOf.get(after.sku)!);
  await writeShelves(tx, { changes, ids, vocabulary });
  await recordPriceChanges(
    tx,
    kept.map(({ before, after }) => ({ productId: before!.id, old: before!.facts, now: after })),
    occasion,
  );
  await keepOldAddresses(tx, kept, now);
  return ids;
}

type Judged = { vocabulary: Vocabulary; verdicts: PoisonVerdicts };

function productRow(change: ProductChange, { vocabulary, verdicts }: Judged): typeof products.$inferInsert {
  const { after: facts } = change;
  const { brand, remedy, maker, importer, form, potency, categories, tags, searchWords, ...own } = facts;
  return {
    ...own,
    brandId: vocabulary.brands.get(brand)!.id,
    formId: vocabulary.forms.get(form)!.id,
    remedyId: remedy === undefined ? null : vocabulary.remedies.get(remedy)!.id,
    potencyScale: potency?.scale ?? null,
    potencyNumber: potency?.number ?? null,
    alcoholPercent: own.alcoholPercent ?? null,
    barcode: own.barcode ?? null,
    makerId: maker === undefined ? null : vocabulary.makers.get(maker)!.id,
    importerId: importer === undefined ? null : vocabulary.importers.get(importer)!.id,
    labelDose: own.labelDose ?? null,
    route: own.route ?? null,
    minAgeMonths: own.minAgeMonths ?? null,
    seoTitle: own.seoTitle ?? null,
    seoDescription: own.seoDescription ?? null,
    searchText: productSearchText(facts, searchNamesOf(facts, vocabulary)),
    ...settledSoldTo(chosenSoldTo(change), closingOf(facts, verdicts).soldTo),
  };
}

/** What the form or the file says is who may buy it now; where it says no other, the shop's own choice stays below a rule. */
function chosenSoldTo({ before, after }: ProductChange): SoldTo {
  const { soldTo, name, remedy, dosageForm, netUnit, potency } = after;
  const old = before?.facts;
  const isSame =
    old?.soldTo === soldTo &&
    old.name === name &&
    old.remedy === remedy &&
    old.dosageForm === dosageForm &&
    old.netUnit === netUnit &&
    old.potency?.scale === potency?.scale &&
    old.potency?.number === potency?.number;
  return isSame ? (before?.ownSoldTo ?? soldTo) : soldTo;
}

async function updateRows(
  tx: Db,
  changes: ProductChange[],
  { now, ...judged }: WriteOccasion & Judged,
): Promise<void> {
  const rows = changes.map((change) => ({
    ...productRow(change, judged),
    id: change.before!.id,
    updatedAt: now,
  }));
  const names = Object.keys(rows[0]!)
    .filter((name) => name !== "id")
    .map(columnName);
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value])),
    ),
  );
  const assignments = sql.join(
    names.map((name) => sql`${sql.identifier(name)} = fresh.${sql.identifier(name)}`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${products} set ${assignments}
    from jsonb_populate_recordset(null::${products}, ${json}::jsonb) fresh
    where ${products}.id = fresh.id
  `);
}

async function writeShelves(
  tx: Db,
  { changes, ids, vocabulary }: { changes: ProductChange[]; ids: number[]; vocabulary: Vocabulary },
): Promise<void> {
  const pairs = changes.map((change, place) => ({ ...change, id: ids[place]! }));
  const onOtherShelves = pairs.filter(({ before, after }) => shelvesOf(before?.facts) !== shelvesOf(after));
  const otherTags = pairs.filter(({ before, after }) => tagsOf(before?.facts) !== tagsOf(after));
  if (onOtherShelves.length > 0) {
    await tx.delete(productCategories).where(
      inArray(
        productCategories.productId,
        onOtherShelves.map(({ id }) => id),
      ),
    );
    await tx.insert(productCategories).values(
      onOtherShelves.flatMap(({ id: productId, after }) =>
        [...new Set([after.form, ...after.categories])].map((slug) => ({
          productId,
          categoryId: vocabulary.categories.get(slug)!.id,
        })),
      ),
    );
  }
  if (otherTags.length > 0) {
    await tx.delete(productTags).where(
      inArray(
        productTags.productId,
        otherTags.map(({ id }) => id),
      ),
    );
    const rows = otherTags.flatMap(({ id: productId, after }) =>
      after.tags.map((tag) => ({ productId, tag })),
    );
    if (rows.length > 0) await tx.insert(productTags).values(rows);
  }
}

async function keepOldAddresses(tx: Db, changes: ProductChange[], now: Date): Promise<void> {
  const moved = changes
    .map(({ before, after }) => ({
      fromPath: `/product/${before!.facts.slug}`,
      toPath: `/product/${after.slug}`,
    }))
    .filter(({ fromPath, toPath }) => fromPath !== toPath);
  if (moved.length === 0) return;
  await tx.delete(redirects).where(
    inArray(
      redirects.fromPath,
      moved.map(({ toPath }) => toPath),
    ),
  );
  for (const { fromPath, toPath } of moved) {
    await tx.update(redirects).set({ toPath }).where(sql`${redirects.toPath} = ${fromPath}`);
    await tx
      .insert(redirects)
      .values({ fromPath, toPath, createdAt: now })
      .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath } });
  }
}

function shelvesOf(facts: ProductFacts | undefined): string {
  return facts ? [...new Set([facts.form, ...facts.categories])].sort().join("\n") : "";
}

function tagsOf(facts: ProductFacts | undefined): string {
  return facts ? facts.tags.toSorted().join("\n") : "";
}

function columnName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
