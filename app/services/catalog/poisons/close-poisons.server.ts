import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { closingOf, type PoisonList, settledSoldTo } from "#app/domain/catalog/poison.ts";
import { readPoisonVerdicts } from "#app/services/catalog/poisons/poison-verdicts.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";

/** Far within the time of one statement, also where many thousand products have changed. */
const ROWS_PER_STATEMENT = 1_000;

/** Writes down for every product who may buy it by the rules of now, and gives how many have changed: after a decision, a signature or a release with another list. */
export async function closePoisons(db: Db, { now, list }: { now: Date; list?: PoisonList }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const verdicts = await readPoisonVerdicts(tx, list);
    const rows = await tx
      .select({
        id: products.id,
        name: products.name,
        remedy: remedies.slug,
        dosageForm: products.dosageForm,
        potencyScale: products.potencyScale,
        potencyNumber: products.potencyNumber,
        netUnit: products.netUnit,
        soldTo: products.soldTo,
        ownSoldTo: products.ownSoldTo,
      })
      .from(products)
      .leftJoin(remedies, eq(remedies.id, products.remedyId))
      .orderBy(products.id)
      .for("update", { of: products });
    const changed = rows.flatMap((row) => {
      const pack = { ...row, remedy: row.remedy ?? undefined, potency: storedPotency(row) };
      const settled = settledSoldTo(row.ownSoldTo ?? row.soldTo, closingOf(pack, verdicts).soldTo);
      const isSame = settled.soldTo === row.soldTo && settled.ownSoldTo === row.ownSoldTo;
      return isSame ? [] : [{ id: row.id, sold_to: settled.soldTo, own_sold_to: settled.ownSoldTo }];
    });
    for (let from = 0; from < changed.length; from += ROWS_PER_STATEMENT)
      await tx.execute(sql`
        update ${products} set sold_to = judged.sold_to, own_sold_to = judged.own_sold_to, updated_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(changed.slice(from, from + ROWS_PER_STATEMENT))}::jsonb)
          as judged (id int, sold_to text, own_sold_to text)
        where ${products}.id = judged.id
      `);
    return changed.length;
  });
}
