import { stringify } from "csv-stringify/sync";
import { sql } from "drizzle-orm";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { batches, stockMovements } from "#app/db/schema/stock.ts";
import { addMonths } from "#app/domain/books/return-month.ts";
import { type PotencyScale, potencyLabel } from "#app/domain/catalog/potency.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import { guardCell } from "#app/domain/csv-cell.ts";
import { indiaInstant } from "#app/domain/india-time.ts";
import { firstDay } from "#app/services/books/month/month-obstacles.server.ts";

export type StockValue = {
  sku: string;
  name: string;
  batch: string;
  expiresOn: string;
  packs: number;
  costPaise: number | null;
  mrpPaise: number;
};

/** The packs of each batch at the end of a month, by the ledger of the stock, at what they cost; made-up packs are on no list. */
export async function readStockValue(db: Db, month: string): Promise<StockValue[]> {
  const until = indiaInstant(firstDay(addMonths(month, 1)), 0).toISOString();
  const { rows } = await db.execute<
    StockValue & { scale: PotencyScale | null; potencyNumber: number | null; packSize: string }
  >(sql`
    select p.sku, p.name, p.potency_scale as scale, p.potency_number as "potencyNumber", p.pack_size as "packSize", b.number as batch, b.expires_on::text as "expiresOn",
      sum(m.quantity)::int as packs, b.cost_paise as "costPaise", b.mrp_paise as "mrpPaise"
    from ${stockMovements} m join ${batches} b on b.id = m.batch_id join ${products} p on p.id = b.product_id
    where m.moved_at < ${until}::timestamptz and not b.is_demo
    group by p.id, b.id having sum(m.quantity) <> 0 order by p.name, p.id, b.expires_on, b.id`);
  return rows.map(({ scale, potencyNumber, packSize, ...row }) => {
    const label = scale ? potencyLabel({ scale, number: potencyNumber ?? 0 }) : undefined;
    return { ...row, name: fullName({ name: row.name, potencyLabel: label, packSize }) };
  });
}

/** The list for a spreadsheet: a pack whose cost nobody entered says so and counts nothing, and the foot says how many they are. */
export function stockValueCsv(rows: readonly StockValue[]): string {
  const { stock: words } = officeMonthText;
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const known = rows.filter(({ costPaise }) => costPaise !== null);
  const total = known.reduce((sum, { packs, costPaise }) => sum + packs * costPaise!, 0);
  const packs = (of: readonly StockValue[]) => of.reduce((sum, row) => sum + row.packs, 0);
  const cells = rows.map(({ sku, name, batch, expiresOn, packs: count, costPaise, mrpPaise }) => [
    ...[guardCell(sku), guardCell(name), guardCell(batch), expiresOn, String(count)],
    costPaise === null ? words.unknown : rupees(costPaise),
    costPaise === null ? "" : rupees(count * costPaise),
    rupees(mrpPaise),
  ]);
  const {
    sku,
    product,
    batch,
    expiry,
    packs: packsHeading,
    cost,
    value,
    mrp,
    total: totalName,
    without,
  } = words;
  return stringify(
    [
      [sku, product, batch, expiry, packsHeading, cost, value, mrp],
      ...cells,
      [totalName, "", "", "", String(packs(rows)), "", rupees(total), ""],
      [without, "", "", "", String(packs(rows) - packs(known)), "", "", ""],
    ],
    { bom: true, record_delimiter: "windows" },
  );
}
