import { asc } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/accounts.ts";
import { products } from "#app/db/schema/catalog.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { checkImport } from "#app/services/catalog/import/check-import.server.ts";
import { findImport } from "#app/services/catalog/import/find-import.server.ts";
import { startImport } from "#app/services/catalog/import/start-import.server.ts";
import { askForApply } from "#app/services/catalog/import/work-on-imports.server.ts";
import { SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

/** A list that raises the price of so many products by a rupee, sent by the owner, checked and asked to be applied. */
export async function askForPriceImport(db: Db, rows: number) {
  const userId = "owner";
  await db.insert(users).values({ id: userId, name: "Kavita", email: "kavita@example.in" });
  await db.insert(profiles).values({ id: userId, name: "Kavita", role: "admin" });
  const before = await db.select().from(products).orderBy(asc(products.id));
  const lines = before.slice(0, rows).map(({ sku, mrpPaise }) => `${sku},${(mrpPaise + 100) / 100}`);
  const bytes = Buffer.from(`sku,mrp\n${lines.join("\n")}\n`);
  const started = await startImport(db, { fileName: "mrp.csv", bytes, userId, now });
  if (!started.ok) throw new Error(started.reason);
  const { importId } = started.value;
  await checkImport(db, importId);
  const checked = await findImport(db, importId);
  await askForApply(db, { importId, userId });
  return { importId, before, checked };
}
