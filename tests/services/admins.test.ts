import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { profiles } from "#app/db/schema/customers.ts";
import { createAdmin, ensureFirstAdmin } from "#app/services/auth/admins.server.ts";
import { resetPassword } from "#app/services/auth/recover.server.ts";
import { findAccount } from "#app/services/auth/sessions.server.ts";
import { signInWithPassword } from "#app/services/auth/sign-in.server.ts";
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
