import { eq, type InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { seedRows } from "#app/db/schema/ground.ts";
import { insertRows } from "./insert-rows.ts";

/**
 * Puts in the rows of a kind that this shop was never offered, and remembers that: what the owner takes away later stays away,
 * what stands there already stays as it is. `declined` are keys the owner took away before the shop kept account of it.
 */
export async function offerRows<T extends PgTable>(
  tx: Db,
  offer: {
    kind: string;
    table: T;
    rows: InferInsertModel<T>[];
    keyOf: (row: InferInsertModel<T>) => string;
    declined?: ReadonlySet<string>;
  },
): Promise<void> {
  const { kind, table, rows, keyOf, declined } = offer;
  const offered = await tx.select({ key: seedRows.key }).from(seedRows).where(eq(seedRows.kind, kind));
  const known = new Set(offered.map(({ key }) => key));
  const news = rows.filter((row) => !known.has(keyOf(row)));
  await insertRows(
    tx,
    table,
    news.filter((row) => !declined?.has(keyOf(row))),
  );
  await insertRows(
    tx,
    seedRows,
    news.map((row) => ({ kind, key: keyOf(row) })),
  );
}
