import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { addPerson, openAuth, PASSWORD } from "#tests/support/accounts.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { softwareAuthenticator } from "#tests/support/authenticator.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newDevice = () => softwareAuthenticator({ origin: ORIGIN, rpId: new URL(ORIGIN).hostname });

async function challengeFor(browser: Pick<Browser, "open">, purpose: string): Promise<string> {
  const answer = await browser.open(`/api/passkey?for=${purpose}`);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return ((await answer.json()) as { challenge: string }).challenge;
}

test("a customer adds a passkey and signs in with it elsewhere, also with a second step turned on", async () => {
  const { email, userId } = await addPerson(openAuth(shop.database.db));
  const device = newDevice();
  const home = openBrowser(shop, "203.0.113.10");
  await home.submit("/login", { identifier: email, password: PASSWORD });
  const made = JSON.stringify(device.create(await challengeFor(home, "add")));
  const add = { intent: "passkey", passkey: made, name: "My phone" };
  expect((await home.submit("/profile/passkeys", add)).headers.get("location")).toBe("/profile/passkeys");
  expect(await (await home.open("/profile/passkeys")).text()).toContain("My phone");
  expect((await home.submit("/profile/passkeys", add)).status).toBe(401);
  await shop.database.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId));

  const elsewhere = openBrowser(shop, "203.0.113.11");
  const passkey = JSON.stringify(device.get(await challengeFor(elsewhere, "sign-in")));
  const other = openBrowser(shop, "203.0.113.12");
  expect((await other.submit("/login", { intent: "passkey", passkey })).status).toBe(401);
  const entered = await elsewhere.submit("/login?returnTo=/orders", { intent: "passkey", passkey });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, "/orders"]);
  expect((await elsewhere.open("/orders")).status).toBe(200);
});

test("a borrowed session adds no passkey before the password was given again", async () => {
  const { email, userId } = await addPerson(openAuth(shop.database.db));
  const browser = openBrowser(shop, "203.0.113.13");
  await browser.submit("/login", { identifier: email, password: PASSWORD });
  const made = JSON.stringify(newDevice().create(await challengeFor(browser, "add")));
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, userId));
  expect((await browser.open("/api/passkey?for=add")).status).toBe(403);
  const add = { intent: "passkey", passkey: made, name: "" };
  expect((await browser.submit("/profile/passkeys", add)).status).toBe(403);
  const page = await (await browser.open("/profile/passkeys")).text();
  expect(page).toContain("Please enter your password again");
  const proven = await browser.submit("/profile/passkeys", { intent: "prove", proofPassword: PASSWORD });
  expect([proven.status, proven.headers.get("location")]).toEqual([303, "/profile/passkeys"]);
  expect(await (await browser.open("/profile/passkeys")).text()).toContain("Add a passkey");
  expect((await browser.submit("/profile/passkeys", add)).status).toBe(303);
  expect((await openBrowser(shop, "203.0.113.14").open("/api/passkey?for=add")).status).toBe(401);
});

test("the owner proves a grave act by a passkey in place of the password", async () => {
  const owner = await enterAs(shop, "admin");
  const clerk = await enterAs(shop, "customer");
  const device = newDevice();
  const ask = { open: owner.ask };
  const made = JSON.stringify(device.create(await challengeFor(ask, "add")));
  await owner.send("/profile/passkeys", { intent: "passkey", passkey: made, name: "" });
  const provenAt = new Date(Date.now() - 6 * 60_000);
  await shop.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, owner.userId));
  const path = `/admin/people/${clerk.userId}`;
  const asked = await owner.submit(path, { role: "staff" });
  expect(asked.status).toBe(403);
  const foreign = JSON.stringify(newDevice().get(await challengeFor(ask, "prove")));
  const fields = formFields(asked.html);
  expect((await owner.submit(path, { ...fields, proofPasskey: foreign })).status).toBe(422);
  const own = JSON.stringify(device.get(await challengeFor(ask, "prove")));
  expect((await owner.submit(path, { ...fields, proofPasskey: own })).text).toContain("is Counter now.");
});

test("a doctor with a passkey needs no app: the passkey opens the office, the password alone nothing, and the last passkey stays", async () => {
  const { email } = await addPerson(openAuth(shop.database.db), { role: "doctor" });
  const device = newDevice();
  const home = openBrowser(shop, "203.0.113.20");
  const screen = "/admin/consultations";
  await home.submit("/login", { identifier: email, password: PASSWORD });
  const led = await home.open(screen);
  expect([led.status, led.headers.get("location")]).toEqual([302, "/profile/second-factor"]);
  expect(await (await home.open("/profile/second-factor")).text()).toContain("Add a passkey instead");
  const made = JSON.stringify(device.create(await challengeFor(home, "add")));
  const added = await home.submit("/profile/passkeys", { intent: "passkey", passkey: made, name: "" });
  expect(added.headers.get("location")).toBe("/admin");
  expect((await home.open(screen)).status).toBe(200);

  const elsewhere = openBrowser(shop, "203.0.113.21");
  const half = await elsewhere.submit(`/login?returnTo=${screen}`, { identifier: email, password: PASSWORD });
  const door = half.headers.get("location")!;
  expect([half.status, door.startsWith("/login/second-factor?by=passkey")]).toEqual([303, true]);
  expect((await elsewhere.open("/profile")).status).toBe(302);
  expect(await (await elsewhere.open(door)).text()).toContain("Please use your passkey now.");
  const passkey = JSON.stringify(device.get(await challengeFor(elsewhere, "sign-in")));
  const entered = await elsewhere.submit(`/login?returnTo=${screen}`, { intent: "passkey", passkey });
  expect([entered.status, entered.headers.get("location")]).toEqual([303, screen]);
  expect((await elsewhere.open(screen)).status).toBe(200);

  const remove = { intent: "remove", id: device.id };
  const refused = await elsewhere.submit("/profile/passkeys", remove);
  expect([refused.status, (await refused.text()).includes("this is your only one")]).toEqual([422, true]);
  const second = newDevice();
  const another = JSON.stringify(second.create(await challengeFor(elsewhere, "add")));
  await elsewhere.submit("/profile/passkeys", { intent: "passkey", passkey: another, name: "" });
  expect((await elsewhere.submit("/profile/passkeys", remove)).status).toBe(303);
});
