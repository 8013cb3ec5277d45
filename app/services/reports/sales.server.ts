import { type Column, notInArray, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import type { Settings } from "#app/domain/settings.ts";

/** SQL condition: the order is a sale. One that was given up, came back as a whole or still waits for its payment is none. */
export const isSale = notInArray(orders.status, ["awaiting_payment", "cancelled", "returned"]);

/**
 * SQL of two tables for `with`, after one of days named `open_day`: `sale`, an order of those days with its day in India, and
 * `sale_line`, its lines with the packs that the customer kept, what those cost, and the GST in it, rounded line by line as on the receipt.
 */
export function salesOfDays({ shop }: Pick<Settings, "shop">): SQL {
  // "offset 0": day by day and order by order along the indexes, however many days the planner expects.
  return sql`
    sale as materialized (
      select placed.*, open_day.day from open_day cross join lateral (
        select ${orders.id}, ${orders.zone}, ${orders.deliveryPaise}, ${orders.placeOfSupply} = ${shop.address.stateCode} as is_intra_state
        from ${orders}
        where ${orders.placedAt} >= open_day.day::timestamp at time zone 'Asia/Kolkata'
          and ${orders.placedAt} < (open_day.day + 1)::timestamp at time zone 'Asia/Kolkata' and ${isSale}
        offset 0
      ) as placed
    ),
    sent_line as materialized (
      select sale.id, sale.day, sale.zone, sale.delivery_paise, sale.is_intra_state, sold.line_id, sold.product_id, sold.gst_percent,
        sold.packs, sold.paise, sold.sent_paise, ${taxIn(sql`sold.paise`, sql`sold.gst_percent`)} as tax
      from sale cross join lateral (
        select ${orderLines.id} as line_id, ${orderLines.productId}, ${orderLines.gstPercent}, ${keptPacks} as packs,
          ${keptPacks} * ${orderLines.pricePaise} as paise,
          (${orderLines.quantity} - ${orderLines.cancelledQuantity}) * ${orderLines.pricePaise} as sent_paise
        from ${orderLines} where ${orderLines.orderId} = sale.id
        offset 0
      ) as sold
    ),
    sale_line as (select * from sent_line where packs > 0)`;
}

/** SQL of `sale_order` for `with` after `salesOfDays`: a sale's packs, goods and GST, that of its delivery included, which is taxed with what was sent. */
export const saleOrders = sql`
  sale_rate as (
    select id, day, zone, delivery_paise, is_intra_state, gst_percent, sum(packs) as packs, sum(paise) as goods, sum(tax) as tax, sum(sent_paise) as sent
    from sent_line group by id, day, zone, delivery_paise, is_intra_state, gst_percent
  ),
  sale_sum as (
    -- The rate of most of what was sent, the higher one of equals.
    select id, day, zone, delivery_paise, is_intra_state, sum(packs) as packs, sum(goods) as goods, sum(tax) as tax,
      max(sent * 1000 + gst_percent) % 1000 as sent_percent
    from sale_rate group by id, day, zone, delivery_paise, is_intra_state having sum(packs) > 0
  ),
  sale_order as (
    select day, zone, delivery_paise as delivery, packs, goods,
      tax + case when delivery_paise = 0 then 0 else ${taxIn(sql`delivery_paise`, sql`sent_percent`)} end as tax
    from sale_sum as sale
  )`;

/** SQL of a term of each row's product, its brand say, for `cross join` beside rows with `product_id`: product by product, or all products would be read for the lines of a day. */
export function termOfLine(rows: SQL, term: Column): SQL {
  return sql`lateral (select ${term} as term_id from ${products} where ${products.id} = ${rows}.product_id offset 0) as of_product`;
}

const keptPacks = sql`(${orderLines.quantity} - ${orderLines.cancelledQuantity} - ${orderLines.returnedQuantity})`;

// domain/catalog/gst.ts in SQL, with its rounding: within the state two equal halves, else one part. Floats are exact here and quicker than numeric.
function taxIn(paise: SQL, percent: SQL): SQL {
  return sql`case when sale.is_intra_state then 2 * floor(${paise} * ${percent}::float8 / 2 / (100 + ${percent}) + 0.5)
    else floor(${paise} * ${percent}::float8 / (100 + ${percent}) + 0.5) end`;
}
