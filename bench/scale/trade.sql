-- The trade of a shop that sells 1,000 orders a day: `bench.orders` of them up to `bench.now`, of which the last 400 are open.
-- Lines, payments, ledgers, invoices, closed days and stock agree with each other. For who owns the tables.
set synchronous_commit = off;
set work_mem = '256MB';
set maintenance_work_mem = '512MB';
truncate customers, orders, order_lines, order_line_batches, payments, refunds, order_transactions, order_events, invoices,
  invoice_series, day_counts, day_closes, drawer_moves, month_sums, money_days, sales_days, sales_changes, refund_marks, reviews, carts, outbox, audit, audit_seals restart identity cascade;
delete from batches where number like 'T-%';

create temp table size as select current_setting('bench.orders')::int as orders, current_setting('bench.now')::timestamptz as now;

insert into customers (phone, name, email)
select '7' || lpad(n::text, 9, '0'), 'Customer ' || n, case when n % 3 = 0 then 'customer' || n || '@example.in' end
from generate_series(1, (select orders / 5 from size)) n;

create temp table made as
select n, now - (orders - n) * interval '86.4 seconds' as placed_at, 1 + n % 3 as line_count,
  1 + n::bigint * 7919 % (orders / 5) as customer_id,
  case when n > orders - 400 then (array['placed', 'confirmed', 'packed', 'out_for_delivery', 'shipped'])[1 + n % 5]
    when n % 100 < 5 then 'cancelled' when n % 100 = 5 then 'returned' else 'delivered' end as status,
  case when n % 10 = 9 and n <= orders - 400 then 'counter' else 'web' end as channel,
  case when n % 10 = 9 and n <= orders - 400 then 'cash' when n % 2 = 0 then 'cod' else 'upi' end as method,
  case when n % 10 = 9 and n <= orders - 400 or n % 4 = 0 then 0 else 4000 end as delivery_paise
from size, generate_series(1, orders) n;

create temp table shelf as
select row_number() over (order by p.id) - 1 as place, p.id as product_id, p.slug, p.name, b.name as brand_name,
  p.pack_size, p.origin_country, p.hsn, p.gst_percent, p.mrp_paise, p.price_paise
from products p join brands b on b.id = p.brand_id where p.is_published and p.sold_to = 'anyone';

-- Some packs sell often, most seldom.
create temp table sold as
select (m.n - 1) * 3 + k as line_id, m.n, m.status, s.*, 1 + (m.n + k) % 2 as quantity, s.price_paise * (1 + (m.n + k) % 2) as paise,
  2 * floor(s.price_paise * (1 + (m.n + k) % 2) * s.gst_percent / 2.0 / (100 + s.gst_percent) + 0.5)::int as tax
from made m cross join (select count(*) as places from shelf) wide cross join lateral generate_series(1, m.line_count) k
join shelf s on s.place = (floor(power((m.n::bigint * 48271 + 11) % 65537 / 65537.0, 2) * wide.places)::bigint + k * 7919) % wide.places;
create index on sold (n);
analyze sold, made, shelf;

insert into order_lines (id, order_id, product_id, product_slug, name, brand_name, pack_size, maker, origin_country, hsn, gst_percent,
  mrp_paise, price_paise, quantity, total_paise, returned_quantity)
overriding system value
select line_id, n, product_id, slug, name, brand_name, pack_size, brand_name, origin_country, hsn, gst_percent, mrp_paise, price_paise,
  quantity, paise, case when status = 'returned' then quantity else 0 end
from sold order by line_id;

create temp table summed as
select m.*, s.mrp, s.goods, s.goods + m.delivery_paise as total, s.tax as goods_tax, s.gst_percent, s.hsn, s.lines,
  2 * floor(m.delivery_paise * s.gst_percent / 2.0 / (100 + s.gst_percent) + 0.5)::int as delivery_tax,
  (m.placed_at at time zone 'Asia/Kolkata')::date as placed_on
