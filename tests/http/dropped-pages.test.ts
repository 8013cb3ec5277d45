import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { noSources, type Sources } from "#app/domain/catalog-change.ts";
import { createPageCache } from "#server/page-cache.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { type ServedApp, serveApp } from "#tests/support/serve-app.ts";

const pages = createPageCache();
const made = new Map<string, Sources>();
let shop: TestShop;
let served: ServedApp;
let changes = 0;
let sold: { id: number; slug: string; batchId: number };
let other: { slug: string };

beforeAll(async () => {
  shop = await openTestShop(
    {},
    {
      onCatalogChange(change) {
        changes += 1;
        pages.noteChange(change);
      },
    },
  );
  served = await serveApp(async (request, client) => {
    const { pathname, search } = new URL(request.url);
    made.set(pathname + search, client.sources ?? noSources());
    return shop.answer(request, client);
  }, pages);
  await run(sql`update batches set is_demo = false`);
  const [first, second] = await run<{ id: number; slug: string; batchId: number }>(sql`
    select p.id, p.slug, min(b.id) as "batchId" from products p join batches b on b.product_id = p.id
    where p.is_published and p.sold_to = 'anyone' and p.remedy_id is not null
      and b.quantity > 10 and b.expires_on > current_date + 720 and not b.is_quarantined
    group by p.id having count(*) = 1 order by p.remedy_id, p.id limit 2`);
  sold = first!;
  [other] = (await run<{ slug: string }>(sql`
    select slug from products where is_published and sold_to = 'anyone' and brand_id <> (select brand_id from products where id = ${second!.id})
      and remedy_id is distinct from (select remedy_id from products where id = ${sold.id}) order by id desc limit 1`)) as [
    { slug: string },
  ];
});
afterAll(async () => {
  served.close();
  await shop.close();
});

async function run<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  return (await shop.database.db.execute(statement)).rows as Row[];
}

/** The addresses whose pages are made anew when they are asked for after that change. */
async function madeAnewAfter(statement: ReturnType<typeof sql>): Promise<string[]> {
  const paths = addresses();
  for (const path of paths) await served.read(path);
  made.clear();
  for (const path of paths) await served.read(path);
  expect([...made.keys()], "pages are kept while nothing changes").toEqual([]);
  await hearOf(statement);
  for (const path of paths) await served.read(path);
  return [...made.keys()].sort();
}

const LISTS = ["/", "/bestsellers", "/brands", "/shop"];
const TEXTS = ["/about", "/faq", "/privacy-policy", "/haryana/gurgaon/sohna/homeopathy"];
const addresses = () => [...LISTS, ...TEXTS, `/product/${sold.slug}`, `/product/${other.slug}`];

test("a sale that leaves packs drops the page of that product, and lists only where it stands in them", async () => {
  const anew = await madeAnewAfter(
    sql`update batches set quantity = quantity - 1 where id = ${sold.batchId}`,
  );
  expect(anew).toContain(`/product/${sold.slug}`);
  for (const path of [...TEXTS, `/product/${other.slug}`]) expect(anew).not.toContain(path);
});

test("the last pack of a product drops what is chosen by stock, too, and no text", async () => {
  const anew = await madeAnewAfter(
    sql`update batches set held_quantity = quantity where id = ${sold.batchId}`,
  );
  await hearOf(sql`update batches set held_quantity = 0 where id = ${sold.batchId}`);
  for (const path of ["/", "/bestsellers", "/shop", `/product/${sold.slug}`]) expect(anew).toContain(path);
  for (const path of [...TEXTS, `/product/${other.slug}`]) expect(anew).not.toContain(path);
});

test("a time taken with a doctor drops the pages that show it, and no product", async () => {
  const anew = await madeAnewAfter(sql`update doctor_hours set starts_at = starts_at`);
  expect(anew).toEqual(expect.arrayContaining(["/"]));
  expect(anew).not.toContain(`/product/${other.slug}`);
});

test("a change of the settings, of demo packs and of what nobody can name drops everything", async () => {
  const all = addresses().sort();
  expect(await madeAnewAfter(sql`update settings set value = value`)).toEqual(all);
  expect(await madeAnewAfter(sql`update batches set is_demo = true where id = ${sold.batchId}`)).toEqual(all);
  expect(await madeAnewAfter(sql`select pg_notify('catalog_changed', '')`)).toEqual(all);
  await hearOf(sql`update batches set is_demo = false`);
});

test("all packs counted anew, after single sales on the same connection, are told within a statement's limit", async () => {
  const client = new pg.Client({ ...shop.database.pool.options, statement_timeout: 3_000 });
  await client.connect();
  try {
    for (let sale = 0; sale < 8; sale += 1)
      await client.query("update batches set quantity = quantity - 1 where id = $1", [sold.batchId]);
    const counted = await client.query("update batches set quantity = quantity + 1");
    expect(counted.rowCount).toBeGreaterThan(5_000);
  } finally {
    await client.end();
  }
});

/** What addresses of every kind say now, out of memory where that is thought to be true still. */
async function readAll(): Promise<Record<string, string>> {
  const more = [
    "/new-arrivals",
    "/remedy/arnica-montana",
    "/brand/sbl",
    "/diseases",
    "/gallery",
    "/api/suggest?q=arnica",
  ];
  const said: Record<string, string> = {};
  for (const path of [...addresses(), ...more]) said[path] = await served.read(path);
  return said;
}

async function hearOf(statement: ReturnType<typeof sql>): Promise<void> {
  const before = changes;
  await run(statement);
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before));
}

test.each([
  ["a sale", () => sql`update batches set quantity = quantity - 2 where id = ${sold.batchId}`],
  [
    "a pack put aside",
    () => sql`update batches set held_quantity = held_quantity + 1 where id = ${sold.batchId}`,
  ],
  ["a batch in quarantine", () => sql`update batches set is_quarantined = true where id = ${sold.batchId}`],
  [
    "a batch out of quarantine",
    () => sql`update batches set is_quarantined = false where id = ${sold.batchId}`,
  ],
  ["many sales", () => sql`update batches set quantity = greatest(held_quantity, quantity / 3)`],
  ["a price", () => sql`update products set price_paise = price_paise - 100 where id = ${sold.id}`],
  ["a best seller", () => sql`update products set is_best_seller = not is_best_seller where id = ${sold.id}`],
  ["a review", () => sql`update reviews set status = 'pending' where product_id % 3 = 0`],
  ["a question", () => sql`update faq_items set question = question || ' Today?'`],
  ["the name of a brand", () => sql`update brands set name = name || ' India' where slug = 'sbl'`],
  ["a doctor's hours", () => sql`delete from doctor_hours`],
  [
    "what the shop is called",
    () => sql`update settings set value = jsonb_set(value, '{name}', '"Another shop"') where key = 'shop'`,
  ],
] as const)("after %s every page says what one made now says", async (_, statement) => {
  await readAll();
  await hearOf(statement());
  const said = await readAll();
  await hearOf(sql`select pg_notify('catalog_changed', '')`);
  expect(said).toEqual(await readAll());
});

test("no page counts packs without saying of which products", async () => {
  await hearOf(sql`select pg_notify('catalog_changed', '')`);
  made.clear();
  await readAll();
  for (const path of ["/shop?stock=in", "/shop?brand=sbl", "/category/dilutions"]) await served.read(path);
  expect(made.size).toBeGreaterThan(15);
  expect([...made].filter(([, { tables }]) => tables.has("batches")).map(([path]) => path)).toEqual([]);
});
