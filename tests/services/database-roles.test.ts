import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { grantToShop, mayRewriteHistory } from "#app/db/grant.server.ts";
import { KEPT_TABLES } from "#app/db/kept-tables.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const isApart = () => inject("serverUrl") !== inject("shopServerUrl");
const kept = Object.keys(KEPT_TABLES);
const MUST_STAY = [
  "audit",
  "stock_movements",
  "payments",
  "refunds",
  "order_transactions",
  "prescriptions",
  "prescription_lines",
];

test("the role that the shop runs with empties, changes and deletes nothing of what must stay, and owns nothing", async () => {
  expect(isApart()).toBe(true);
  expect(kept).toEqual(expect.arrayContaining(MUST_STAY));
  for (const table of kept) {
    for (const statement of [
      `truncate ${table} cascade`,
      `delete from ${table}`,
      `update ${table} set id = default`,
      `alter table ${table} disable trigger all`,
      `create trigger forged before insert on ${table} for each row execute function refuse_change()`,
      `drop table ${table} cascade`,
    ])
      await expect(database.pool.query(statement), statement).rejects.toMatchObject({ code: "42501" });
  }
  await expect(database.pool.query("create table mine ()")).rejects.toMatchObject({ code: "42501" });
  await expect(database.pool.query("create database mine")).rejects.toMatchObject({ code: "42501" });
  await expect(database.pool.query("set session_replication_role = replica")).rejects.toMatchObject({
    code: "42501",
  });
  const { rows } = await database.pool.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, pg_has_role('pg_monitor', 'member') as monitor,
       (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
      monitor: false,
      owned: 0,
    },
  ]);
  expect(await mayRewriteHistory(database.pool)).toBe(false);
  expect(await mayRewriteHistory(database.owner)).toBe(true);
});

test("not even the owner of the tables empties them while their triggers are on", async () => {
  for (const table of kept)
    await expect(database.owner.query(`truncate ${table} cascade`), table).rejects.toThrow(
      "only ever added to",
    );
});

test("of a kept row the shop changes only the columns that are named, and of every other table any row", async () => {
  const { rows } = await database.pool.query<{ table: string; columns: string[]; rights: string }>(
    `select c.relname as "table",
       coalesce(array_agg(a.attname::text) filter (where has_column_privilege(c.oid, a.attnum, 'update')), '{}') as columns,
       concat_ws(' ', case when has_table_privilege(c.oid, 'select') then 'select' end, case when has_table_privilege(c.oid, 'insert') then 'insert' end,
         case when has_table_privilege(c.oid, 'update') then 'update' end, case when has_table_privilege(c.oid, 'delete') then 'delete' end,
         case when has_table_privilege(c.oid, 'truncate, references, trigger') then 'more' end) as rights
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid, c.relname`,
  );
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(kept));
  for (const { table, columns, rights } of rows) {
    const allowed = KEPT_TABLES[table];
    expect(rights, table).toBe(allowed ? "select insert" : "select insert update delete");
    if (allowed) expect(columns.sort(), table).toEqual([...allowed].sort());
  }
});

test("tables of its own beside the shop's fool neither what the owner does for it nor what guards a row", async () => {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    for (const statement of [
      "create temp table security_events (happened_at timestamptz)",
      "create temp table told (who text)",
      "grant all on security_events, told to public",
      "insert into pg_temp.security_events values ('2000-01-01')",
      `create function pg_temp.become_owner() returns trigger language plpgsql as
         $$ begin insert into pg_temp.told select current_user; return old; end $$`,
      `create trigger become_owner before delete on pg_temp.security_events
         for each row execute function pg_temp.become_owner()`,
      "select purge_security_events(now())",
    ])
      await client.query(statement);
    expect((await client.query("select who from pg_temp.told")).rows).toEqual([]);
  } finally {
    await client.query("rollback");
    client.release();
  }
  const { rows } = await database.owner.query<{ name: string }>(
    `select proname as name from pg_proc join pg_language l on l.oid = prolang
     where pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
       and not coalesce(proconfig @> array['search_path=public, pg_temp'], false)`,
  );
  expect(rows).toEqual([]);
});

test("what an older version gave the role is taken away at the next start, and a second start changes nothing", async () => {
  const { pool, owner, url, ownerUrl } = database;
  const { rows } = await pool.query<{ role: string }>("select current_user as role");
  await owner.query(`grant update, delete, truncate, trigger on audit to ${rows[0]!.role}`);
  await owner.query("grant create on schema public to public");
  expect(await mayRewriteHistory(pool)).toBe(true);
  for (let start = 1; start <= 2; start++) {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(ownerUrl, { shopUrl: url })));
    expect(await mayRewriteHistory(pool)).toBe(false);
    await expect(pool.query("create table mine ()")).rejects.toMatchObject({ code: "42501" });
  }
});

test("a shop with one address only keeps all rights of its owner, and it is known", async () => {
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ role: string }>("select current_user as role");
  await grantToShop(owner, rows[0]!.role);
  expect(await mayRewriteHistory(owner)).toBe(true);
  await owner.end();
  await migrateDatabase(database.ownerUrl);
});
