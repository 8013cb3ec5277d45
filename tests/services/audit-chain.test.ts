import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { auditSeals } from "#app/db/schema/ground-audit.ts";
import { bySystem, SHOPPER } from "#app/domain/actor.ts";
import { keepAuditHead, readAuditHead } from "#app/integrations/audit-head.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { sealAudit } from "#app/services/seal-audit.server.ts";
import { checkAudit, countAuditFaults, findHead, verifyAudit } from "#app/services/verify-audit.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const NEXT_DAY = new Date("2026-11-23T10:00:00Z");

let database: TestDatabase;
beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
  await write(6);
});
afterAll(() => database.drop());

async function write(count: number, now = NOW): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 1; n <= count; n++)
    ids.push(
      await recordAudit(database.db, {
        by: n % 2 === 0 ? SHOPPER : bySystem("release-holds"),
        act: "change-order-status",
        about: `order ${n}`,
        details: { to: "placed", b: { z: 1, a: [now, undefined, "हिन्दी"] }, gone: undefined, paise: 12.5 },
        now,
      }),
    );
  return ids;
}

/** As who owns the tables, with their triggers off. */
async function behindTheBack(...statements: string[]) {
  const tables = ["audit", "audit_seals"];
  for (const table of tables) await database.owner.query(`alter table ${table} disable trigger all`);
  for (const statement of statements) await database.owner.query(statement);
  for (const table of tables) await database.owner.query(`alter table ${table} enable trigger all`);
}

async function faults(now = NEXT_DAY) {
  const { faults } = await verifyAudit(database.db, { known: undefined, now });
  return faults;
}

const idsOf = async () =>
  (await database.db.select({ id: audit.id }).from(audit).orderBy(asc(audit.id))).map(({ id }) => id);

test("an entry that was changed, removed or put in behind the shop's back is found and named, and no other", async () => {
  await sealAudit(database.db, NOW);
  expect(await faults()).toEqual([]);
  const [first, second, third, fourth] = (await idsOf()) as [number, number, number, number];
  await behindTheBack(
    `update audit set details = '{"to": "cancelled"}' where id = ${first}`,
    `update audit set happened_at = happened_at + interval '1 day' where id = ${second}`,
    `delete from audit where id = ${third}`,
    "insert into audit (actor_kind, action, subject, details) values ('shopper', 'change-order-status', 'order 9', '{}')",
  );
  const putIn = (await idsOf()).at(-1)!;
  await write(2, NEXT_DAY);
  await sealAudit(database.db, NEXT_DAY);
  const found = await faults();
  expect(found).toEqual([
    { kind: "changed", id: first },
    { kind: "changed", id: second },
    { kind: "removed", id: third },
    { kind: "inserted", id: putIn },
  ]);
  expect(found.map(({ id }) => id)).not.toContain(fourth);
});

test("an entry with a digest of its own, put in among older ones, is found by its number", async () => {
  const [gone] = await write(1);
  await behindTheBack(`delete from audit where id = ${gone}`);
  await write(3);
  await sealAudit(database.db, NOW);
  const forged = {
    by: SHOPPER,
    act: "change-order-status",
    about: "order 7",
    details: {},
    now: NOW,
  } as const;
  const id = await recordAudit(database.db, forged);
  await behindTheBack(
    `insert into audit (id, actor_kind, actor_id, action, subject, details, happened_at, digest) overriding system value
     select ${gone}, actor_kind, actor_id, action, subject, details, happened_at, digest from audit where id = ${id}`,
    `delete from audit where id = ${id}`,
  );
  await sealAudit(database.db, NEXT_DAY);
  expect(await faults()).toEqual([{ kind: "inserted", id: gone }]);
});

test("a chain that was cut or made anew is found by what was kept outside of the database", async () => {
  await sealAudit(database.db, NOW);
  const dataDir = mkdtempSync(join(tmpdir(), "materia-audit-"));
  expect(await readAuditHead(dataDir)).toBeUndefined();
  const { head } = await verifyAudit(database.db, { known: undefined, now: NOW });
  await keepAuditHead(dataDir, head);
  const known = await readAuditHead(dataDir);
  expect(known).toEqual(head);
  rmSync(dataDir, { recursive: true });
  await write(2);
  await sealAudit(database.db, NOW);
  expect((await verifyAudit(database.db, { known, now: NOW })).faults).toEqual([]);

  const last = (await idsOf()).at(-3);
  await behindTheBack(
    `delete from audit where id >= ${last}`,
    `delete from audit_seals where audit_id >= ${last}`,
  );
  expect(await faults()).toEqual([]);
  expect((await verifyAudit(database.db, { known, now: NOW })).faults).toEqual([
    { kind: "cut", id: known!.sealId },
  ]);
  await behindTheBack("delete from audit_seals");
  await sealAudit(database.db, NOW);
  expect((await verifyAudit(database.db, { known, now: NOW })).faults).toEqual([
    { kind: "cut", id: known!.sealId },
  ]);
});

