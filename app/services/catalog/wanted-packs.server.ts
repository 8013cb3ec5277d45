import { and, desc, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import { isNamed, namedOrder } from "#app/services/catalog/named-query.server.ts";

/** The packs that are meant, among those of the same medicines in every potency and pack. */
export type WantedPacks = { named: NamedPacks; wide: NamedPacks; where?: SQL | undefined };

/** So many are looked at for each wish; counting the stock of every match of a short word would take too long. */
const MOST_EACH = 40;

/** SQL table `wanted` for a join with `products`: by the place of a wish (`at`) its packs (`id`), and whether it means them (`is_exact`). */
export function wantedPacks(wishes: readonly WantedPacks[]): SQL {
  const selects = wishes.map(({ named, wide, where }, at) => {
    const isExact = sql`coalesce(${isNamed(named) ?? sql`true`}, false)`;
    return sql`(
      select ${at}::int as at, ${products.id} as id, ${isExact} as is_exact from ${products}
      where ${and(sql`true`, where, isNamed(wide))}
      order by ${sql.join([desc(isExact), ...namedOrder(named)], sql`, `)} limit ${MOST_EACH}
    )`;
  });
  return sql`(${sql.join(selects, sql` union all `)}) as wanted`;
}

/** The columns that the table `wanted` adds to a select. */
export const wantedColumns = {
  at: sql<number>`wanted.at`,
  isExact: sql<boolean>`wanted.is_exact`,
};

/** SQL condition that joins them. */
export const isWanted = sql`wanted.id = ${products.id}`;
