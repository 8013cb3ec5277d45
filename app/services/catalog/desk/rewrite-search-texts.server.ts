import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import { productSearchText } from "#app/domain/catalog/product-search.ts";
import { readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary, searchNamesOf } from "#app/services/catalog/desk/vocabulary.server.ts";

/** Does the work that renames a brand, form or remedy, and writes the search lines of its products (`where`) anew, with their own words. */
export async function withSearchTexts(
  tx: Db,
  { where, rename }: { where: SQL | undefined; rename: (facts: ProductFacts) => ProductFacts },
  work: () => Promise<void>,
): Promise<void> {
  const before = where
    ? await readProducts(tx, { where, vocabulary: await readVocabulary(tx), lock: true })
    : [];
  await work();
  if (before.length === 0) return;
  const vocabulary = await readVocabulary(tx);
  const rows = before.map(({ id, facts }) => {
    const renamed = rename(facts);
    return { id, text: productSearchText(renamed, searchNamesOf(renamed, vocabulary)) };
  });
  await tx.execute(sql`
    update ${products} set search_text = fresh.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh(id int, text text)
    where ${products}.id = fresh.id and ${products}.search_text <> fresh.text
  `);
}