test("what was sealed since the last reading cannot be cut off unseen either, nor does a chain made anew pass", async () => {
  await sealAudit(database.db, NOW);
  const first = await findHead(database.db, undefined);
  const [, , , , , last] = await idsOf();
  await write(2);
  await sealAudit(database.db, NOW);
  const known = await findHead(database.db, first);
  expect(known!.sealId).toBe(first!.sealId + 2);
  await behindTheBack(
    `delete from audit where id > ${last}`,
    `delete from audit_seals where audit_id > ${last}`,
  );
  await write(1);
  await sealAudit(database.db, NEXT_DAY);
  expect(await findHead(database.db, known)).toBeUndefined();
  expect((await verifyAudit(database.db, { known, now: NEXT_DAY })).faults).toEqual([
    { kind: "cut", id: known!.sealId },
  ]);
});

test("a seal that was taken out of the chain is found", async () => {
  await sealAudit(database.db, NOW);
  const [, second, third] = await database.db.select().from(auditSeals).orderBy(asc(auditSeals.id));
  await behindTheBack(`delete from audit_seals where id = ${second!.id}`);
  expect(await faults()).toEqual([
    { kind: "chain", id: third!.id },
    { kind: "inserted", id: second!.auditId },
  ]);
});

test("entries that become visible out of the order of their ids are chained all the same, by one or several processes", async () => {
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const early = database.db.transaction(async (tx) => {
    await recordAudit(tx, {
      by: SHOPPER,
      act: "change-order-status",
      about: "order 0",
      details: {},
      now: NOW,
    });
    written.resolve();
    await mayCommit.promise;
  });
  await written.promise;
  await write(3);
  await sealAudit(database.db, NOW);
  mayCommit.resolve();
  await early;
  await Promise.all([1, 2, 3].map(() => sealAudit(database.db, NOW)));
  expect(await database.db.$count(auditSeals)).toBe(10);
  expect(await faults()).toEqual([]);
});

test("many writers at once wait for nobody: none of them touches the chain", async () => {
  await Promise.all(
    Array.from({ length: 40 }, () =>
      database.db.transaction(async (tx) => {
        await recordAudit(tx, {
          by: SHOPPER,
          act: "change-order-status",
          about: "order 5",
          details: {},
          now: NOW,
        });
        const { rows } = await tx.execute<{ mode: string }>(
          `select mode from pg_locks where pid = pg_backend_pid() and (locktype = 'advisory' or relation = 'audit_seals'::regclass)`,
        );
        expect(rows).toEqual([]);
      }),
    ),
  );
  expect(await sealAudit(database.db, NOW)).toBe(46);
});

test("once a night the audit is read over, and Today counts what does not fit", async () => {
  const known = undefined;
  expect(await countAuditFaults(database.db)).toEqual({ auditFaults: 0 });
  expect(await checkAudit(database.db, { known, now: NOW })).toMatchObject({ sealed: 6, faults: [] });
  const [first] = await idsOf();
  await behindTheBack(`delete from audit where id = ${first}`);
  expect(await checkAudit(database.db, { known, now: new Date(NOW.getTime() + 3_600_000) })).toBeUndefined();
  expect(await checkAudit(database.db, { known, now: NEXT_DAY })).toMatchObject({
    faults: [{ kind: "removed", id: first }],
  });
  expect(await countAuditFaults(database.db)).toEqual({ auditFaults: 1 });
});

test("what was written before there was a chain is chained as it is; written later without a digest it is not the shop's", async () => {
  await behindTheBack("update audit set digest = 'before'");
  await write(2);
  await sealAudit(database.db, NOW);
  expect(await faults()).toEqual([]);
  await behindTheBack(
    "insert into audit (actor_kind, action, subject, details, digest) values ('shopper', 'change-order-status', 'order 9', '{}', 'before')",
  );
  await sealAudit(database.db, NEXT_DAY);
  expect(await faults()).toEqual([{ kind: "inserted", id: (await idsOf()).at(-1) }]);
});
