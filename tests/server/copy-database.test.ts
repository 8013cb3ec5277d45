import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mayRewriteHistory } from "#app/db/grant.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { copyDatabase } from "#server/move/copy-database.ts";
import { type BareDatabase, createBareDatabase } from "#tests/support/bare-database.ts";
import { readCatalogue } from "#tests/support/read-catalogue.ts";
import { migrateAsOneRole, migrateAsTrial } from "#tests/support/trial-version.ts";

let source: BareDatabase;
let target: BareDatabase;
beforeEach(async () => {
  source = await createBareDatabase("open");
  target = await createBareDatabase();
});
afterEach(async () => {
  for (const database of [source, target]) await database.drop();
});

const copy = (signal = new AbortController().signal, from = source.url) =>
  copyDatabase({
    source: { url: from, place: "the old" },
    target: { url: target.url, place: "the new" },
    signal,
  });

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const ask = (url: string, sql: string) =>
  inDatabase(url, async (client) => (await client.query(sql)).rows as Record<string, unknown>[]);
const isEmpty = async () =>
  (await ask(target.url, "select from pg_class where relnamespace = 'public'::regnamespace")).length === 0;

test("every table, sequence and rule arrives, compared; run again it is done; history stays closed to the shop's role", async () => {
  await ask(
    source.url,
    "update faq_items set question = E'tab\\t, line\\n and \\\\N' where id = (select min(id) from faq_items)",
  );
  await ask(source.url, "create index of_the_owner on orders (placed_at, id)");
  const copied = await copy();
  expect(copied).toMatchObject({ leftOut: ["index of_the_owner on orders"], wasThere: false });
  expect(copied.tables).toBeGreaterThan(100);
  expect(copied.rows).toBeGreaterThan(5_000);
  await ask(source.url, "drop index of_the_owner");
  expect(await readCatalogue(target.url)).toEqual(await readCatalogue(source.url));
  const odd = "select question from faq_items order by id limit 1";
  expect(await ask(target.url, odd)).toEqual([{ question: "tab\t, line\n and \\N" }]);
  expect(await copy()).toMatchObject({ wasThere: true, rows: copied.rows });
  await migrateDatabase(target.url, { shopUrl: target.shopUrl });
  await inDatabase(target.shopUrl, async (client) => expect(await mayRewriteHistory(client)).toBe(false));
  const next = "select nextval('orders_id_seq')";
  expect(await ask(target.url, next)).toEqual(await ask(source.url, next));
  await expect(copy()).resolves.toMatchObject({ wasThere: true });
  await ask(target.url, "update faq_items set question = 'x' where id = (select max(id) from faq_items)");
  await expect(copy()).rejects.toThrow(
    /^The database the new is not empty: name one that is new and empty\./,
  );
});

test("a database of an older release arrives as it is, and goes forward at the next start", async () => {
  const old = await createBareDatabase();
  await migrateAsOneRole(old.url);
  await copy(undefined, old.url);
  expect(await readCatalogue(target.url)).toEqual(await readCatalogue(old.url));
  await migrateDatabase(target.url);
  expect(await readCatalogue(target.url)).toEqual(await readCatalogue(source.url));
  await old.drop();
});

test("one of a trial version arrives too, its columns in the order of now", async () => {
  const trial = await createBareDatabase();
  await migrateAsTrial(trial.url);
  await copy(undefined, trial.url);
  await migrateDatabase(target.url);
  expect(await readCatalogue(target.url)).toEqual(await readCatalogue(source.url));
  await trial.drop();
});

test("whoever is connected, on either side, is named as in the way, and nothing is copied", async () => {
  for (const { url } of [source, target])
    await inDatabase(url, () =>
      expect(copy()).rejects.toThrow(
        /^Somebody uses the database the (old|new): stop the shop there.* Nothing is left in the new/,
      ),
    );
  expect(await isEmpty()).toBe(true);
});

test("tables of somebody else stop the move with their names", async () => {
  await ask(source.url, "create table notes_of_the_owner (id int)");
  await expect(copy()).rejects.toThrow(/not those of a shop of this version.*: public\.notes_of_the_owner\./);
  expect(await isEmpty()).toBe(true);
});

test("an empty source is refused, and a newer one", async () => {
  const empty = await createBareDatabase();
  await expect(copy(undefined, empty.url)).rejects.toThrow(/^The database the old holds no shop\./);
  await empty.drop();
  await ask(
    source.url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', 4102444800000)",
  );
  await expect(copy()).rejects.toThrow(/made by a newer version of the shop/);
});

test("cut off at any moment, or by rows that break a rule, nothing is there; run again it is whole", async () => {
  for (const ms of [0, 30, 120, 300, 600]) {
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(), ms);
    await expect(copy(cut.signal)).rejects.toThrow(/^The move was broken off\. Nothing is left in the new/);
    clearTimeout(timer);
    expect(await isEmpty()).toBe(true);
  }
  await ask(
    source.url,
    "alter table faq_items drop constraint faq_items_faq_category_id_faq_categories_id_fk; update faq_items set faq_category_id = 987654 where id = 1",
  );
  await expect(copy()).rejects.toThrow(/^The copy failed \(.*violates foreign key constraint/);
  expect(await isEmpty()).toBe(true);
});
