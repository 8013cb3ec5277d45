import { type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";

/** SQL condition: the product may be offered for children of that age and more; true for a shelf for everybody (domain/catalog/child-shelf.ts). */
export function isForAge(forAgeMonths: number | null): SQL | undefined {
  if (forAgeMonths === null) return undefined;
  return sql`(
    coalesce(${products.alcoholPercent}, 0) = 0 and coalesce(${products.minAgeMonths}, 0) <= ${forAgeMonths}
    and not (${products.alcoholPercent} is null and ${products.netUnit} = 'ml' and coalesce(${products.route}, '') = 'mouth')
  )`;
}
