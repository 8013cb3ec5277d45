import { sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";

/** What is wrong in the books, in sentences; an empty list when stock, holds, money and orders all agree. */
export async function findLedgerFaults(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ fault: string }>(sql`
    select 'batch ' || id || ': quantity is not the sum of its movements' as fault from batches
    where quantity <> (select coalesce(sum(quantity), 0) from stock_movements where batch_id = batches.id)
    union all
    select 'batch ' || id || ': held is not the sum of its holds' from batches
    where held_quantity <> (select coalesce(sum(quantity), 0) from stock_holds where batch_id = batches.id)
    union all
    select 'batch ' || id || ': negative' from batches where quantity < 0 or held_quantity > quantity
    union all
    select 'order ' || number || ': total is not its lines and delivery' from orders
    where total_paise <> delivery_paise +
      (select coalesce(sum(total_paise), 0) from order_lines where order_id = orders.id)
    union all
    select 'order ' || number || ': payment is missing, double, or of another amount' from orders
    where (select count(*) from payments where order_id = orders.id) <> 1
      or exists (
        select from payments where order_id = orders.id and amount_paise + door_paise <> total_paise - cancelled_paise
          and not (status in ('paid', 'refunded') and amount_paise + door_paise between total_paise - cancelled_paise and total_paise)
      )
    union all
    select 'order ' || number || ': more given back than paid' from orders
    where (select coalesce(sum(amount_paise), 0) from refunds where order_id = orders.id) >
      (select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id and status in ('paid', 'refunded'))
      + case when door_paid_at is null then 0 else door_paise end
    union all
    select 'order ' || number || ': its ledger is not what was paid and given back' from orders
    where payment_method <> 'online' and (select coalesce(sum(amount_paise), 0) from order_transactions where order_id = orders.id and key not like 'debit-note %') <>
      (select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id and status in ('paid', 'refunded')) +
      case when door_paid_at is null then 0 else door_paise end -
      (select coalesce(sum(amount_paise), 0) from refunds where order_id = orders.id)
    union all
    select 'order ' || number || ': its ledger is not what the gateway took and gave back' from orders
    where payment_method = 'online' and (select coalesce(sum(amount_paise), 0) from order_transactions where order_id = orders.id and key not like 'debit-note %') <>
      (select coalesce(sum(gateway_payments.amount_paise), 0) from gateway_payments
        join gateway_orders on gateway_orders.id = asked_id where order_id = orders.id and use in ('order', 'back')) -
      (select coalesce(sum(amount_paise), 0) from gateway_refunds
        where order_id = orders.id and status in ('pending', 'processed', 'by-hand'))
    union all
    select 'order ' || number || ': what was cancelled is not its packs' from orders
    where cancelled_paise <> (
      select coalesce(sum(price_paise * (cancelled_quantity + returned_quantity)), 0) from order_lines where order_id = orders.id
    )
    union all
    select 'order ' || number || ': last event is not its status' from orders
    where status is distinct from
      (select status from order_events where order_id = orders.id order by id desc limit 1)
    union all
    select 'order ' || number || ': no message' from orders
    where not (channel = 'counter' and (phone is null or status in ('awaiting_payment', 'cancelled')))
      and number not in (select split_part(dedupe_key, ' ', 2) from outbox where dedupe_key like 'order % customer %')
    union all
    select 'order ' || orders.number || ': a line has not its packs' from order_lines
    join orders on orders.id = order_lines.order_id
    left join order_origins on order_origins.order_id = orders.id
    where order_lines.quantity - order_lines.cancelled_quantity <> case
      -- Of a web order packs wait from the moment its payment page is opened.
      when orders.status = 'awaiting_payment' and order_origins.order_id is not null
        and order_origins.pay_page_opened_at is null
        and not exists (select from stock_holds where order_id = orders.id)
        then order_lines.quantity - order_lines.cancelled_quantity
      when orders.status = 'awaiting_payment' then (
        select coalesce(sum(stock_holds.quantity), 0) from stock_holds
        join batches on batches.id = stock_holds.batch_id
        where stock_holds.order_id = orders.id and batches.product_id = order_lines.product_id
      )
      when orders.status = 'cancelled' then order_lines.quantity - order_lines.cancelled_quantity
      else (
        select coalesce(sum(quantity), 0) from order_line_batches where order_line_id = order_lines.id
      )
    end
    union all
    select 'order ' || orders.number || ': holds packs while it is ' || orders.status from stock_holds
    join orders on orders.id = stock_holds.order_id where orders.status <> 'awaiting_payment'
    union all
    select 'order ' || orders.number || ': its packs have not left the stock just once' from orders
    where status not in ('awaiting_payment', 'cancelled', 'returned') and
      (select coalesce(sum(quantity), 0) from stock_movements where order_id = orders.id and reason <> 'returned') <>
      (select -sum(quantity - cancelled_quantity) from order_lines where order_id = orders.id)
    union all
    select 'order ' || order_id || ': batch ' || batch_id || ' got more packs back than it gave' from stock_movements
    where order_id is not null group by order_id, batch_id having sum(quantity) > 0
    union all
    select 'order ' || number || ': left the shop without a bill' from orders
    where status in ('out_for_delivery', 'shipped', 'delivered')
      and exists (select from settings where key = 'shop' and value ->> 'gstin' is not null)
      and not exists (select from invoices where order_id = orders.id and kind <> 'credit-note')
      and not exists (
        select from order_lines join order_line_batches on order_line_id = order_lines.id join batches on batches.id = batch_id
        where order_id = orders.id and is_demo
      )
    union all
    select 'order ' || orders.number || ': its bill less its credit notes is not what the customer keeps' from invoices
    join orders on orders.id = invoices.order_id where against_id is null
      and invoices.total_paise - (select coalesce(sum(total_paise), 0) from invoices as note where against_id = invoices.id and kind = 'credit-note')
        <> case when status in ('cancelled', 'returned') then 0 else orders.total_paise - orders.cancelled_paise end
    union all
    select 'series ' || financial_year || ' ' || series || ': it has a gap' from invoice_series
    where last_number <> (select count(*) from invoices as paper
      where paper.financial_year = invoice_series.financial_year and paper.series = invoice_series.series)
  `);
  return rows.map((row) => row.fault);
}
