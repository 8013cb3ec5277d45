import type pg from "pg";

/** What must not change when the tables of a shop are brought to a newer version. */
const SUMS: Record<string, string> = {
  products: "count(*)",
  orders: "count(*) || ' of ' || coalesce(sum(total_paise), 0)",
  order_lines: "count(*) || ' of ' || coalesce(sum(quantity), 0)",
  payments: "count(*) || ' of ' || coalesce(sum(amount_paise), 0)",
  refunds: "count(*) || ' of ' || coalesce(sum(amount_paise), 0)",
  invoices: "count(*) || ' of ' || coalesce(sum(total_paise), 0)",
  batches: "count(*) || ' of ' || coalesce(sum(quantity), 0)",
  stock_movements: "count(*) || ' of ' || coalesce(sum(quantity), 0)",
  stock_holds: "count(*) || ' of ' || coalesce(sum(quantity), 0)",
  customers: "count(*)",
  users: "count(*)",
  enquiries: "count(*)",
  consultations: "count(*)",
};

/** Counts and sums of money and packs by table, and how many batches are not what their ledger says; of a shop of any version. */
export async function readSums(client: pg.Client): Promise<Map<string, string>> {
  const { rows: there } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const names = new Set(there.map(({ name }) => name));
  const sums = new Map<string, string>();
  for (const [name, sum] of Object.entries(SUMS)) {
    if (!names.has(name)) continue;
    const { rows } = await client.query<{ sum: string }>(`select (${sum})::text as sum from ${name}`);
    sums.set(name, rows[0]!.sum);
  }
  const { rows } = await client.query<{ odd: string }>(`
    select count(*)::text as odd from batches left join
      (select batch_id, sum(quantity) as packs from stock_movements group by batch_id) moved on batch_id = batches.id
    where quantity <> coalesce(packs, 0)`);
  sums.set("batches unlike their ledger", rows[0]!.odd);
  return sums;
}

/** A sentence for each sum that is another than before; what a table that is new holds does not count. */
export function compareSums(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before]
    .filter(([name, sum]) => after.get(name) !== sum)
    .map(([name, sum]) => `The table ${name} had ${sum}, and has ${after.get(name) ?? "nothing"} now.`);
}
