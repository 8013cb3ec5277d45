import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** SQL for the rows that follow `from` as one list of objects, so that they come along with another query. */
export function jsonRows<Row>(columns: Record<string, SQL | PgColumn>, from: SQL): SQL<Row[]> {
  const parts = Object.entries(columns).map(([name, column]) => sql`${name}::text, ${column}`);
  return sql<
    Row[]
  >`(select coalesce(json_agg(json_build_object(${sql.join(parts, sql`, `)})), '[]') ${from})`;
}
