import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consultations } from "#app/db/schema/clinic.ts";
import { redirects } from "#app/db/schema/pages.ts";
import { type Actor, byUser, SHOPPER } from "#app/domain/actor.ts";
import { expectedPaise } from "#app/domain/books/day/day-close.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { saveDetails } from "#app/services/accounts/auth/change.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { deleteMyAccount } from "#app/services/accounts/delete-account.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { closeDay } from "#app/services/books/day/close-day.server.ts";
import { countDrawer } from "#app/services/books/day/count-drawer.server.ts";
import { moveCash } from "#app/services/books/day/drawer-moves.server.ts";
import { compareDay } from "#app/services/books/day/read-open-day.server.ts";
import { closeMonth } from "#app/services/books/month/close-month.server.ts";
import { changePrices } from "#app/services/catalog/desk/change-prices.server.ts";
import { writeMove } from "#app/services/clinic/change-consultation.server.ts";
import { auditCsv } from "#app/services/office/audit-csv.server.ts";
import { listAuditPeople } from "#app/services/office/audit-people.server.ts";
import { type AuditFilter, listAudit } from "#app/services/office/list-audit.server.ts";
import { changeOrderStatus } from "#app/services/orders/change-order.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { removeRedirect } from "#app/services/pages/redirects.server.ts";
import { destroyBatch } from "#app/services/stock/change-batch.server.ts";
import { listBatchesOf, listMovements } from "#app/services/stock/find-batch.server.ts";
import { addPerson, openAuth, signIn } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { addConsultation } from "#tests/support/patient.ts";

const ANY: AuditFilter = { person: "", act: "", thing: "", name: "", day: "" };
/** Every table that says who did something. */
const TABLES = [
  "audit",
  "consultation_events",
  "day_closes",
  "day_counts",
  "drawer_moves",
  "month_closes",
  "order_events",
  "order_transactions",
  "price_changes",
  "stock_movements",
  "undos",
];

let database: TestDatabase;
let auth: Auth;
beforeAll(async () => {
  database = await createTestDatabase();
  auth = openAuth(database.db);
  await addPincodes(database.db);
  await addPerson(auth, { role: "admin" });
});
afterAll(() => database.drop());

async function staffCalled(name: string) {
  const person = await addPerson(auth, { role: "staff" });
  await saveDetails(auth, { userId: person.userId, name, isMarketingAllowed: false, now });
  return { ...person, actor: byUser(person), person: `user:${person.userId}` };
}

function write(by: Actor, act: "save-settings" | "note-order", about: string) {
  return recordAudit(database.db, { by, act, about, details: {}, now });
}

async function found(chosen: Partial<AuditFilter>): Promise<string[]> {
  const { rows } = await listAudit(database.db, { filter: { ...ANY, ...chosen } });
  return rows.map(({ actor, action, subject }) => `${actor.name} ${action} ${subject}`);
}

test("who takes another name keeps all that they did, under the new name", async () => {
  const staff = await staffCalled("Kavita Rao");
  await write(staff.actor, "save-settings", "settings tax");
  await saveDetails(auth, { userId: staff.userId, name: "Kavita Sharma", isMarketingAllowed: false, now });
  await write(staff.actor, "save-settings", "settings hours");
  expect(await found({ person: staff.person })).toEqual([
    "Kavita Sharma save-settings settings hours",
    "Kavita Sharma save-settings settings tax",
  ]);
});

test("two of one name stay apart, and can be told apart where one is chosen", async () => {
  const one = await staffCalled("Asha Gupta");
  const other = await staffCalled("Asha Gupta");
  await write(one.actor, "save-settings", "settings cod");
  await write(other.actor, "save-settings", "settings bank");
  expect(await found({ person: one.person })).toEqual(["Asha Gupta save-settings settings cod"]);
  expect(await found({ person: other.person })).toEqual(["Asha Gupta save-settings settings bank"]);
  const listed = (await listAuditPeople(database.db)).filter(({ name }) => name === "Asha Gupta");
  expect(listed.map(({ person, email }) => [person, email]).toSorted()).toEqual(
    [one, other].map(({ person, email }) => [person, email]).toSorted(),
  );
});

test("person, act, thing, name and day each narrow the log, together too, and so does the file", async () => {
  const staff = await staffCalled("Ravi Filter");
  await write(staff.actor, "save-settings", "settings hours");
  await write(staff.actor, "note-order", "order FI-1");
  await write(SHOPPER, "note-order", "order FI-2");
  await write(SHOPPER, "note-order", `user ${staff.userId}`);
  const own = { person: staff.person };
  expect(await found({ ...own, act: "note-order" })).toEqual(["Ravi Filter note-order order FI-1"]);
  expect(await found({ ...own, thing: "settings" })).toEqual(["Ravi Filter save-settings settings hours"]);
  expect(await found({ thing: "order", name: "fi-" })).toHaveLength(2);
  expect(await found({ thing: "settings", name: "Opening", ...own })).toHaveLength(1);
  expect(await found({ name: "fi-2" })).toEqual(["null note-order order FI-2"]);
  expect(await found({ thing: "order", name: "FI-", person: "shopper" })).toHaveLength(1);
  expect(await found({ thing: "user", name: "Ravi Fil" })).toEqual([`null note-order user ${staff.userId}`]);
  expect(await found({ ...own, day: "2020-01-01" })).toEqual([]);
  const file = await auditCsv(database.db, {
    ...ANY,
    ...own,
    act: "note-order",
    thing: "order",
    name: "FI-",
  });
  expect(file.trim().split("\r\n")).toHaveLength(2);
  expect(file).toContain("Ravi Filter");
});

