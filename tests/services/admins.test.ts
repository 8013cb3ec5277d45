import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { createAdmin, ensureFirstAdmin } from "#app/services/accounts/auth/admins.server.ts";
import { changeRole } from "#app/services/accounts/auth/change-role.server.ts";
import { resetPassword } from "#app/services/accounts/auth/recover.server.ts";
import { findAccount } from "#app/services/accounts/auth/sessions.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import { addPerson, NEW_PASSWORD, openAuth, PASSWORD, signIn, stranger } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const now = new Date();

let database: TestDatabase;

beforeEach(async () => {
  await database?.drop();
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the first admin signs in with the password of the settings", async () => {
  const { db } = database;
  const admin = { email: "owner@example.org", password: PASSWORD, now };
  expect(await ensureFirstAdmin(db, admin)).toMatchObject({
    ok: true,
    value: { oneTimePassword: undefined },
  });
  const { caller } = await signIn(openAuth(db), admin.email);
  const { account } = await findAccount(openAuth(db), { headers: caller.headers, now: new Date() });
  expect(account!.role).toBe("admin");
  expect(await ensureFirstAdmin(db, { ...admin, email: "second@example.org" })).toBeUndefined();
});

test("of two shops that start at once on an empty database one makes the admin", async () => {
  const { db } = database;
  const admin = { email: undefined, password: undefined, now };
  const made = await Promise.all([ensureFirstAdmin(db, admin), ensureFirstAdmin(db, admin)]);
  expect(made.filter((outcome) => outcome?.ok)).toHaveLength(1);
  expect(await db.$count(profiles, eq(profiles.role, "admin"))).toBe(1);
});

test("a one-time password opens no session, only the way to an own password", async () => {
  const { db } = database;
  const auth = openAuth(db);
  const made = await ensureFirstAdmin(db, { email: "owner@example.org", password: undefined, now });
  if (!made?.ok) throw new Error("Not made.");
  const { email, oneTimePassword } = made.value;
  const half = await signInWithPassword(auth, {
    identifier: email,
    password: oneTimePassword!,
    caller: stranger(),
  });
  if (!half.ok || half.value.step !== "new-password") throw new Error("It let the admin in.");
  expect(await db.execute("select 1 from sessions")).toMatchObject({ rows: [] });
  const { token } = half.value;
  expect(await resetPassword(auth, { token, password: NEW_PASSWORD, caller: stranger() })).toMatchObject({
    ok: true,
  });
  await signIn(auth, email, NEW_PASSWORD);
  expect(
    await signInWithPassword(auth, { identifier: email, password: oneTimePassword!, caller: stranger() }),
  ).toMatchObject({ reason: "wrong" });
});

test("a weak password of the settings, or no address, makes no admin", async () => {
  const { db } = database;
  const weak = { email: "owner@example.org", password: "password123", now };
  expect(await ensureFirstAdmin(db, weak)).toMatchObject({ reason: "too-common" });
  expect(await createAdmin(db, { ...weak, email: "owner" })).toMatchObject({ reason: "bad-email" });
  expect(await db.$count(profiles)).toBe(0);
});

test("an account becomes an admin with a new one-time password, and its sessions end", async () => {
  const { db } = database;
  const auth = openAuth(db);
  const { email } = await addPerson(auth);
  const { caller } = await signIn(auth, email);
  expect(await createAdmin(db, { email, password: undefined, now })).toMatchObject({ ok: true });
  expect((await findAccount(auth, { headers: caller.headers, now: new Date() })).account).toBeUndefined();
  expect(
    await signInWithPassword(auth, { identifier: email, password: PASSWORD, caller: stranger() }),
  ).toMatchObject({ reason: "wrong" });
});

test("only an admin changes roles, and it is written down who did", async () => {
  const { db } = database;
  const auth = openAuth(db);
  const owner = await addPerson(auth, { role: "admin" });
  const person = await addPerson(auth);
  const change = { userId: person.userId, role: "staff" as const, now };
  for (const role of ["staff", "doctor", "business", "customer"] as const) {
    const other = await addPerson(auth, { role });
    expect(await changeRole(db, { ...change, actorId: other.userId })).toMatchObject({
      reason: "not-allowed",
    });
  }
  expect(await changeRole(db, { ...change, actorId: "nobody" })).toMatchObject({ reason: "not-allowed" });
  expect(await changeRole(db, { ...change, actorId: owner.userId })).toMatchObject({
    value: { from: "customer", to: "staff" },
  });
  expect(await changeRole(db, { ...change, actorId: owner.userId })).toMatchObject({ reason: "same-role" });
  const unknown = { ...change, userId: "nobody", actorId: owner.userId };
  expect(await changeRole(db, unknown)).toMatchObject({ reason: "not-found" });
  const rows = await db.select().from(audit).where(eq(audit.action, "change-role"));
  expect(rows).toMatchObject([
    {
      actorId: owner.userId,
      subject: `user ${person.userId}`,
      details: { from: "customer", to: "staff" },
    },
  ]);
});

test("of two admins who take each other's role away at once, one stays", async () => {
  const { db } = database;
  const auth = openAuth(db);
  const first = await addPerson(auth, { role: "admin" });
  const second = await addPerson(auth, { role: "admin" });
  const changes = await Promise.all([
    changeRole(db, { actorId: first.userId, userId: second.userId, role: "customer", now }),
    changeRole(db, { actorId: second.userId, userId: first.userId, role: "customer", now }),
  ]);
  expect(changes.filter(({ ok }) => ok)).toHaveLength(1);
  const [left] = await db.select().from(profiles).where(eq(profiles.role, "admin"));
  const own = { actorId: left!.id, userId: left!.id, role: "staff" as const, now };
  expect(await changeRole(db, own)).toMatchObject({ reason: "last-admin" });
});

test("who may do less than before is signed out; who may do more stays", async () => {
  const { db } = database;
  const auth = openAuth(db);
  const owner = await addPerson(auth, { role: "admin" });
  const { email, userId } = await addPerson(auth);
  const { caller } = await signIn(auth, email);
  const isIn = async () =>
    (await findAccount(auth, { headers: caller.headers, now: new Date() })).account !== undefined;
  const change = { actorId: owner.userId, userId, now };
  await changeRole(db, { ...change, role: "staff" });
  expect(await isIn()).toBe(true);
  await changeRole(db, { ...change, role: "doctor" });
  expect(await isIn()).toBe(false);
});
