import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { takeKeys } from "#app/services/encryption-keys.server.ts";
import { readUpload } from "#app/services/uploads.server.ts";
import { readKeys } from "#server/encryption-keys.ts";
import { type Server, shopUrl } from "#server/postgres/connection.ts";

/** What a restored shop holds, and what is not right with it. */
export type Findings = { orders: number; bills: number; batches: number; files: number; faults: string[] };

/** Looks the shop over that has just been brought back: stock and its ledger, the numbers of bills, keys and files. */
export async function inspectRestored(server: Server, { dataDir }: { dataDir: string }): Promise<Findings> {
  const { db, close } = openDatabase(shopUrl(server), { waits: "long" });
  try {
    const { rows } = await db.execute<{ orders: number; bills: number; batches: number }>(sql`
      select (select count(*)::int from orders) as orders, (select count(*)::int from invoices) as bills,
        (select count(*)::int from batches) as batches`);
    const faults = await inspectBooks(db);
    const keyFault = await findKeyFault(db, dataDir);
    const papers = keyFault ? { count: 0, faults: [keyFault] } : await inspectFiles(db, dataDir);
    return { ...rows[0]!, files: papers.count, faults: [...faults, ...papers.faults] };
  } finally {
    await close();
  }
}

/** Stock against its ledger, orders against their lines and payments, and the numbers of bills and notes. */
export async function inspectBooks(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    with moved as (select batch_id, sum(quantity) as packs from stock_movements group by batch_id),
      held as (select batch_id, sum(quantity) as packs from stock_holds group by batch_id),
      bought as (select order_id, sum(total_paise) as paise from order_lines group by order_id)
    select 'Batch ' || number || ' has ' || quantity || ' packs, and its ledger says otherwise.' as fault
    from batches left join moved on batch_id = batches.id where quantity <> coalesce(packs, 0)
    union all
    select 'Batch ' || number || ' keeps ' || held_quantity || ' packs for orders, and the orders say otherwise.'
    from batches left join held on batch_id = batches.id where held_quantity <> coalesce(packs, 0)
    union all
    select 'The total of order ' || number || ' is not that of its lines.'
    from orders left join bought on order_id = orders.id where total_paise <> delivery_paise + coalesce(paise, 0)
    union all
    select 'Order ' || number || ' has no payment, or more than one.' from orders
    where (select count(*) from payments where order_id = orders.id) <> 1
    union all
    select 'The bills ' || s.series || ' of ' || s.financial_year || ' have a gap.' from invoice_series as s
    where last_number <> (select count(*) from invoices where financial_year = s.financial_year and series = s.series)
      or last_number <> (select max(sequence) from invoices where financial_year = s.financial_year and series = s.series)`);
  return rows.map(({ fault }) => fault);
}

async function findKeyFault(db: Db, dataDir: string): Promise<string | undefined> {
  try {
    const keys = readKeys({ dataDir, encryptionKey: process.env.ENCRYPTION_KEY || undefined });
    await takeKeys(db, { keys, make: () => [] });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Every file that the database knows: there, opened with the shop's keys, and as it was sent. */
async function inspectFiles(db: Db, dataDir: string): Promise<{ count: number; faults: string[] }> {
  const store = openFileStore(dataDir);
  const faults: string[] = [];
  const known = await db.select({ id: uploads.id, digest: uploads.digest }).from(uploads).orderBy(uploads.id);
  for (const { id, digest } of known) {
    const file = await readUpload(db, store, id).catch((error: Error) => error);
    if (file instanceof Error) faults.push(`The file ${id} does not open (${file.message})`);
    else if (!file) faults.push(`The file ${id} is missing.`);
    else if (createHash("sha256").update(file.bytes).digest("hex") !== digest)
      faults.push(`The file ${id} is not as it was sent.`);
  }
  return { count: known.length, faults };
}