test("of somebody whose account is erased no table keeps the name, and what they did stays together", async () => {
  const { db } = database;
  const staff = await staffCalled("Canary Staffname");
  await doEverything(staff.actor);
  expect(await tablesWith(staff.userId)).toEqual(expect.arrayContaining(TABLES));
  const before = await found({ person: staff.person });
  const { caller } = await signIn(auth, staff.email);
  const dataDir = mkdtempSync(join(tmpdir(), "materia-audit-"));
  const files = openFileStore(dataDir);
  const mailer = { forgetFiles: () => Promise.resolve() };
  const asked = { userId: staff.userId, caller, mailer, files };
  expect(await deleteMyAccount(auth, asked)).toMatchObject({ ok: true });
  rmSync(dataDir, { recursive: true });
  expect((await tablesWith("Canary")).filter((table) => table !== "outbox")).toEqual([]);
  const after = await found({ person: staff.person });
  expect(after).toHaveLength(before.length + 1);
  expect(await found({ person: "gone" })).toEqual(after);
  expect(await listAuditPeople(db)).not.toContainEqual(expect.objectContaining({ person: staff.person }));
  expect(await auditCsv(db, { ...ANY, person: "gone" })).toContain("Someone who has left");
  const { rows } = await listMovements(db, {});
  expect(rows[0]).toMatchObject({ reason: "destroyed", actor: { kind: "user", name: null } });
});

test("every table that says who did something names them by kind and id, checked by the database", async () => {
  const { rows } = await database.pool.query<{ place: string; columns: string; checks: string }>(`
    select table_name as place, string_agg(column_name, ' ' order by column_name) as columns,
      (select count(*) from pg_constraint where conname = table_name || '_actor_check') as checks
    from information_schema.columns where table_schema = 'public' and column_name like 'actor%'
    group by table_name order by table_name`);
  expect(rows).toEqual(TABLES.map((place) => ({ place, columns: "actor_id actor_kind", checks: "1" })));
});

/** Something in each table that says who did it. */
async function doEverything(actor: Actor): Promise<void> {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const { number } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }] });
  await changeOrderStatus(db, { number, to: "confirmed", actor, now, publicOrigin: ORIGIN });
  const byUpi = await placeTestOrder(db, {
    lines: [{ slug: product.slug, quantity: 1 }],
    form: { paymentMethod: "upi", phone: "9876500009" },
  });
  const paid = await confirmPayment(db, { number: byUpi.number, actor, now, publicOrigin: ORIGIN });
  expect(paid).toMatchObject({ ok: true });
  const [batch] = await listBatchesOf(db, product.slug.toUpperCase());
  expect(await destroyBatch(db, { batchId: batch!.id, note: "broken", actor, now })).toMatchObject({
    ok: true,
  });
  const prices = {
    old: { mrpPaise: 20_000, pricePaise: 18_000 },
    now: { mrpPaise: 20_000, pricePaise: 17_000 },
  };
  await changePrices(db, [{ productId: product.id, ...prices }], {
    changeSet: "canary",
    reason: "edited",
    actor,
    now,
  });
  await db.insert(redirects).values({ fromPath: "/old-page", toPath: "/shop", createdAt: now });
  expect(await removeRedirect(db, { fromPath: "/old-page", actor, now })).toMatchObject({ ok: true });
  const patient = { profileId: null, name: "Ravi", email: "ravi@example.org", phone: "9876500001" };
  const { consultation } = await addConsultation(db, patient, "Cough", now);
  const [row] = await db.select().from(consultations).where(eq(consultations.id, consultation.id));
  await writeMove(db, { row: row!, status: "missed", actor, now });
  await closeADay(actor);
}

/** A day that is counted and closed with a slip, and a month. */
async function closeADay(actor: Actor): Promise<void> {
  const { db } = database;
  const slip = { kind: "petty" as const, amount: 100, reason: "Tea", aboutDay: undefined };
  expect(await moveCash(db, { slip, pageKey: "tea", actor, now })).toMatchObject({ ok: true });
  const counted = { notes: {}, coinsPaise: 0, countedPaise: 0, riderHandedPaise: 0 };
  const count = { ...counted, upiPaise: null, onlinePaise: null, floatPaise: 100 };
  await countDrawer(db, { count, actor, now });
  const { sums, count: kept } = (await compareDay(db))!;
  const close = { keptPaise: 0, reason: "", countId: kept.id, expectedPaise: expectedPaise(sums) };
  const reason = close.expectedPaise === 0 ? "" : "Not counted";
  expect(await closeDay(db, { ...close, reason, actor, now })).toMatchObject({ ok: true });
  expect(await closeMonth(db, { month: "2026-10", actor, now })).toMatchObject({ ok: true });
}

/** The tables in which a word stands, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await database.pool.query(`select from "${name}" t where t::text like $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rowCount) found.push(name);
  }
  return found;
}
