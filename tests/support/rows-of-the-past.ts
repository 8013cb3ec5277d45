import type pg from "pg";
import { plantRow } from "#tests/support/plant-rows.ts";

const DAY = "2026-06-01";
/** As versions before and after people were kept by their ids wrote it. */
const ACTOR = { actor: "shopper", actor_kind: "shopper", actor_id: null };

/** The goods of a shop of that version: a brand, a shelf, a product and a batch of 100 packs. */
export async function plantGoods(client: pg.Client): Promise<{ product: number; batch: number }> {
  const brand = await plantRow(client, "brands", { slug: "sbl", name: "SBL", full_name: "SBL Pvt Ltd" });
  const form = await plantRow(client, "categories", { kind: "form", slug: "dilutions", faqs: "[]" });
  const product = await plantRow(client, "products", {
    slug: "arnica-30",
    sku: "ARN-30",
    brand_id: brand,
    form_id: form,
    name: "Arnica montana",
    dosage_form: "drops",
    net_quantity: 30,
    net_unit: "ml",
    mrp_paise: 12_000,
    price_paise: 10_000,
    hsn: "30049014",
    gst_percent: 5,
    maker: "SBL Pvt. Ltd.",
    is_retail_allowed: true,
    sold_to: "anyone",
    route: "mouth",
  });
  const expiry = { expires_on: "2029-12-31", mrp_paise: 12_000, cost_paise: 6_000 };
  const batch = await plantRow(client, "batches", {
    product_id: product,
    number: "B1",
    quantity: 100,
    ...expiry,
  });
  await plantRow(client, "stock_movements", {
    batch_id: batch,
    quantity: 100,
    reason: "received",
    ...ACTOR,
  });
  return { product, batch };
}

/** An order of two packs that was paid and delivered, as a shop of that version wrote it; `n` tells it from others. */
export async function plantOrder(
  client: pg.Client,
  { n, product, batch }: { n: number; product: number; batch: number },
): Promise<number> {
  const customer = await plantRow(client, "customers", { phone: String(9_810_000_000 + n), name: "Asha" });
  const order = await plantRow(client, "orders", {
    number: `SH-${n}`,
    tracking_token: `link-${n}`,
    idempotency_key: `key-${n}`,
    customer_id: customer,
    status: "delivered",
    payment_method: "upi",
    name: "Asha",
    phone: String(9_810_000_000 + n),
    state_code: "06",
    pincode: "122103",
    zone: "local",
    mrp_paise: 24_000,
    goods_paise: 20_000,
    delivery_paise: 4_000,
    total_paise: 24_000,
    gst_paise: 952,
  });
  const line = await plantRow(client, "order_lines", {
    order_id: order,
    product_id: product,
    product_slug: "arnica-30",
    name: "Arnica montana",
    hsn: "30049014",
    gst_percent: 5,
    mrp_paise: 12_000,
    price_paise: 10_000,
    quantity: 2,
    total_paise: 20_000,
  });
  await plantRow(client, "order_line_batches", {
    order_line_id: line,
    batch_id: batch,
    batch_number: "B1",
    expires_on: "2029-12-31",
    quantity: 2,
  });
  await client.query("update batches set quantity = quantity - 2 where id = $1", [batch]);
  const sold = { batch_id: batch, quantity: -2, reason: "sold", order_id: order };
  await plantRow(client, "stock_movements", { ...sold, ...ACTOR });
  await plantRow(client, "order_events", { order_id: order, status: "delivered", ...ACTOR });
  const paid = { method: "upi", status: "paid", amount_paise: 24_000, paid_at: DAY };
  const payment = await plantRow(client, "payments", { order_id: order, ...paid });
  await plantRow(client, "refunds", {
    order_id: order,
    payment_id: payment,
    idempotency_key: `refund-${n}`,
    amount_paise: 1_000,
    reason: "goodwill",
  });
  if (await hasTable(client, "order_transactions")) await plantLedger(client, { n, order });
  if (await hasTable(client, "invoices")) await plantBill(client, order);
  return order;
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query("select to_regclass($1) is not null as there", [name]);
  return rows[0].there;
}

async function plantLedger(client: pg.Client, { n, order }: { n: number; order: number }): Promise<void> {
  const by = { order_id: order, method: "upi", actor_kind: "unknown" };
  await plantRow(client, "order_transactions", {
    ...by,
    kind: "payment",
    amount_paise: 24_000,
    key: `p ${n}`,
  });
  await plantRow(client, "order_transactions", {
    ...by,
    kind: "refund",
    amount_paise: -1_000,
    key: `r ${n}`,
  });
}

/** With the next number of its series, in one transaction. */
async function plantBill(client: pg.Client, order: number): Promise<void> {
  await client.query("begin");
  const { rows } = await client.query(`
    insert into invoice_series (financial_year, series, last_number) values ('2026-27', 'I', 1)
    on conflict (financial_year, series) do update set last_number = invoice_series.last_number + 1
    returning last_number as sequence`);
  const { sequence } = rows[0] as { sequence: number };
  await plantRow(client, "invoices", {
    ...{ number: `I/26-27/${sequence}`, financial_year: "2026-27", series: "I", sequence },
    ...{ kind: "tax-invoice", order_id: order, seller: '{"gstin": "06ABCDE1234F1Z4"}', lines: "[]" },
    ...{ mrp_paise: 24_000, taxable_paise: 22_858, cgst_paise: 571, sgst_paise: 571, igst_paise: 0 },
    ...{ rounding_paise: 0, total_paise: 24_000 },
  });
  await client.query("commit");
}