from made m join (
  select n, sum(mrp_paise * quantity)::int as mrp, sum(paise)::int as goods, sum(tax)::int as tax, max(gst_percent) as gst_percent, max(hsn) as hsn,
    jsonb_agg(jsonb_build_object('lineId', line_id, 'name', name, 'packSize', pack_size, 'brandName', brand_name, 'hsn', hsn,
      'gstPercent', gst_percent, 'mrpPaise', mrp_paise, 'pricePaise', price_paise, 'quantity', quantity, 'totalPaise', paise,
      'taxablePaise', paise - tax, 'cgstPaise', tax / 2, 'sgstPaise', tax / 2, 'igstPaise', 0,
      'batches', jsonb_build_array(jsonb_build_object('number', 'T-' || product_id, 'expiresOn', '2031-06-30', 'quantity', quantity)))) as lines
  from sold group by n
) s using (n);
analyze summed;

insert into orders (id, number, tracking_token, idempotency_key, request_hash, customer_id, status, channel, payment_method, name, phone, email,
  street, landmark, town, state_code, pincode, note, zone, promised_from, promised_by, mrp_paise, goods_paise, delivery_paise, total_paise,
  gst_paise, cancelled_paise, placed_at)
overriding system value
select n, 'B-' || n, md5('t' || n), md5('k' || n), '', c.id, status, channel, method, c.name, c.phone, c.email, 'House ' || n, '', 'Sohna', '06',
  '122103', '', 'same-day', placed_on, placed_on + 1, mrp, goods, delivery_paise, total, goods_tax + delivery_tax, case when status = 'returned' then goods else 0 end,
  placed_at
from summed join customers c on c.id = customer_id order by n;

insert into payments (id, order_id, method, status, amount_paise, reference, created_at, paid_at)
overriding system value
select n, n, method, pay, total, case when method = 'upi' and pay in ('paid', 'refunded') then 'UTR' || n end, placed_at,
  case when pay in ('paid', 'refunded') then case when method = 'cod' then placed_at + interval '6 hours' else placed_at end end
from (select *, case when status = 'delivered' or status not in ('cancelled', 'returned') and method <> 'cod' then 'paid'
  when status = 'returned' then 'refunded' when status = 'cancelled' then 'void' else 'due' end as pay from summed) s order by n;

insert into refunds (order_id, payment_id, idempotency_key, amount_paise, reason, refunded_at)
select n, n, 'r' || n, total, 'returned', placed_at + interval '8 hours' from summed where status = 'returned';

insert into refund_marks (order_id) select order_id from payments join orders on orders.id = order_id
where payments.status = 'paid' and (orders.status in ('cancelled', 'returned') or cancelled_paise > 0);

insert into order_transactions (order_id, kind, method, amount_paise, key, reference, happened_at, actor_kind, actor_id)
select *, 'system', 'bench' from (
  select order_id, 'payment', method, amount_paise, 'payment ' || p.id, reference, paid_at as at from payments p where paid_at is not null
  union all
  select order_id, 'refund', method, -p.amount_paise, 'refund ' || r.id, null, r.refunded_at from refunds r join payments p using (order_id)
) t order by at, order_id;

insert into order_events (order_id, status, actor_kind, actor_id, happened_at)
select n, step, case when place = 1 then 'shopper' else 'system' end, case when place = 1 then null else 'bench' end, placed_at + (place - 1) * interval '1 hour'
from summed cross join lateral unnest(case when status = 'placed' then array['placed'] else array['placed', 'confirmed', status] end)
  with ordinality steps(step, place) order by n, place;

create temp table billed as
select *, (extract(year from placed_on - interval '3 months')::int % 100) || '-' || (extract(year from placed_on - interval '3 months')::int % 100 + 1) as year,
  case channel when 'web' then 'W' else 'C' end as letter
