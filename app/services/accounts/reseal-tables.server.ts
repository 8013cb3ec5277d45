import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { SEALED_COLUMNS } from "#app/db/schema/ground-sealed.ts";
// They name their sealed columns in the list, even where nothing else of cart and payments is loaded.
import "#app/db/schema/cart-notices.ts";
import "#app/db/schema/payments-forward.ts";
import "#app/db/schema/payments-gateway.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { openFindable, openText, sealFindable, sealingKeyId, sealText } from "#app/db/vault.server.ts";

const ROWS_PER_BATCH = 1_000;

type Stored = { id: string; stored: string };

/** Seals with the newest key whatever of the tables an older version left open or an older key sealed; gives how many values. Each batch is whole by itself, so that what breaks off goes on at the next start. */
export async function resealTables(db: Db): Promise<number> {
  let count = 0;
  const touched = new Set<string>();
  for (const column of SEALED_COLUMNS) {
    const { place } = column;
    const resealed = await resealColumn(db, column);
    if (resealed > 0) touched.add(tableOf(place));
    count += resealed;
  }
  // What stood open before is gone from the disk, too, not only from the rows.
  for (const table of touched) await db.execute(sql`vacuum full ${sql.identifier(table)}`);
  return count;
}

async function resealColumn(db: Db, { place, isFindable }: (typeof SEALED_COLUMNS)[number]): Promise<number> {
  const reseal = (stored: string) =>
    isFindable ? sealFindable(openFindable(stored, place), place) : sealText(openText(stored, place), place);
  const table = sql.identifier(tableOf(place));
  const column = sql.identifier(place.slice(tableOf(place).length + 1));
  const isOpen = sql`${column} <> '' and not starts_with(${column}, ${`sealed:${sealingKeyId()}:`})`;
  // Without a lock first: a role that may not change a table may still start a shop that has nothing to seal.
  for (let count = 0; ; ) {
    const { rowCount } = await db.execute(sql`select from ${table} where ${isOpen} limit 1`);
    if (rowCount === 0) return count;
    const done = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<Stored>(sql`
        select id::text, ${column} as stored from ${table}
        where ${isOpen}
        order by id limit ${ROWS_PER_BATCH} for update`);
      if (rows.length === 0) return 0;
      // Signed prescriptions change for this alone (migration sealing_of_signed_prescriptions): what they say stays as it was signed.
      await tx.execute(sql`set local materia.resealing = 'yes'`);
      const ids = rows.map(({ id }) => id);
      const values = rows.map(({ stored }) => reseal(stored));
      await tx.execute(sql`
        update ${table} set ${column} = resealed.value
        from unnest(${sql.param(ids)}::text[], ${sql.param(values)}::text[]) as resealed (id, value)
        where ${table}.id::text = resealed.id`);
      return rows.length;
    });
    if (done === 0) return count;
    count += done;
  }
}

function tableOf(place: string): string {
  return place.slice(0, place.indexOf("."));
}
