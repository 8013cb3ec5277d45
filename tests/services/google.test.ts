import { afterAll, beforeAll, expect, test } from "vitest";
import { identities } from "#app/db/schema/accounts.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import {
  isGoogleOffered,
  listIdentities,
  startGoogle,
  unlinkIdentity,
} from "#app/services/accounts/auth/identities.server.ts";
import { addPerson, openAuth, signIn, stranger } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type OpenIdServer, startOpenId } from "#tests/support/openid.ts";

let database: TestDatabase;
let openid: OpenIdServer;
let auth: Auth;

beforeAll(async () => {
  database = await createTestDatabase();
  openid = await startOpenId();
  auth = openAuth(database.db, {
    GOOGLE_CLIENT_ID: "shop-id",
    GOOGLE_CLIENT_SECRET: "shop-secret",
    GOOGLE_ISSUER: openid.issuer,
  });
});
afterAll(async () => {
  await openid.close();
  await database.drop();
});

test("Google is offered only with both of its keys", async () => {
  const { db } = database;
  const half = openAuth(db, { GOOGLE_CLIENT_ID: "shop-id" });
  expect([isGoogleOffered(auth), isGoogleOffered(half), isGoogleOffered(openAuth(db))]).toEqual([
    true,
    false,
    false,
  ]);
  const asked = { purpose: "sign-in" as const, returnTo: "/" as const, headers: new Headers() };
  expect(await startGoogle(openAuth(db), asked)).toBeUndefined();
});

test("the way to Google carries a state, a nonce, a proof key and the shop's own address, and no secret", async () => {
  const started = await startGoogle(auth, {
    purpose: "sign-in",
    returnTo: "/orders",
    headers: new Headers(),
  });
  const url = new URL(started!.url);
  expect(url.origin).toBe(openid.issuer);
  expect(url.searchParams.get("client_id")).toBe("shop-id");
  expect(url.searchParams.get("redirect_uri")).toBe("http://shop.test/auth/google/callback");
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce"]) expect(url.searchParams.get(name)!.length).toBeGreaterThan(20);
  expect(started!.url).not.toContain("shop-secret");
});

test("only who is signed in links Google, and the last way in stays", async () => {
  const { email, userId } = await addPerson(auth);
  const asked = { purpose: "link" as const, returnTo: "/profile/security" as const };
  expect(await startGoogle(auth, { ...asked, headers: stranger().headers })).toBeUndefined();
  const { caller } = await signIn(auth, email);
  expect((await startGoogle(auth, { ...asked, headers: caller.headers }))!.url).toContain(openid.issuer);
  const google = { userId, provider: "google" as const };
  expect(await unlinkIdentity(auth, google)).toMatchObject({ reason: "not-linked" });
  await auth.db
    .insert(identities)
    .values({ id: "g", userId, providerId: "google", accountId: "1", createdAt: new Date() });
  expect((await listIdentities(auth, { userId })).map(({ provider }) => provider)).toEqual([
    "password",
    "google",
  ]);
  expect(await unlinkIdentity(auth, google)).toMatchObject({ ok: true });
  const byGoogle = await addPerson(auth);
  await auth.db.delete(identities);
  await auth.db
    .insert(identities)
    .values({ id: "h", userId: byGoogle.userId, providerId: "google", accountId: "2" });
  expect(await unlinkIdentity(auth, { ...google, userId: byGoogle.userId })).toMatchObject({
    reason: "last-identity",
  });
});
