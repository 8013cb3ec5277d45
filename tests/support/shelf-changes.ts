import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";

/** A product that `n` points at. */
const one = (n: number) =>
  sql`(select id from products order by id offset ${n} % (select count(*) from products) limit 1)`;
const batchOf = (n: number) =>
  sql`(select id from batches order by id offset ${n} % greatest(1, (select count(*) from batches)) limit 1)`;
const brand = (n: number) =>
  sql`(select id from brands order by id offset ${n} % (select count(*) from brands) limit 1)`;
const category = (n: number) =>
  sql`(select id from categories order by id offset ${n} % (select count(*) from categories) limit 1)`;
const ofProduct = (n: number, to: SQL) => sql`update products set ${to} where id = ${one(n)}`;
const ofBatch = (n: number, to: SQL) => sql`update batches set ${to} where id = ${batchOf(n)}`;
const setting = (key: string, to: SQL) => sql`
  insert into settings (key, value) values (${key}, ${to})
  on conflict (key) do update set value = settings.value || excluded.value`;

/** Whatever may happen to what a filter chooses by and to stock, each to something that a number points at; by whoever owns the tables. */
export const SHELF_CHANGES: Record<string, (n: number) => SQL> = {
  "a price": (n) => ofProduct(n, sql`price_paise = greatest(100, mrp_paise - ${(n % 9) * 500})`),
  "a product taken off or put on": (n) => ofProduct(n, sql`is_published = not is_published`),
  "who may buy it": (n) =>
    ofProduct(n, sql`sold_to = case sold_to when 'anyone' then 'nobody' else 'anyone' end`),
  "a brand": (n) => ofProduct(n, sql`brand_id = ${brand(n * 7)}`),
  "a form": (n) => ofProduct(n, sql`form_id = ${category(n * 5)}`),
  "a dosage form": (n) => ofProduct(n, sql`dosage_form = ${n % 2 ? "Hair oil" : "hair-oil"}`),
  "a potency": (n) => ofProduct(n, sql`potency_scale = 'C', potency_number = ${1 + (n % 300)}`),
  "no potency": (n) => ofProduct(n, sql`potency_scale = null, potency_number = null`),
  "a pack size": (n) => ofProduct(n, sql`pack_size = ${["30 ml", "30ml", `${n % 50} g`][n % 3]}`),
  "an origin": (n) => ofProduct(n, sql`origin_country = ${["India", "Germany", "Nepal"][n % 3]}`),
  "what the label says of alcohol": (n) => ofProduct(n, sql`alcohol_percent = ${n % 2 ? 0 : null}`),
  "a remedy": (n) => ofProduct(n, sql`remedy_id = (select id from remedies order by id limit 1)`),
  "no remedy, and another name": (n) => ofProduct(n, sql`remedy_id = null, name = ${`Tonic ${n % 5}`}`),
  "how many packs were sold": (n) => ofProduct(n, sql`sold_packs = sold_packs + ${n % 3}`),
  "several products": (n) => sql`update products set price_paise = mrp_paise where id % 37 = ${n % 37}`,
  "too many products to name": () => sql`update products set price_paise = mrp_paise`,
  "a new product": (n) => sql`
    insert into products (slug, sku, brand_id, form_id, name, dosage_form, pack_size, net_quantity, net_unit, mrp_paise, price_paise,
      hsn, gst_percent, origin_country, short_description, description, ingredients, sold_to, can_publish_indication, ad_caution, search_text)
    select 'new-' || gen_random_uuid(), gen_random_uuid(), ${brand(n)}, ${category(n)}, ${`New ${n % 3}`}, 'tablets', ${`${n % 7} g`}, 25, 'g',
      10000, ${5_000 + (n % 50) * 100}, '30049014', 5, 'India', '', '', '{}', 'anyone', true, '{}', ''`,
  "a product gone": () => sql`
    delete from products where id = (select max(id) from products where slug like 'new-%'
      and not exists (select from batches where product_id = products.id))`,
  "a place in a category": (n) => sql`
    insert into product_categories (product_id, category_id) values (${one(n)}, ${category(n * 3)}) on conflict do nothing`,
  "no place in categories": (n) => sql`delete from product_categories where product_id = ${one(n)}`,
  "another place": (n) => sql`
    update product_categories p set category_id = ${category(n)} where product_id = ${one(n)} and not exists (
      select from product_categories where product_id = p.product_id and category_id = ${category(n)})
    and category_id = (select min(category_id) from product_categories where product_id = p.product_id)`,
  "all places written as they are": () => sql`update product_categories set category_id = category_id`,
  "all places": () => sql`truncate product_categories`,
  "a batch": (n) => sql`
    insert into batches (product_id, number, expires_on, mrp_paise, quantity)
    values (${one(n)}, gen_random_uuid(), date '2026-11-21' + ${(n % 40) * 30}::int, 10000, ${n % 12})`,
  "a sale": (n) => ofBatch(n, sql`quantity = greatest(held_quantity, quantity - 1)`),
  "packs put aside": (n) => ofBatch(n, sql`held_quantity = quantity`),
  "packs given back": (n) => ofBatch(n, sql`held_quantity = 0`),
  "packs that came": (n) => ofBatch(n, sql`quantity = quantity + ${n % 4}`),
  "an expiry": (n) => ofBatch(n, sql`expires_on = date '2026-11-21' + ${(n % 40) * 10}::int`),
  quarantine: (n) => ofBatch(n, sql`is_quarantined = not is_quarantined`),
  "a batch of another product": (n) => ofBatch(n, sql`product_id = ${one(n * 11)}`),
  "many sales": (n) =>
    sql`update batches set quantity = greatest(held_quantity, quantity / 2) where id % 50 = ${n % 50}`,
  "a count of all": () => sql`update batches set quantity = quantity + 1`,
  "a demo pack": (n) => ofBatch(n, sql`is_demo = not is_demo`),
  "how long a batch must keep": (n) =>
    setting("checkout", sql`jsonb_build_object('minShelfDaysLeft', ${(n % 3) * 45}::int)`),
  "another setting": () => setting("shop", sql`jsonb_build_object('name', ${"Materia"}::text)`),
  "a brand's name": (n) =>
    sql`update brands set name = name || '!', slug = slug || '-' where id = ${brand(n)}`,
  "a brand put forward or not": (n) =>
    sql`update brands set is_featured = not is_featured where id = ${brand(n)}`,
  "a brand's other name": (n) => sql`
    insert into brand_aliases (slug, brand_id) values (gen_random_uuid(), ${brand(n)})`,
  "a category's name": (n) =>
    sql`update categories set name = name || '!', position = ${n % 9} where id = ${category(n)}`,
  "what bio-combinations are": () => sql`
    update categories set slug = case slug when 'bio-combination' then 'bio-combination-x' else 'bio-combination' end
    where slug in ('bio-combination', 'bio-combination-x')`,
  "a change that was taken back": () => sql`do $$ begin
    update products set price_paise = 100; raise exception 'no'; exception when others then null; end $$`,
};

/** Makes that change; whether the database has let it through. */
export async function changeShelf(db: Db, { what, n }: { what: string; n: number }): Promise<boolean> {
  try {
    await db.execute(SHELF_CHANGES[what]!(n));
    return true;
  } catch (error) {
    // A rule of the tables, as it may be with things at random.
    if (/^23/.test((error as { cause?: { code?: string } }).cause?.code ?? "")) return false;
    throw error;
  }
}
