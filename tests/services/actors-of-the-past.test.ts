import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createBareDatabase } from "#tests/support/bare-database.ts";
import { migrateAsTrial } from "#tests/support/trial-version.ts";

const PEOPLE = [
  ["u-kavita", "Kavita Rao"],
  ["u-meera-1", "Meera Nair"],
  ["u-meera-2", "Meera Nair"],
];
const AT = "2026-11-21T09:00:00Z";
/** Who, what and to what, as the trial versions wrote it down, and what it is now. */
const LOG: [actor: string, act: string, subject: string, now: string][] = [
  ["user u-kavita", "save-settings", "settings tax", "user u-kavita"],
  ["user u-left", "save-settings", "settings tax", "user u-left"],
  ["u-kavita", "add-site-link", "site-link 1", "user u-kavita"],
  ["Kavita Rao", "change-product", "product X", "user u-kavita"],
  ["Meera Nair", "change-product", "product X", "unknown"],
  ["Rakesh Left", "change-product", "product X", "unknown"],
  ["", "change-product", "product X", "unknown"],
  ["shopper", "place-order", "order 1", "shopper"],
  ["patient", "request-consultation", "consultation CO-1", "shopper"],
  ["visitor", "apply-as-business", "enquiry 1", "shopper"],
  ["shop", "change-order-status", "order 1", "command orders"],
  ["shop", "decide-review", "review 1", "command reviews"],
  ["shop", "apply-import", "import 1", "system work-on-imports"],
  ["system", "change-order-status", "order 1", "system release-holds"],
  ["system", "tell-waiting", "consultation CO-1", "system tell-waiting"],
  ["system", "purge-consultation", "consultation CO-1", "system purge-consultations"],
  ["command line", "create-admin", "user u-kavita", "command create-admin"],
  ["command", "remove-sample-reviews", "sample reviews", "command remove-sample-reviews"],
];

let bare: Awaited<ReturnType<typeof createBareDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  bare = await createBareDatabase();
  await migrateAsTrial(bare.url);
  client = new pg.Client({ connectionString: bare.url });
  await client.connect();
  // Only who did it counts here: of the orders, products and patients that it was done to there is nothing.
  await client.query(`
    do $$ declare each record; begin
      for each in select conrelid::regclass as place, conname from pg_constraint
        where contype = 'f' and conrelid::regclass::text in ('profiles', 'order_events', 'stock_movements', 'price_changes')
      loop execute format('alter table %s drop constraint %I', each.place, each.conname); end loop;
    end $$`);
  for (const [id, name] of PEOPLE)
    await client.query("insert into profiles (id, name) values ($1, $2)", [id, name]);
  for (const [actor, act, subject] of LOG)
    await client.query(
      "insert into audit (actor, action, subject, details, happened_at) values ($1, $2, $3, '{}', $4)",
      [actor, act, subject, AT],
    );
  await client.query(`
    insert into order_events (order_id, status, actor, happened_at) values
      (1, 'placed', 'shopper', now()), (1, 'cancelled', 'system', now()), (1, 'packed', 'Kavita Rao', now()), (1, 'packed', 'shop', now());
    insert into stock_movements (batch_id, quantity, reason, actor) values
      (1, 5, 'received', ''), (1, -1, 'destroyed', 'Kavita Rao');
    insert into price_changes (product_id, change_set, reason, old_mrp_paise, new_mrp_paise, old_price_paise, new_price_paise, actor, changed_at)
      select 1, 's', reason, 1, 1, 1, 1, actor, now()
      from (values ('edited', 'Kavita Rao'), ('sale-start', 'system'), ('import', 'shop')) as told (reason, actor);
    insert into undos (actor, subject, table_name, rows, expires_at) values
      ('user u-kavita', 'filter 1', 'saved_filters', '[]', now()), ('', 'filter 2', 'saved_filters', '[]', now());
    insert into audit (actor, action, subject, details, happened_at) values
      ('user u-kavita', 'change-consultation', 'consultation CO-1', '{}', '${AT}');
  `);
  await client.query(CONSULTATION);
  await client.query(`
    insert into consultation_events (consultation_id, status, actor, happened_at)
      select id, 'confirmed', actor, at from consultations, (values
        ('patient', now()), ('shop', '${AT}'::timestamptz), ('doctor', now()), ('system', now())) as told (actor, at)`);
  await migrateDatabase(bare.url);
}, 60_000);
afterAll(async () => {
  await client.end();
  await bare.drop();
});

async function actorsIn(table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select concat_ws(' ', actor_kind, actor_id) as who from ${table} order by id`,
  );
  return rows.map(({ who }) => who);
}

test("whoever the log named by account, or by a name that one person has, is that account; others are what is known of them", async () => {
  expect((await actorsIn("audit")).slice(0, LOG.length)).toEqual(LOG.map(([, , , now]) => now));
});

test("orders, stock, prices, deletions and consultations say it in the same way", async () => {
  expect(await actorsIn("order_events")).toEqual([
    "shopper",
    "system release-holds",
    "user u-kavita",
    "command orders",
  ]);
  expect(await actorsIn("stock_movements")).toEqual(["unknown", "user u-kavita"]);
  expect(await actorsIn("price_changes")).toEqual([
    "user u-kavita",
    "system turn-sales",
    "system work-on-imports",
  ]);
  expect(await actorsIn("undos")).toEqual(["user u-kavita", "unknown"]);
  // The log of the same moment knows who of the shop it was.
  expect(await actorsIn("consultation_events")).toEqual([
    "shopper",
    "user u-kavita",
    "unknown",
    "system close-waiting",
  ]);
});

test("no name is left, and what may only grow still refuses to change", async () => {
  for (const table of [
    "audit",
    "order_events",
    "stock_movements",
    "price_changes",
    "undos",
    "consultation_events",
  ]) {
    const { rows } = await client.query(`select from ${table} t where t::text ~ 'Kavita|Meera|Rakesh'`);
    expect(rows, table).toEqual([]);
  }
  for (const table of ["audit", "stock_movements", "price_changes"])
    await expect(client.query(`update ${table} set actor_id = null`), table).rejects.toThrow(
      "only ever added to",
    );
});

test.each([
  ["user", null],
  ["user", ""],
  ["system", null],
  ["shopper", "u-kavita"],
  ["Kavita Rao", null],
])("the kind %s does not go with the id %s", async (kind, id) => {
  await expect(
    client.query(
      "insert into audit (actor_kind, actor_id, action, subject, details) values ($1, $2, 'x', 'y', '{}')",
      [kind, id],
    ),
  ).rejects.toThrow("audit_actor_check");
});

const CONSULTATION = `
  insert into consultations (number, token, idempotency_key, name, email, phone, age_years, gender, preferred_date,
    main_complaints, consent_version, consent_text, consented_at, answer_by, created_at)
  values ('CO-1', 't', 'k', 'P', 'p@example.org', '9810000000', 30, 'female', '2026-11-21', '', '1', '', now(), now(), now())`;
