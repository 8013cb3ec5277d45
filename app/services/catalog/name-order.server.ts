import { asc, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";

const lowerName = sql`lower(${products.name})`;

/** SQL order: products by name, whatever their letters' size; no two share a place. */
export const byName = [asc(lowerName), asc(products.id)];

/** SQL: the place of the row in `products` in that order, as the address of the next page says it. */
export const namePlace = sql<string>`${lowerName} || ' ' || ${products.id}`;

/** SQL condition: the product stands after that place; undefined for none. */
export function isAfterPlace(place: string | undefined): SQL | undefined {
  const [, name, id] = /^(.*) (\d{1,9})$/s.exec(place ?? "") ?? [];
  if (name === undefined) return undefined;
  return sql`(${lowerName}, ${products.id}) > (${name}, ${id}::int)`;
}
