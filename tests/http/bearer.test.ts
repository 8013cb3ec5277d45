import {
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { settings } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { Role } from "#app/domain/permissions.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { findBearer } from "#app/services/accounts/auth/tokens.server.ts";
import { addPerson, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";

type Claims = Record<string, unknown>;

let shop: TestShop;
let auth: Auth;

beforeAll(async () => {
  shop = await openTestShop();
  auth = openAuth(shop.database.db);
});
afterAll(() => shop.close());

let networks = 0;
const newBrowser = () => openBrowser(shop, `203.0.113.${++networks}`);

test("a token is for who is signed in, for 15 minutes, and the public keys prove it", async () => {
  expect((await newBrowser().open("/api/auth/token")).status).toBe(401);
  const { token } = await signedIn("doctor");
  const [header, payload] = token.split(".").slice(0, 2).map(decode) as [Claims, Claims];
  expect(payload).toMatchObject({ role: "doctor", iss: "http://shop.test", aud: "http://shop.test" });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(900);
  const answer = await shop.ask("/.well-known/jwks.json");
  expect(answer.headers.get("content-type")).toContain("application/json");
  const { keys } = (await answer.json()) as { keys: (JsonWebKey & { kid: string })[] };
  expect(keys.every((key) => key.d === undefined)).toBe(true);
  const key = keys.find(({ kid }) => kid === header.kid)!;
  const end = token.lastIndexOf(".");
  const signature = Buffer.from(token.slice(end + 1), "base64url");
  expect(
    verify(null, Buffer.from(token.slice(0, end)), createPublicKey({ key, format: "jwk" }), signature),
  ).toBe(true);
});

test("the answer with a token is kept by no cache", async () => {
  const { browser } = await signedIn();
  expect((await browser.open("/api/auth/token")).headers.get("cache-control")).toBe("no-store");
});

test("a token says who it is, in any case of the word Bearer, and nothing else does", async () => {
  const { token, userId } = await signedIn();
  for (const word of ["Bearer", "bearer"])
    expect(await findBearer(auth, `${word} ${token}`)).toMatchObject({ userId, role: "customer" });
  for (const header of [null, "", token, `Basic ${token}`, "Bearer", `Bearer ${token} ${token}`])
    expect(await findBearer(auth, header)).toBeUndefined();
});

test("a token of a session that was signed out is worth nothing", async () => {
  const { token, browser } = await signedIn();
  await browser.submit("/logout", {});
  expect(await findBearer(auth, `Bearer ${token}`)).toBeUndefined();
});

test("a token follows the role that its owner has now, not the one it was made with", async () => {
  const { token, userId } = await signedIn("admin");
  await auth.db.update(profiles).set({ role: "customer" }).where(eq(profiles.id, userId));
  expect(await findBearer(auth, `Bearer ${token}`)).toMatchObject({ role: "customer" });
});

test("a token of who works in the shop rests with the session: half an hour without a click ends it", async () => {
  const { token, userId } = await signedIn("staff");
  const longAgo = new Date(Date.now() - 31 * 60_000);
  await auth.db.update(sessions).set({ updatedAt: longAgo }).where(eq(sessions.userId, userId));
  expect(await findBearer(auth, `Bearer ${token}`)).toBeUndefined();
});

test("where the shop demands a second factor, the token tells that its owner has none yet", async () => {
  const { token } = await signedIn("staff");
  const value = { isSecondFactorRequiredOfStaff: true };
  await auth.db.insert(settings).values({ key: "accounts", value });
  expect(await findBearer(auth, `Bearer ${token}`)).toMatchObject({ mustSetUpSecondFactor: true });
  await auth.db.delete(settings).where(eq(settings.key, "accounts"));
});

test("a token that the shop signed for another time, place or session opens nothing", async () => {
  const { token } = await signedIn();
  const payload = decode(token.split(".")[1]!);
  const now = Math.floor(Date.now() / 1000);
  const honest = await auth.library.api.signJWT({ body: { payload: { ...payload, exp: now + 60 } } });
  expect(await findBearer(auth, `Bearer ${honest.token}`)).toBeDefined();
  const changes: Claims[] = [
    { iat: now - 1000, exp: now - 100 },
    { iss: "https://evil.test" },
    { aud: "https://evil.test" },
    { sid: "another" },
    { sid: undefined },
    { sub: (await addPerson(auth)).userId },
  ];
  for (const change of changes) {
    const signed = await auth.library.api.signJWT({ body: { payload: { ...payload, ...change } } });
    expect([change, await findBearer(auth, `Bearer ${signed.token}`)]).toEqual([change, undefined]);
  }
});

test("a token that somebody else made opens nothing, whatever its algorithm says", async () => {
  const { token } = await signedIn("admin");
  const [head, body, signature] = token.split(".") as [string, string, string];
  const header = decode(head);
  const { keys } = (await (await shop.ask("/.well-known/jwks.json")).json()) as { keys: Claims[] };
  const foreign = generateKeyPairSync("ed25519").privateKey;
  const forged = [
    `${encode({ alg: "none" })}.${body}.`,
    `${encode({ ...header, alg: "none" })}.${body}.`,
    `${encode({ ...header, alg: "none" })}.${body}.${signature}`,
    `${encode({ ...header, alg: "HS256" })}.${body}.${signature}`,
    signedBy(foreign, header, body),
    signedBy(foreign, { ...header, jwk: keys[0] }, body),
    signedBy(foreign, { ...header, kid: "made-up" }, body),
    `${head}.${encode({ ...decode(body), role: "admin", sub: "somebody" })}.${signature}`,
    `${head}.${body}.${"A".repeat(signature.length)}`,
    `${head}.${body}`,
    "a.b.c",
  ];
  for (const made of forged)
    expect([made, await findBearer(auth, `Bearer ${made}`)]).toEqual([made, undefined]);
  expect(await findBearer(auth, `Bearer ${token}`)).toBeDefined();
});

async function signedIn(role: Role = "customer") {
  const { email, userId } = await addPerson(auth, { role });
  const browser = newBrowser();
  await browser.submit("/login", { identifier: email, password: PASSWORD });
  return { browser, userId, token: await tokenOf(browser) };
}

async function tokenOf(browser: Browser): Promise<string> {
  const { token } = (await (await browser.open("/api/auth/token")).json()) as { token: string };
  return token;
}

function signedBy(key: KeyObject, header: Claims, body: string): string {
  const text = `${encode(header)}.${body}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString("base64url")}`;
}

function encode(part: Claims): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function decode(part: string): Claims {
  return JSON.parse(Buffer.from(part, "base64url").toString()) as Claims;
}
