import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { identities, users } from "#app/db/schema/accounts.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { addPerson, addWaitingPerson, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { OPENID_KEYS, type OpenIdServer, startOpenId } from "#tests/support/openid.ts";

let openid: OpenIdServer;
let shop: TestShop;
let auth: Auth;

beforeAll(async () => {
  openid = await startOpenId();
  shop = await openTestShop({
    GOOGLE_CLIENT_ID: OPENID_KEYS.clientId,
    GOOGLE_CLIENT_SECRET: OPENID_KEYS.clientSecret,
    GOOGLE_ISSUER: openid.issuer,
  });
  auth = openAuth(shop.database.db);
});
afterEach(() => {
  openid.tampering = {};
});
afterAll(async () => {
  await shop.close();
  await openid.close();
});

let networks = 0;
const newBrowser = () => openBrowser(shop, `203.0.113.${++networks}`);

test("somebody new signs in with Google: an account with a confirmed address, and no key to Google is kept", async () => {
  const browser = newBrowser();
  const answer = await signInByGoogle(browser, { email: "new@example.org" }, { returnTo: "/orders" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/orders"]);
  expect(await visit(browser)).toMatchObject({
    account: { name: "Asha of Google" },
    notice: { kind: "signed-in" },
  });
  const [user] = await auth.db.select().from(users).where(eq(users.email, "new@example.org"));
  expect(user).toMatchObject({ emailVerified: true });
  const [profile] = await auth.db.select().from(profiles).where(eq(profiles.id, user!.id));
  expect(profile).toMatchObject({ role: "customer", email: "new@example.org" });
  const [identity] = await auth.db.select().from(identities).where(eq(identities.userId, user!.id));
  expect(identity).toMatchObject({
    providerId: "google",
    accessToken: null,
    refreshToken: null,
    idToken: null,
  });
  const again = newBrowser();
  await signInByGoogle(again, { email: "new@example.org" });
  expect(await visit(again)).toMatchObject({ account: { name: "Asha of Google" } });
  expect(await auth.db.$count(users, eq(users.email, "new@example.org"))).toBe(1);
});

test("Google's word for a confirmed address opens the account that has it, and its owner is told by mail", async () => {
  const { email, userId } = await addPerson(auth);
  const browser = newBrowser();
  await signInByGoogle(browser, { email });
  expect(await visit(browser)).toMatchObject({ account: { name: "Meera Nair" } });
  expect(await waysIn(userId)).toEqual(["credential", "google"]);
  await expect.poll(() => lettersTo(email)).toContain("Google with this e-mail address now opens");
});

test("an address that Google has not confirmed opens no account and makes none", async () => {
  const { email, userId } = await addPerson(auth);
  for (const unconfirmed of [email, "unconfirmed@example.org"]) {
    const browser = newBrowser();
    const answer = await signInByGoogle(browser, { email: unconfirmed, verified: "no" });
    expect(answer.headers.get("location")).toBe("/login");
    expect(await visit(browser)).toMatchObject({ account: null, notice: { kind: "google-unverified" } });
  }
  expect(await waysIn(userId)).toEqual(["credential"]);
  expect(await auth.db.$count(users, eq(users.email, "unconfirmed@example.org"))).toBe(0);
});

test("who registered another person's address at an older shop gets no share of the account that Google then opens", async () => {
  const email = "squatted@example.org";
  await addWaitingPerson(auth, { name: "Squatter", email });
  const browser = newBrowser();
  await signInByGoogle(browser, { email });
  expect(await visit(browser)).toMatchObject({ account: null, notice: { kind: "google-unverified" } });
  const [user] = await auth.db.select().from(users).where(eq(users.email, email));
  expect(user!.emailVerified).toBe(false);
  expect(await waysIn(user!.id)).toEqual(["credential"]);
});

test.each([
  ["another nonce", { claims: { nonce: "made-up" } }],
  ["no nonce", { claims: { nonce: undefined } }],
  ["another audience", { claims: { aud: "another-shop" } }],
  ["another issuer", { claims: { iss: "https://evil.test" } }],
  ["a time that is over", { claims: { iat: 1_700_000_000, exp: 1_700_000_600 } }],
  ["no signature", { isUnsigned: true }],
  ["a key that is not Google's", { isForeignKey: true }],
])("a word of Google with %s opens nothing", async (_, tampering) => {
  const { email, userId } = await addPerson(auth);
  const browser = newBrowser();
  openid.tampering = tampering;
  const answer = await signInByGoogle(browser, { email });
  expect(answer.headers.get("location")).toBe("/login");
  expect(await visit(browser)).toMatchObject({ account: null, notice: { kind: "google-failed" } });
  expect(await waysIn(userId)).toEqual(["credential"]);
});

test("an answer counts once, and only in the browser that asked with the state it was given", async () => {
  const { email } = await addPerson(auth);
  const asking = newBrowser();
  const answered = await askGoogle(await startGoogle(asking), { email });
  const elsewhere = newBrowser();
  for (const [browser, path] of [
    [elsewhere, answered],
    [asking, answered.replace(/state=[^&]*/, "state=made-up")],
    [asking, answered.replace(/code=[^&]*/, "code=made-up")],
  ] as const) {
    const answer = await browser.open(path);
    expect(answer.headers.get("location")).toBe("/login");
    expect(await visit(browser)).toMatchObject({ account: null });
  }
  const honest = await askGoogle(await startGoogle(asking), { email });
  await asking.open(honest);
  expect(await visit(asking)).toMatchObject({ account: { name: "Meera Nair" } });
  const late = newBrowser();
  for (const [name, value] of asking.cookies) if (name !== "materia_session") late.cookies.set(name, value);
  await late.open(honest);
  expect(await visit(late)).toMatchObject({ account: null });
});

test("who turns back at Google's door is told so, and is nobody", async () => {
  const browser = newBrowser();
  const answer = await signInByGoogle(browser, { cancel: "yes" });
  expect(answer.headers.get("location")).toBe("/login");
  expect(await visit(browser)).toMatchObject({ account: null, notice: { kind: "google-cancelled" } });
});

test("Google does not go round the second step", async () => {
  const { email, userId } = await addPerson(auth);
  await auth.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));
  const browser = newBrowser();
  await signInByGoogle(browser, { email });
  expect(await visit(browser)).toMatchObject({ account: null, notice: { kind: "google-second-factor" } });
});