from summed where status in ('delivered', 'returned', 'shipped', 'out_for_delivery');
insert into invoices (number, financial_year, series, sequence, kind, order_id, issued_at, issued_on, seller, buyer, place_of_supply, payment, lines,
  delivery, mrp_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise)
select letter || '/' || year || '/' || to_char(sequence, 'FM099999'), year, letter, sequence, 'tax-invoice', n, placed_at, placed_on,
  '{"name": "Sohna Homeo Hall", "address": "Shop 4, Old Bus Stand, Sohna 122103", "state": {"code": "06", "name": "Haryana"}, "gstin": "06ABCDE1234F1Z4"}',
  jsonb_build_object('name', 'Customer ' || customer_id, 'address', 'House ' || n || ', Sohna 122103', 'state', '{"code": "06", "name": "Haryana"}'::jsonb),
  '06', jsonb_build_object('method', method, 'paidOn', placed_on), lines,
  case when delivery_paise > 0 then jsonb_build_object('hsn', hsn, 'gstPercent', gst_percent, 'totalPaise', delivery_paise, 'taxablePaise',
    delivery_paise - delivery_tax, 'cgstPaise', delivery_tax / 2, 'sgstPaise', delivery_tax / 2, 'igstPaise', 0) end,
  mrp, total - goods_tax - delivery_tax, (goods_tax + delivery_tax) / 2, (goods_tax + delivery_tax) / 2, 0, 0, total
from (select *, row_number() over (partition by year, letter order by n) as sequence from billed) b order by n;
insert into invoices (number, financial_year, series, sequence, kind, order_id, against_id, issued_at, issued_on, seller, buyer, place_of_supply,
  payment, lines, delivery, mrp_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise)
select 'CN/' || financial_year || '/' || to_char(place, 'FM099999'), financial_year, 'CN', place, 'credit-note', order_id, id, issued_at, issued_on,
  seller, buyer, place_of_supply, payment, lines, delivery, mrp_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rounding_paise, total_paise
from (select i.*, row_number() over (partition by financial_year order by i.id) as place from invoices i join orders o on o.id = order_id
  where o.status = 'returned') i;
insert into invoice_series select financial_year, series, max(sequence) from invoices group by 1, 2;

-- A batch of each pack: as many came as went, and fifty; three in a hundred are sold out.
insert into batches (product_id, number, expires_on, mrp_paise, cost_paise, quantity, received_at)
select product_id, 'T-' || product_id, date '2031-06-30', mrp_paise, price_paise / 2, case when product_id % 33 = 0 then 0 else 50 end,
  (select min(placed_at) from made) - interval '1 day' from shelf;
create temp table moved as
select s.line_id, s.n, s.product_id, b.id as batch_id, s.quantity, s.status, m.placed_at from sold s join made m using (n)
join batches b on b.product_id = s.product_id and b.number = 'T-' || s.product_id;
insert into stock_movements (batch_id, quantity, reason, actor_kind, actor_id, moved_at)
select * from (
  select b.id, b.quantity + coalesce(sum(m.quantity) filter (where m.status not in ('cancelled', 'returned')), 0) as came, 'received', 'system', 'bench', b.received_at
  from batches b left join moved m on m.batch_id = b.id group by b.id
) b where came > 0;
insert into stock_movements (batch_id, quantity, reason, order_id, actor_kind, actor_id, moved_at)
select batch_id, sign * quantity, case when sign < 0 then 'sold' else status end, n, 'system', 'bench', placed_at + (sign + 1) * interval '1 hour'
from moved cross join lateral unnest(case when status in ('cancelled', 'returned') then array[-1, 1] else array[-1] end) sign order by line_id;
insert into order_line_batches (order_line_id, batch_id, batch_number, expires_on, quantity)
select line_id, batch_id, 'T-' || product_id, date '2031-06-30', quantity from moved where status <> 'cancelled' order by line_id;

