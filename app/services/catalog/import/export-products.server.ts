import { stringify } from "csv-stringify/sync";
import { asc, gt, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { PRODUCT_FIELDS, productFields } from "#app/domain/catalog/product-fields.ts";
import { guardCell } from "#app/domain/csv-cell.ts";
import { readProducts } from "#app/services/catalog/desk/read-products.server.ts";
import { readVocabulary } from "#app/services/catalog/desk/vocabulary.server.ts";

const BATCH = 500;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** The whole catalogue as CSV, piece by piece, hidden products too; read in again unchanged it changes nothing. */
export async function* exportProducts(db: Db): AsyncGenerator<string> {
  const vocabulary = await readVocabulary(db);
  yield BYTE_ORDER_MARK + stringify([[...PRODUCT_FIELDS]]);
  for (let after = 0; ; ) {
    const ids = await db
      .select({ id: products.id })
      .from(products)
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(BATCH);
    if (ids.length === 0) return;
    const where = inArray(
      products.id,
      ids.map(({ id }) => id),
    );
    const stored = await readProducts(db, { where, vocabulary });
    yield stringify(
      stored.map(({ facts }) => {
        const fields = productFields(facts);
        return PRODUCT_FIELDS.map((field) => guardCell(fields[field]));
      }),
    );
    after = ids.at(-1)!.id;
  }
}