test("who is signed in links their own Google account, not one with another address nor another person's", async () => {
  const { email, userId } = await addPerson(auth);
  const browser = newBrowser();
  await browser.submit("/login", { identifier: email, password: PASSWORD });
  await visit(browser);
  const link = { intent: "link" };
  await signInByGoogle(browser, { email: "somebody-else@example.org" }, link);
  expect(await visit(browser)).toMatchObject({ notice: { kind: "google-other-account" } });
  const linked = await signInByGoogle(browser, { email }, link);
  expect(linked.headers.get("location")).toBe("/profile/security");
  expect(await visit(browser)).toMatchObject({
    account: { name: "Meera Nair" },
    notice: { kind: "identity-linked" },
  });
  expect(await waysIn(userId)).toEqual(["credential", "google"]);
  await signInByGoogle(browser, { cancel: "yes" }, link);
  expect(await visit(browser)).toMatchObject({
    account: { name: "Meera Nair" },
    notice: { kind: "google-cancelled" },
  });
});

test("the session that the browser had before ends when Google opens another", async () => {
  const first = await addPerson(auth);
  const second = await addPerson(auth);
  const browser = newBrowser();
  await browser.submit("/login", { identifier: first.email, password: PASSWORD });
  const before = openBrowser(shop, "203.0.113.250");
  before.cookies.set("materia_session", browser.cookies.get("materia_session")!);
  expect(await visit(before)).toMatchObject({ account: { name: "Meera Nair" } });
  await signInByGoogle(browser, { email: second.email });
  expect(await visit(before)).toMatchObject({ account: null });
  expect((await visit(browser)).account).not.toBeNull();
});

test("the page that leads to Google allows its form to go there and nowhere else", async () => {
  const answer = await newBrowser().open("/login");
  expect(answer.headers.get("content-security-policy")).toContain(`form-action 'self' ${openid.issuer};`);
});

/** The whole way: the shop's form, Google's page answered with those fields, and back. */
async function signInByGoogle(
  browser: Browser,
  answer: Record<string, string>,
  form: Record<string, string> = {},
): Promise<Response> {
  return browser.open(await askGoogle(await startGoogle(browser, form), answer));
}

async function startGoogle(browser: Browser, form: Record<string, string> = {}): Promise<string> {
  const started = await browser.submit("/auth/google", form);
  expect(started.status).toBe(303);
  return started.headers.get("location")!;
}

/** Where Google leads back to, as a path of the shop. */
async function askGoogle(address: string, answer: Record<string, string>): Promise<string> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  const back = await fetch(url, { redirect: "manual" });
  const { origin, pathname, search } = new URL(back.headers.get("location")!);
  expect(origin + pathname).toBe("http://shop.test/auth/google/callback");
  return `${pathname}${search}`;
}

async function visit(browser: Browser): Promise<Record<string, unknown>> {
  return (await browser.open("/api/visit")).json() as Promise<Record<string, unknown>>;
}

/** The letters that the shop, which has no SMTP, wrote into files. */
function lettersTo(email: string): string {
  const folder = join(shop.dataDir, "outbox");
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return letters.filter((letter) => letter.includes(`To: ${email}`)).join("\n");
}

async function waysIn(userId: string): Promise<string[]> {
  const rows = await auth.db.select().from(identities).where(eq(identities.userId, userId));
  return rows.map(({ providerId }) => providerId).sort();
}
