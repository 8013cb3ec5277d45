import { afterAll, beforeAll, expect, test } from "vitest";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { recoverPassword } from "#app/services/accounts/auth/recover.server.ts";
import { signInWithPassword } from "#app/services/accounts/auth/sign-in.server.ts";
import { addPerson, NEW_PASSWORD, openAuth, PASSWORD, stranger, tokenFor } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { openBrowser } from "#tests/support/browser.ts";

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

test("while strangers guess at an account, its owner gets in from a new phone by a link to a new password", async () => {
  const { email } = await addPerson(auth);
  for (let guess = 0; guess < 8; guess++) {
    const caller = stranger({ now: new Date(Date.now() - 300_000 + guess * 30_000) });
    await signInWithPassword(auth, { identifier: email, password: `guess ${guess} of many`, caller });
  }
  const phone = newBrowser();
  const signIn = (password: string) => phone.submit("/login", { identifier: email, password });
  expect((await signIn(PASSWORD)).status).toBe(429);
  await recoverPassword(auth, { email, caller: stranger() });
  const link = `/reset-password?token=${await tokenFor(auth, email)}`;
  expect((await phone.submit(link, { password: NEW_PASSWORD })).status).toBe(303);
  expect((await signIn(NEW_PASSWORD)).status).toBe(303);
});