-- Each day that is over was closed that night: the drawer's cash went to the bank, riders handed in theirs.
create temp table closed as
select day, sum(cash)::int as cash, sum(riders)::int as riders, max(last)::int as last, min(first)::int - 1 as before, sum(upi)::int as upi, sum(upis)::int as upis,
  row_number() over (order by day)::int as id
from (select (happened_at at time zone 'Asia/Kolkata')::date as day, max(id) as last, min(id) as first,
    sum(amount_paise) filter (where method = 'cash' or kind = 'refund' and method = 'cod') as cash,
    sum(amount_paise) filter (where method = 'cod' and kind = 'payment') as riders,
    sum(amount_paise) filter (where method = 'upi') as upi, count(*) filter (where method = 'upi') as upis
  from order_transactions group by 1) t
where day < (select (now at time zone 'Asia/Kolkata')::date from size) group by day;
update closed set cash = coalesce(cash, 0), riders = coalesce(riders, 0), upi = coalesce(upi, 0);
insert into day_counts (id, up_to_transaction_id, notes, coins_paise, counted_paise, rider_handed_paise, counted_at, actor_kind, actor_id)
overriding system value
select id, last, '{}', 0, 10000000 + cash, riders, day + interval '15 hours', 'system', 'bench' from closed;
insert into day_closes (id, day, count_id, after_transaction_id, up_to_transaction_id, after_move_id, up_to_move_id, float_paise, cash_in_paise,
  cash_out_paise, paid_in_paise, paid_out_paise, expected_paise, counted_paise, difference_paise, rider_before_paise, rider_cash_paise,
  rider_handed_paise, rider_after_paise, ways, kept_paise, deposit_paise, bill_count, closed_at, actor_kind, actor_id)
overriding system value
select id, day, id, before, last, 0, 0, 10000000, greatest(cash, 0), greatest(-cash, 0), 0, 0, 10000000 + cash, 10000000 + cash, 0, 0, riders, riders, 0,
  jsonb_build_array(jsonb_build_object('method', 'upi', 'expectedPaise', upi, 'countedPaise', upi, 'entryCount', upis, 'seenCount', 0)),
  10000000, cash + riders, upis, day + interval '15 hours', 'system', 'bench'
from closed where cash + riders >= 0;

-- Beside the orders: what buyers wrote, carts that were left, messages of 90 days, the log.
insert into reviews (product_id, order_line_id, rating, author_name, body, status, created_at)
select product_id, line_id, 3 + n % 3, 'Buyer ' || n, 'It came in time.', case when n > (select orders - 400 from size) then 'pending' else 'published' end, now()
from (select distinct on (n) * from sold where n % 50 = 1) s;
insert into carts (id, created_at, touched_at) select md5('cart' || n), now, now from size, generate_series(1, least(orders / 10, 20000)) n;
insert into cart_lines (cart_id, product_id, quantity, seen_price_paise)
select md5('cart' || n), product_id, 1, price_paise from size, generate_series(1, least(orders / 10, 20000)) n join shelf on place = n % 1000;
insert into outbox (dedupe_key, channel, recipient, subject, body, due_at, sent_at)
select 'b' || n, 'mail', 'a@example.in', '', '', now - n * interval '80 seconds', now - n * interval '80 seconds' from size, generate_series(1, least(orders, 90000)) n;
insert into audit (actor_kind, actor_id, action, subject, details, happened_at, digest)
select 'system', 'bench', 'confirm-order', 'order B-' || n, '{}', placed_at, 'before' from made where n % 10 = 0 order by n;

select setval(pg_get_serial_sequence('orders', 'id'), orders), setval(pg_get_serial_sequence('order_lines', 'id'), 3 * orders),
  setval(pg_get_serial_sequence('payments', 'id'), orders), setval(pg_get_serial_sequence('day_counts', 'id'), 10000),
  setval(pg_get_serial_sequence('day_closes', 'id'), 10000) from size;
drop table size, made, shelf, sold, summed, billed, moved, closed;
