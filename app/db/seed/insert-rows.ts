import type { InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";

/** PostgreSQL takes 65,535 values in one statement; the widest table has about forty columns. */
const ROWS_PER_STATEMENT = 400;

/** Inserts rows in their order, a few hundred at a time; rows that are there already stay as they are. */
export async function insertRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    await db.insert(table).values(some).onConflictDoNothing();
  }
}
