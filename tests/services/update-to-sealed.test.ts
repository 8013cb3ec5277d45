import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { mayRewriteHistory } from "#app/db/grant.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { orders } from "#app/db/schema/orders.ts";
import { resealTables } from "#app/services/accounts/reseal-tables.server.ts";
import { checkAuditNow } from "#app/services/verify-audit.server.ts";
import { type BareDatabase, createBareDatabase } from "#tests/support/bare-database.ts";
import { migrateAsOneRole } from "#tests/support/trial-version.ts";

/** More than are sealed in one transaction, so that some are sealed and others not when it breaks off. */
const ORDERS = 2_500;

let old: BareDatabase;
let owner: pg.Client;
beforeAll(async () => {
  old = await createBareDatabase();
  await migrateAsOneRole(old.url);
  owner = new pg.Client({ connectionString: old.url });
  await owner.connect();
  for (const statement of ROWS) await owner.query(statement);
});
afterAll(async () => {
  await owner.end();
  await old.drop();
});

const ROWS = [
  "insert into users (id, name, email, email_verified) values ('asha', 'Asha', 'asha@example.in', true)",
  "insert into profiles (id, name, email) values ('asha', 'Asha', 'asha@example.in')",
  "insert into sessions (id, user_id, token, expires_at) values ('s', 'asha', 'hash', '2030-01-01')",
  "insert into carts (id, touched_at) values ('cart-of-before', now())",
  "insert into customers (phone, name) values ('9810012345', 'Asha')",
  `insert into orders (number, tracking_token, idempotency_key, request_hash, customer_id, status, payment_method, name, phone,
     street, landmark, town, state_code, pincode, note, zone, promised_from, promised_by, mrp_paise, goods_paise,
     delivery_paise, total_paise, gst_paise, placed_at)
   select 'SH-' || n, 'link-' || n, 'key-' || n, '', 1, 'delivered', 'cod', 'Asha', '9810012345', '', '', '', '06', '122103', '',
     'local', '2026-01-01', '2026-01-02', 100, 100, 0, 100, 5, '2026-01-01' from generate_series(1, ${ORDERS}) as n`,
  `insert into audit (actor_kind, action, subject, details) values ('shopper', 'order-cancelled', 'order SH-1', '{}')`,
];

test("a shop of the release before keeps its sessions, carts, links and audit, and a start that breaks off while it seals costs nothing", async () => {
  const { shopUrl } = old;
  await migrateDatabase(old.url, { shopUrl });
  const forOwner = openDatabase(old.url, { waits: "long" });
  const shop = openDatabase(shopUrl);
  const count = async (condition: string) =>
    (await owner.query(`select count(*)::int as n from orders where ${condition}`)).rows[0].n as number;

  await owner.query(`create function break_off() returns trigger language plpgsql as
    $$ begin if old.number = 'SH-2200' then raise 'broken off'; end if; return new; end $$`);
  await owner.query(
    "create trigger breaks_off before update on orders for each row execute function break_off()",
  );
  await expect(resealTables(forOwner.db)).rejects.toThrow();
  const sealedFirst = await count("starts_with(tracking_token, 'sealed:')");
  expect(sealedFirst).toBeGreaterThan(0);
  expect(sealedFirst).toBeLessThan(ORDERS);

  await owner.query("drop function break_off() cascade");
  await resealTables(forOwner.db);
  expect(await resealTables(forOwner.db)).toBe(0);
  expect(await count("starts_with(tracking_token, 'sealed:')")).toBe(ORDERS);
  const links = await shop.db.select({ number: orders.number, link: orders.trackingToken }).from(orders);
  expect(links.filter(({ number, link }) => link !== number.replace("SH", "link"))).toEqual([]);

  for (const [table, id] of [
    ["sessions", "s"],
    ["carts", "cart-of-before"],
  ])
    expect((await shop.pool.query(`select id from ${table}`)).rows).toEqual([{ id }]);
  expect(await mayRewriteHistory(shop.pool)).toBe(false);
  expect((await checkAuditNow(shop.db, { known: undefined, now: new Date() })).faults).toEqual([]);
  await Promise.all([forOwner.close(), shop.close()]);
});
