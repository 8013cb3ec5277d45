import { afterAll, beforeAll, expect, test } from "vitest";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { addPerson, codeFor, lastMessage, openAuth, PASSWORD, provePhone } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { openBrowser } from "#tests/support/browser.ts";

let shop: TestShop;
let mute: TestShop;
let auth: Auth;
beforeAll(async () => {
  shop = await openTestShop({ SMS_URL: "https://sms.shop.test/send" });
  mute = await openTestShop();
  auth = openAuth(shop.database.db);
});
afterAll(async () => {
  await shop.close();
  await mute.close();
});

let networks = 0;
const newBrowser = (at = shop) => openBrowser(at, `203.0.113.${++networks}`);

test("signing in offers a code first; the password is folded, and open for who works in the shop", async () => {
  const html = async (path: string) => (await newBrowser().open(path)).text();
  const page = await html("/login");
  expect(page.indexOf('value="code-instead"')).toBeLessThan(page.indexOf('value="password"'));
  expect(page).toMatch(/<details class="[^"]*">/);
  expect(await html("/login?returnTo=/orders")).not.toMatch(/<details[^>]* open=""/);
  expect(await html("/login?returnTo=/admin")).toMatch(/<details[^>]* open=""/);
});

test("a password that is sent by the form's first button signs in all the same", async () => {
  const { email } = await addPerson(auth);
  const browser = newBrowser();
  const typed = { intent: "code-instead", identifier: email, password: PASSWORD };
  const sent = await browser.submit("/login/code?returnTo=/orders", typed);
  expect([sent.status, sent.headers.get("location")]).toEqual([307, "/login?returnTo=%2Forders"]);
  const signedIn = await browser.submit("/login?returnTo=/orders", typed);
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/orders"]);
});

test("a number is confirmed in the account only where the shop sends text messages", async () => {
  for (const [at, isOffered] of [
    [shop, true],
    [mute, false],
  ] as const) {
    const own = openAuth(at.database.db);
    const { email } = await addPerson(own);
    const browser = newBrowser(at);
    await browser.submit("/login", { identifier: email, password: PASSWORD });
    const page = await (await browser.open("/profile")).text();
    expect(page.includes("Send code by SMS")).toBe(isOffered);
    expect(page.includes("a number cannot be confirmed here")).toBe(!isOffered);
  }
});

test("a code goes to the number typed, and where the shop sends no text messages it says so and asks for the email", async () => {
  const { userId } = await addPerson(auth);
  const phone = "9810055501";
  await provePhone(auth, userId, phone);
  const browser = newBrowser();
  expect(await (await browser.open("/login/code")).text()).toContain("your email or mobile number");
  await browser.submit("/login/code", { intent: "code-instead", identifier: phone });
  const code = await codeFor(auth, phone);
  const signedIn = await browser.submit("/login/code", { intent: "code", identifier: phone, code });
  expect(signedIn.status).toBe(303);

  const silent = newBrowser(mute);
  expect(await (await silent.open("/login/code")).text()).not.toContain("mobile number. It works");
  const refused = await silent.submit("/login/code", { intent: "code-instead", identifier: phone });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain(
    "We cannot send text messages yet. Please enter your email address.",
  );
  expect(await lastMessage(openAuth(mute.database.db), phone)).toBeUndefined();
});
