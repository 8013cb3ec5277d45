import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passkeys } from "#app/db/schema/accounts-passkeys.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import {
  addPerson,
  codeFor,
  NEW_PASSWORD,
  openAuth,
  PASSWORD,
  stranger,
  tokenFor,
} from "#tests/support/accounts.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { softwareAuthenticator } from "#tests/support/authenticator.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";

let shop: TestShop;
let auth: Auth;

beforeAll(async () => {
  shop = await openTestShop();
  auth = openAuth(shop.database.db);
});
afterAll(() => shop.close());

let networks = 0;
const newBrowser = () => openBrowser(shop, `203.0.113.${++networks}`);

test("guesses are stopped with 429 and a time to wait, whatever X-Forwarded-For says, by form and by data request", async () => {
  const { email } = await addPerson(auth);
  const statuses: number[] = [];
  let refused: Response | undefined;
  for (let guess = 0; guess < 40; guess++) {
    const headers = { "x-forwarded-for": `198.51.100.${guess}`, "x-real-ip": `198.51.100.${guess}` };
    const path = guess % 2 ? "/login" : "/login.data";
    const answer = await shop.send(
      path,
      { identifier: email, password: `guess ${guess} of many` },
      { headers },
    );
    if (answer.status === 429) refused = answer;
    statuses.push(answer.status);
  }
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
  expect(Number(refused!.headers.get("retry-after"))).toBeGreaterThan(0);
});

/** So many wrong passwords from as many networks that a new browser is refused. */
async function flood(email: string) {
  for (let guess = 0; guess < 8; guess++) {
    const caller = stranger({ now: new Date(Date.now() - 300_000 + guess * 30_000) });
    await signInWithPassword(auth, { identifier: email, password: `guess ${guess} of many`, caller });
  }
  const refused = await newBrowser().submit("/login", { identifier: email, password: PASSWORD });
  expect(refused.status).toBe(429);
}

test.each(["customer", "staff", "doctor", "admin"] as const)(
  "while strangers guess at the password of a %s, a link to a new password lets its owner in from a new phone",
  async (role) => {
    const { email } = await addPerson(auth, { role });
    await flood(email);
    const phone = newBrowser();
    await phone.submit("/forgot-password", { email });
    const link = `/reset-password?token=${await tokenFor(auth, email)}`;
    expect((await phone.submit(link, { password: NEW_PASSWORD })).status).toBe(303);
    const entered = await phone.submit("/login", { identifier: email, password: NEW_PASSWORD });
    expect(entered.status).toBe(303);
    expect((await phone.open("/profile")).status).toBe(200);
  },
);

test.each([
  ["customer", 303],
  ["staff", 422],
  ["admin", 422],
] as const)(
  "meanwhile a code by mail lets in a customer, and nobody of the shop: %s",
  async (role, status) => {
    const { email: identifier } = await addPerson(auth, { role });
    await flood(identifier);
    const phone = newBrowser();
    await phone.submit("/login/code", { intent: "send-code", identifier });
    const code = await codeFor(auth, identifier);
    expect((await phone.submit("/login/code", { intent: "code", identifier, code })).status).toBe(status);
  },
);

test.each(["customer", "admin"] as const)(
  "meanwhile a passkey lets a %s in from a new phone",
  async (role) => {
    const { email, userId } = await addPerson(auth, { role });
    const device = softwareAuthenticator({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname });
    const home = newBrowser();
    await home.submit("/login", { identifier: email, password: PASSWORD });
    const challenge = async (browser: Browser, purpose: string) =>
      ((await (await browser.open(`/api/passkey?for=${purpose}`)).json()) as { challenge: string }).challenge;
    const made = JSON.stringify(device.create(await challenge(home, "add")));
    await home.submit("/profile/passkeys", { intent: "passkey", passkey: made, name: "" });
    expect(await shop.database.db.$count(passkeys, eq(passkeys.userId, userId))).toBe(1);
    await flood(email);
    const phone = newBrowser();
    const passkey = JSON.stringify(device.get(await challenge(phone, "sign-in")));
    expect((await phone.submit("/login", { intent: "passkey", passkey })).status).toBe(303);
    expect((await phone.open(role === "admin" ? "/admin" : "/profile")).status).toBe(200);
  },
);
