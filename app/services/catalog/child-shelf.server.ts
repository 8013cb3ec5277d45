import { type SQL, sql } from "drizzle-orm";
import { categories, productCategories, products } from "#app/db/schema/catalog.ts";

/** SQL condition: the product may be offered for children of that age and more (domain/catalog/child-shelf.ts); undefined for a shelf for everybody. */
export function isForAge(forAgeMonths: number | null): SQL | undefined {
  return forAgeMonths === null ? undefined : fits(sql`${forAgeMonths}`);
}

/** SQL condition: the product may be shown beside another: everything beside one for everybody, beside one of a child's shelf what fits that shelf. */
export function isForShelvesOf(productId: number): SQL {
  const youngest = sql`(
    select min(${categories.forAgeMonths}) from ${productCategories}
    join ${categories} on ${categories.id} = ${productCategories.categoryId}
    where ${productCategories.productId} = ${productId}
  )`;
  return sql`(${youngest} is null or ${fits(youngest)})`;
}

function fits(forAgeMonths: SQL): SQL {
  return sql`(
    coalesce(${products.alcoholPercent}, 0) = 0 and coalesce(${products.minAgeMonths}, 0) <= ${forAgeMonths}
    and not (${products.alcoholPercent} is null and ${products.netUnit} = 'ml' and coalesce(${products.route}, '') = 'mouth')
  )`;
}
