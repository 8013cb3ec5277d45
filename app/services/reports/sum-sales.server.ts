import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { orders } from "#app/db/schema/orders.ts";
import {
  salesByBrand,
  salesByForm,
  salesByProduct,
  salesByZone,
  salesChanges,
  salesDays,
} from "#app/db/schema/reports-sales.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { marginLines } from "#app/services/reports/margins.server.ts";
import { saleOrders, salesOfDays } from "#app/services/reports/sales.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const SUMMED_AFTER_DAYS = 2;

/** Sums up the sales of each day that is two days over and not summed yet, or of which something has changed; gives how many days. */
export async function sumSales(db: Db, now: Date): Promise<number> {
  const { shop } = await findSettings(db);
  const lastDay = addDays(indiaDate(now), -SUMMED_AFTER_DAYS);
  await db.execute(sql`delete from ${salesChanges} where ${salesChanges.day} > ${lastDay}::date`);
  const days = await listOpenDays(db, { lastDay, stateCode: shop.address.stateCode });
  for (const day of days) await sumDay(db, { day, shop });
  return days.length;
}

async function listOpenDays(
  db: Db,
  { lastDay, stateCode }: { lastDay: string; stateCode: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select day::text from (
      select first_day + n as day from (
        select least((min(${orders.placedAt}) at time zone 'Asia/Kolkata')::date, (select min(day) from ${salesDays})) as first_day from ${orders}
      ) as known, generate_series(0, ${lastDay}::date - first_day) as n
    ) as over
    where not exists (select from ${salesDays} where ${salesDays.day} = over.day and ${salesDays.stateCode} = ${stateCode})
      or exists (select from ${salesChanges} where ${salesChanges.day} = over.day)
    order by day`);
  return rows.map(({ day }) => day);
}

async function sumDay(db: Db, { day, shop }: { day: string } & Pick<Settings, "shop">): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Notes go first: what changes from here on leaves a note that stays, so the day is summed up again.
    await tx.execute(sql`delete from ${salesChanges} where ${salesChanges.day} = ${day}::date`);
    await tx.execute(sql`delete from ${salesDays} where ${salesDays.day} = ${day}::date`);
    await tx.insert(salesDays).values({ day, stateCode: shop.address.stateCode });
    await tx.execute(sql`
      with open_day as (select ${day}::date as day), ${salesOfDays({ shop })}, ${saleOrders}, ${marginLines},
      goods as materialized (
        select margin_line.*, ${products.brandId}, ${products.formId} from margin_line join ${products} on ${products.id} = margin_line.product_id
      ),
      zones as (
        insert into ${salesByZone} (day, zone, order_count, pack_count, goods_paise, delivery_paise, tax_paise)
        select day, zone, count(*), sum(packs), sum(goods), sum(delivery), sum(tax) from sale_order group by day, zone
      ),
      of_brands as (
        insert into ${salesByBrand} (day, brand_id, ${GOODS}, known_paise, cost_paise)
        select day, brand_id, ${goodsSums}, sum(known), sum(cost) from goods group by day, brand_id
      ),
      of_forms as (
        insert into ${salesByForm} (day, form_id, ${GOODS}) select day, form_id, ${goodsSums} from goods group by day, form_id
      )
      insert into ${salesByProduct} (day, product_id, pack_count, net_paise, known_paise, cost_paise)
      select day, product_id, sum(packs), sum(net), sum(known), sum(cost) from goods group by day, product_id`);
  });
}

const GOODS: SQL = sql`order_count, pack_count, goods_paise, tax_paise`;
const goodsSums: SQL = sql`count(distinct id), sum(packs), sum(paise), sum(tax)`;
