import type { Pool } from "pg";

/** Tables of which no list may read the whole. */
export const LARGE_TABLES = [
  "orders",
  "order_lines",
  "payments",
  "products",
  "product_categories",
  "batches",
  "customers",
  "audit",
  "outbox",
  "stock_movements",
  "order_line_batches",
  "seo_pages",
  "search_terms",
];

/** Fills the back office of a seeded shop: 20,000 orders (of which 200 are open), customers, log entries and ledger lines. */
export async function fillLargeOffice(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  for (const statement of STATEMENTS) await client.query(statement);
  await client.query("vacuum analyze");
  await client.query("set statement_timeout = 5000");
  client.release();
}

const STATEMENTS = [
  `insert into customers (phone, name, email)
   select '7' || lpad(n::text, 9, '0'), 'Customer ' || n, 'customer' || n || '@example.in' from generate_series(1, 20000) n`,
  `insert into orders (number, tracking_token, idempotency_key, request_hash, customer_id, status, payment_method, name, phone,
     street, landmark, town, state_code, pincode, note, zone, promised_from, promised_by, mrp_paise, goods_paise,
     delivery_paise, total_paise, gst_paise, placed_at)
   select 'B-' || n, md5('t' || n), md5('k' || n), '', c.id,
     case when n < 200 then (array['placed', 'confirmed', 'packed', 'shipped'])[1 + n % 4]
       when n % 100 < 5 then 'cancelled' when n % 100 = 5 then 'returned' else 'delivered' end,
     (array['cod', 'upi'])[1 + n % 2], c.name, c.phone, 'House', '', 'Sohna', '06', '122103', '', 'same-day',
     '2026-11-21', '2026-11-22', 20000, 18000, 4000, 22000, 1047, '2026-11-21T09:00:00Z'::timestamptz - n * interval '30 minutes'
   from generate_series(1, 20000) n join customers c on c.phone = '7' || lpad(n::text, 9, '0')`,
  `insert into payments (order_id, method, status, amount_paise, paid_at)
   select id, payment_method,
     case status when 'delivered' then 'paid' when 'returned' then 'refunded' when 'cancelled' then 'void' else 'due' end,
     total_paise, case when status in ('delivered', 'returned') then placed_at end
   from orders where number like 'B-%'`,
  // As the job clear-refund-marks leaves it: nobody is owed anything.
  "delete from refund_marks",
  `insert into order_lines (order_id, product_id, product_slug, name, brand_name, pack_size, maker, origin_country, hsn,
     gst_percent, mrp_paise, price_paise, quantity, total_paise)
   select o.id, p.id, p.slug, p.name, 'SBL', p.pack_size, 'SBL', p.origin_country, p.hsn, p.gst_percent, 20000, 18000, 1, 18000
   from orders o join products p on p.id = 1 + o.id % 3000 where o.number like 'B-%'`,
  `insert into order_line_batches (order_line_id, batch_id, batch_number, expires_on, quantity)
   select l.id, b.id, b.number, b.expires_on, 1 from order_lines l
   join lateral (select * from batches where product_id = l.product_id order by id limit 1) b on true`,
  `insert into stock_movements (batch_id, quantity, reason, actor_kind, actor_id) select 1 + n % 3000, 1, 'received', 'system', 'seed' from generate_series(1, 20000) n`,
  `insert into seo_pages (slug, title, meta_description, meta_keywords, h1_title, content, location_name, location_type)
   select 'village-' || n, 'Village ' || n, '', '{}', 'Village ' || n, '<p>Village</p>', 'Village ' || n, 'village' from generate_series(1, 5000) n`,
  `insert into users (id, name, email) select 'staff-' || n, 'Staff ' || n, 'staff' || n || '@example.in' from generate_series(1, 4) n`,
  `insert into profiles (id, name, role) select id, name, 'staff' from users where id like 'staff-%'`,
  `insert into audit (actor_kind, actor_id, action, subject, details, happened_at)
   select (array['user', 'shopper', 'system', 'user', 'user'])[1 + n % 5],
     (array['staff-1', null, 'release-holds', 'staff-' || 1 + n % 4, 'left-' || n % 7])[1 + n % 5], 'act-' || n % 40,
     (array['order B-', 'product P-', 'import '])[1 + n % 3] || n, '{}',
     '2026-11-21T09:00:00Z'::timestamptz - n * interval '5 minutes' from generate_series(1, 20000) n`,
  `insert into outbox (dedupe_key, channel, recipient, subject, body, due_at, sent_at, failed_at)
   select 'm' || n, 'mail', 'a@example.in', '', '', now(), case when n % 400 > 0 then now() end, case when n % 400 = 0 then now() end
   from generate_series(1, 20000) n`,
  `insert into search_terms (term, searched_on, search_count, found_count)
   select 'word ' || n % 4999, '2026-11-21'::date - n / 50, 1 + n % 4, n % 3 from generate_series(1, 20000) n`,
];
