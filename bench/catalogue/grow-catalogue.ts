import type { Pool, PoolClient } from "pg";
import { slugify } from "#app/domain/form/slug.ts";
import { drawsOf } from "./chance.ts";
import { madeBrandNames } from "./made-names.ts";
import { type Known, type MadeProduct, makeProducts } from "./made-products.ts";

const MORE_BRANDS = 300;
const ROWS_PER_STATEMENT = 5_000;

/**
 * Grows the demo catalogue to so many packs: 300 more makers, more potencies and packs of the remedies, specialities with
 * names of their own, all with stock and shelves. The same shop always grows in the same way, and what a smaller one
 * holds the larger one holds too. For the owner of the tables.
 */
export async function growCatalogue(pool: Pool, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await growWithin(client, to);
    await client.query("commit");
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}

async function growWithin(client: PoolClient, to: number): Promise<void> {
  await addBrands(client);
  const { last, held, made } = await readFirst<{ last: number; held: number; made: number }>(
    client,
    `select max(id) as last, count(*)::int as held, count(*) filter (where sku ~ '${MADE}')::int as made from products`,
  );
  const all = makeProducts(await readKnown(client)).drop(made);
  for (let left = to - held; left > 0; left -= ROWS_PER_STATEMENT)
    await addRows(client, [...take(all, Math.min(left, ROWS_PER_STATEMENT))]);
  for (const statement of BESIDE_PRODUCTS) await client.query(statement, [last]);
}

/** The stock-keeping numbers of what was made here. */
const MADE = "-G[0-9]+$";

function* take<T>(all: Iterator<T>, count: number): Generator<T> {
  for (let taken = 0; taken < count; taken++) yield all.next().value as T;
}

async function addBrands(client: PoolClient): Promise<void> {
  const draws = drawsOf(1);
  const rows = madeBrandNames(draws, MORE_BRANDS).map((name) => ({
    slug: slugify(name),
    name,
    full_name: `${name} Pvt. Ltd.`,
    country: draws.pick(["India", "India", "India", "India", "Germany", "Switzerland", "France", "USA"]),
    aliases: [name.split(" ")[0]!],
  }));
  await client.query(
    `insert into brands (slug, name, full_name, country, specialties, description, aliases)
     select slug, name, full_name, country, '{}', '', aliases from json_populate_recordset(null::brands, $1)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

async function readKnown(client: PoolClient): Promise<Known> {
  const { rows: remedies } = await client.query(REMEDIES);
  const { rows: brands } = await client.query(
    "select id, slug, name, aliases, country from brands order by id",
  );
  const { rows: forms } = await client.query("select id, slug, name from categories where kind = 'form'");
  const { opened } = await readFirst<{ opened: Date }>(
    client,
    `select max(created_at) as opened from products where sku !~ '${MADE}'`,
  );
  const { rows: held } = await client.query(`select slug from products where sku !~ '${MADE}'`);
  const slugs = new Set<string>(held.map(({ slug }) => slug));
  return { remedies, brands, forms, slugs, openedAt: opened };
}

const REMEDIES = `
  select r.id, array[r.name, abbreviation] || common_names || synonyms || hindi_name as names, count(p.id)::int as packs,
    coalesce(array_agg(distinct concat_ws(' ', dosage_form, potency_scale, potency_number)) filter (where sold_to = 'prescription'), '{}')
      as "onPrescription"
  from remedies r join products p on p.remedy_id = r.id and p.sku !~ '${MADE}' group by r.id order by r.id`;

async function addRows(client: PoolClient, rows: MadeProduct[]): Promise<void> {
  const columns = Object.keys(rows[0]!).map(columnOf).join(", ");
  await client.query(
    `insert into products (${columns}, is_published, is_featured, is_best_seller, is_new, mrp_source)
     select ${columns}, true, false, false, false, 'label' from json_populate_recordset(null::products, $1)`,
    [JSON.stringify(rows.map(byColumn))],
  );
}

function byColumn(row: MadeProduct): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]));
}

function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

async function readFirst<T>(client: PoolClient, query: string): Promise<T> {
  const { rows } = await client.query(query);
  return rows[0];
}

const STOCK = `
  select b.id, b.quantity, b.received_at from batches b where product_id > $1`;

/** Shelves, words and stock of the products after the one with that id. */
const BESIDE_PRODUCTS = [
  "insert into product_categories (product_id, category_id) select id, form_id from products where id > $1",
  // The household potencies of a remedy stand where those of the demo stand.
  `insert into product_categories (product_id, category_id)
   select p.id, own.category_id from products p join (
     select distinct demo.remedy_id, c.id as category_id from products demo
     join product_categories shelf on shelf.product_id = demo.id join categories c on c.id = shelf.category_id
     where c.kind = 'concern' and c.for_age_months is null and demo.remedy_id is not null and demo.id <= $1
   ) own using (remedy_id)
   where p.id > $1 and (potency_scale, potency_number) in (('Q', 0), ('X', 6), ('C', 6), ('C', 30))`,
  `insert into product_categories (product_id, category_id)
   select p.id, concern.id from products p
   join (select id, row_number() over (order by id) as at, count(*) over () as all_of_them
     from categories where kind = 'concern' and for_age_months is null) concern on concern.at = 1 + p.id % concern.all_of_them
   where p.id > $1 and remedy_id is null and p.id % 5 < 3`,
  `insert into product_tags (product_id, tag)
   select p.id, tag from products p join brands b on b.id = brand_id join categories c on c.id = form_id
   cross join lateral unnest(array[b.name, c.name]) tag where p.id > $1`,
  // Three in a hundred are sold out.
  `insert into batches (product_id, number, expires_on, mrp_paise, quantity, is_demo, received_at)
   select id, 'G' || id || '-' || box, date '2031-01-31' + box * 31, mrp_paise,
     case when id % 33 = 0 then 0 else 2 + (id * 7 + box) % 23 end, true, created_at
   from products cross join generate_series(1, 2) box where id > $1 and box <= 1 + id % 2`,
  `insert into stock_movements (batch_id, quantity, reason, actor_kind, actor_id, moved_at)
   select id, case when quantity = 0 then 12 else quantity end, 'received', 'system', 'seed', received_at from (${STOCK}) b`,
  `insert into stock_movements (batch_id, quantity, reason, actor_kind, actor_id, moved_at)
   select id, -12, 'sold', 'system', 'seed', received_at from (${STOCK}) b where quantity = 0`,
];
