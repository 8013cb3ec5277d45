import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { MOST_ML } from "#app/domain/catalog/alcohol.ts";

/** What a label says and nobody has entered yet. */
export type LabelGap = "maker" | "importer" | "composition" | "alcohol";

// For a select that joins `brands`; "India" as domain/catalog/company.ts has it.
const GAPS: Record<LabelGap, SQL> = {
  maker: sql`coalesce(${products.makerId}, ${brands.makerId}) is null`,
  importer: sql`${products.originCountry} <> 'India' and coalesce(${products.importerId}, ${brands.importerId}) is null`,
  composition: sql`${products.ingredients} = '{}'`,
  alcohol: sql`${products.netUnit} = 'ml' and ${products.route} = 'mouth' and ${products.alcoholPercent} is null`,
};

/** SQL for the gaps in what is known of the label of the row in `products`. */
export const labelGaps = sql<LabelGap[]>`array_remove(array[${sql.join(
  Object.entries(GAPS).map(([gap, isMissing]) => sql`case when ${isMissing} then ${gap} end`),
  sql`, `,
)}], null)`;

/** SQL condition: maker, importer or composition is not entered. */
export const isLabelIncomplete = sql`((${GAPS.maker}) or (${GAPS.importer}) or (${GAPS.composition}))`;

/** SQL condition: closed at retail only because nobody has entered the alcohol of a large bottle; the number as text, for the index of it. */
export const isAlcoholMissing = sql`(${GAPS.alcohol} and ${products.netQuantity} > ${sql.raw(String(MOST_ML))})`;

/** How many packs in the shop are on sale at a price that nobody has read off their label. */
export function countEstimatedPrices(db: Db): Promise<number> {
  return db.$count(
    products,
    and(
      eq(products.isPublished, true),
      eq(products.mrpSource, "estimate"),
      sql`${products.soldTo} <> 'nobody'`,
    ),
  );
}
