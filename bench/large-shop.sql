-- The trade of a shop that has grown: 100,000 orders of two years, of which 400 are open.
insert into customers (phone, name) select '7' || lpad(n::text, 9, '0'), 'Customer ' || n from generate_series(1, 20000) as n;

insert into orders (number, tracking_token, idempotency_key, request_hash, customer_id, status, payment_method, name, phone,
  street, landmark, town, state_code, pincode, note, zone, promised_from, promised_by, mrp_paise, goods_paise, delivery_paise,
  total_paise, gst_paise, placed_at)
select 'B-' || n, md5('t' || n), md5('k' || n), '', c.id,
  case when n < 400 then (array['placed', 'confirmed', 'packed', 'shipped'])[1 + n % 4]
    when n % 100 < 5 then 'cancelled' when n % 100 = 5 then 'returned' else 'delivered' end,
  (array['cod', 'upi'])[1 + n % 2], c.name, c.phone, 'House ' || n, '', 'Sohna', '06', '122103', '', 'same-day',
  '2026-11-21', '2026-11-22', 20000, 18000, 4000, 22000, 1047, now() - n * interval '10 minutes'
from generate_series(1, 100000) as n
join lateral (select id, name, phone from customers where phone = '7' || lpad((1 + n % 20000)::text, 9, '0')) c on true;

insert into payments (order_id, method, status, amount_paise, paid_at)
select id, payment_method, case status when 'delivered' then 'paid' when 'returned' then 'refunded' when 'cancelled' then 'void' else 'due' end,
  total_paise, case when status in ('delivered', 'returned') then placed_at end
from orders where number like 'B-%';

insert into order_lines (order_id, product_id, product_slug, name, brand_name, potency_label, pack_size, maker, origin_country,
  hsn, gst_percent, mrp_paise, price_paise, quantity, total_paise)
select o.id, p.id, p.slug, p.name, 'SBL', '30 CH', p.pack_size, 'SBL Private Limited', p.origin_country, p.hsn, p.gst_percent, 20000, 18000, 1, 18000
from orders o join products p on p.id = 1 + o.id % 3000 where o.number like 'B-%';

insert into order_events (order_id, status, actor_kind, actor_id, happened_at)
select id, status, 'system', 'release-holds', placed_at from orders where number like 'B-%';
