import { randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identities, users } from "#app/db/schema/accounts.ts";
import { outbox } from "#app/db/schema/ground.ts";
import { refillReminders } from "#app/db/schema/prescriptions.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { noMailbox } from "#app/domain/own-email.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { addPerson, codeFor, lastMessage, openAuth, provePhone, tokenFor } from "#tests/support/accounts.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { addStockedProduct, placeTestOrder } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { draftLine, issueTestPrescription } from "#tests/support/patients.ts";

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

let people = 0;
const newBrowser = (at = shop) => openBrowser(at, `203.0.113.${++people}`);
const newPhone = () => `98100666${String(++people).padStart(2, "0")}`;

/** Registers with name and phone alone; the browser is signed in afterwards. */
async function registerByPhone(phone: string) {
  const browser = newBrowser();
  const typed = { name: "Kamla Devi", email: phone };
  expect((await browser.submit("/register", { intent: "register", ...typed })).status).toBe(200);
  const code = await codeFor(auth, phone);
  const made = await browser.submit("/register?returnTo=/orders", { intent: "code", ...typed, code });
  expect([made.status, made.headers.get("location")]).toEqual([303, "/orders"]);
  return browser;
}

async function accountOf(phone: string) {
  const [found] = await auth.db
    .select({ id: users.id, email: users.email, isVerified: users.emailVerified })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(profiles.phone, phone));
  return found;
}

test("a phone and its code make an account, which has the guest orders of that phone and shows no made-up address", async () => {
  const phone = newPhone();
  const { slug } = await addStockedProduct(auth.db, { quantity: 9 });
  const order = await placeTestOrder(auth.db, { lines: [{ slug, quantity: 1 }], form: { phone } });
  const browser = await registerByPhone(phone);
  expect(await (await browser.open("/orders")).text()).toContain(order.number);
  const account = await accountOf(phone);
  expect(account).toMatchObject({ isVerified: false });
  const profile = await (await browser.open("/profile")).text();
  expect(profile).toContain("No email yet");
  expect(await (await browser.open("/profile/security")).text()).toContain("add your email in Details first");
  const owner = await enterAs(shop, "admin");
  for (const path of ["/admin/people?q=Kamla", `/admin/people/${account!.id}`, "/admin/security"])
    expect((await owner.read(path)).html, path).not.toContain("phone.invalid");
  for (const path of [
    "/profile",
    "/profile/security",
    "/profile/privacy",
    "/checkout",
    "/contact",
    "/orders",
  ])
    expect(await (await browser.open(path)).text(), path).not.toContain("phone.invalid");
  expect(await auth.db.$count(outbox, like(outbox.recipient, "%phone.invalid"))).toBe(0);
});

test("the office pages through accounts of phones alone, each once and without a made-up address", async () => {
  const made = Array.from({ length: 51 }, (_, n) => ({ id: randomUUID(), name: `Sarla Paged ${n}` }));
  const now = new Date();
  await auth.db.insert(users).values(
    made.map(({ id, name }) => ({
      id,
      name,
      email: noMailbox(id),
      emailVerified: false,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await auth.db.insert(profiles).values(made.map((person) => ({ ...person, createdAt: now })));
  const owner = await enterAs(shop, "admin");
  const first = await owner.read("/admin/people?q=Sarla+Paged");
  const next = /href="(\/admin\/people\?[^"]*after=[^"]*)"/.exec(first.html)![1]!.replaceAll("&amp;", "&");
  const second = await owner.read(next);
  expect(`${next} ${first.html} ${second.html}`).not.toMatch(/phone(\.|%2E)invalid/i);
  const shown = `${first.html} ${second.html}`.matchAll(/href="\/admin\/people\/([0-9a-f-]{36})"/g);
  expect([...shown].map(([, id]) => id).sort()).toEqual(made.map(({ id }) => id).sort());
});

test("no page, download, letter or paper of an order shows the made-up address of a phone's account", async () => {
  const phone = newPhone();
  const browser = await registerByPhone(phone);
  const { slug } = await addStockedProduct(auth.db, { quantity: 9 });
  const order = await placeTestOrder(auth.db, {
    lines: [{ slug, quantity: 1 }],
    form: { phone, email: undefined },
  });
  const { id } = (await accountOf(phone))!;
  const download = await (await browser.open("/profile/data")).text();
  expect(download).toContain(phone);
  const read = [download];
  for (const path of [`/orders/${order.number}`, `/track-order/${order.trackingToken}`, "/consultations"])
    read.push(await (await browser.open(path)).text());
  const owner = await enterAs(shop, "admin");
  const papers = ["packing-slip", "address-label", "dose-labels", "receipt"];
  for (const path of [
    `/admin/orders/${order.number}`,
    ...papers.map((paper) => `/admin/orders/print/${paper}?number=${order.number}`),
    `/admin/customers?q=${phone}`,
    `/admin/people/${id}`,
    "/admin/messages",
    "/admin/audit",
    "/admin/audit/export.csv",
    "/admin/security",
  ]) {
    const page = await owner.read(path);
    expect(page.status, path).toBe(200);
    read.push(page.html);
  }
  read.push(JSON.stringify(await auth.db.select().from(outbox)));
  for (const shown of read) expect(shown).not.toContain("phone.invalid");
});

test("registering with a phone answers alike whether it has an account, and its code opens the one there is", async () => {
  const { userId } = await addPerson(auth);
  const [theirs, free] = [newPhone(), newPhone()];
  await provePhone(auth, userId, theirs);
  const answers = [];
  for (const phone of [theirs, free]) {
    const answer = await newBrowser().submit("/register", { intent: "register", name: "N", email: phone });
    const words = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
    answers.push([answer.status, words.replace(/[\d ]{10,}/g, "PHONE")]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const code = await codeFor(auth, theirs);
  const browser = newBrowser();
  const entered = await browser.submit("/register", { intent: "code", name: "Thief", email: theirs, code });
  expect(entered.status).toBe(303);
  expect(await accountOf(theirs)).toMatchObject({ id: userId });
  expect(await (await browser.open("/profile")).text()).toContain("Meera Nair");
});

test("without the right code nothing is made, and a code alone lets in nobody who works in the shop", async () => {
  const phone = newPhone();
  const typed = { name: "Thief", email: phone };
  const browser = newBrowser();
  await browser.submit("/register", { intent: "register", ...typed });
  const right = await codeFor(auth, phone);
  const wrong = right === "000000" ? "000001" : "000000";
  expect((await browser.submit("/register", { intent: "code", ...typed, code: wrong })).status).toBe(422);
  expect(await accountOf(phone)).toBeUndefined();

  const { userId } = await addPerson(auth, { role: "staff" });
  const ofStaff = newPhone();
  await provePhone(auth, userId, ofStaff);
  await browser.submit("/register", { intent: "register", name: "Thief", email: ofStaff });
  const code = await codeFor(auth, ofStaff);
  const refused = await browser.submit("/register", { intent: "code", name: "Thief", email: ofStaff, code });
  expect(refused.status).toBe(422);
  expect((await browser.open("/profile")).status).toBe(302);
});

test("an email is added later by its link, and only then is it the account's; a password needs it", async () => {
  const phone = newPhone();
  const browser = await registerByPhone(phone);
  const { id } = (await accountOf(phone))!;
  const password = { intent: "password", password: "seven quiet trams 80" };
  const early = await browser.submit("/profile/security", password);
  expect(early.status).toBe(422);
  expect(await auth.db.$count(identities, eq(identities.userId, id))).toBe(0);

  const email = `kamla-${phone}@example.org`;
  const asked = await browser.submit("/profile", { intent: "email", email });
  expect(asked.status).toBe(200);
  expect(await accountOf(phone)).not.toMatchObject({ email });
  const link = `/verify-email?token=${await tokenFor(auth, email)}`;
  expect((await browser.submit(link, { intent: "verify" })).status).toBe(303);
  expect(await accountOf(phone)).toEqual({ id, email, isVerified: true });
  expect(await auth.db.$count(outbox, like(outbox.recipient, "%phone.invalid"))).toBe(0);
});

test("who signed in long ago proves the phone again before something grave, and leaves without a trace of an address", async () => {
  const phone = newPhone();
  const browser = await registerByPhone(phone);
  const { id } = (await accountOf(phone))!;
  await shop.pool.query("update sessions set proven_at = null where user_id = $1", [id]);
  const email = { intent: "email", email: `grave-${phone}@example.org` };
  const asked = await browser.submit("/profile", email);
  expect(asked.status).toBe(403);
  expect(await asked.text()).toContain("Send a code by SMS");
  expect((await browser.submit("/profile", { ...email, proofMail: "send" })).status).toBe(403);
  const proofMailCode = await codeFor(auth, phone);
  expect((await browser.submit("/profile", { ...email, proofMailCode })).status).toBe(200);
  expect(await lastMessage(auth, email.email)).toBeDefined();
});

test("a prescription offers reminders by text message only where the shop sends them", async () => {
  const asked = { intent: "remind", channel: "sms" };
  for (const [at, status] of [
    [shop, 303],
    [mute, 422],
  ] as const) {
    const now = new Date();
    const { token } = await issueTestPrescription(at.database.db, { lines: [draftLine()], now });
    const path = `/prescription/${token}`;
    const page = await (await at.ask(path)).text();
    expect(page).toContain("Remind me by e-mail");
    expect(page.includes("Remind me by text message")).toBe(at === shop);
    const lineId = /name="lineId" value="(\d+)"/.exec(page)![1]!;
    const answer = await at.send(path, { ...asked, lineId });
    expect(answer.status).toBe(status);
    if (at === mute) {
      expect(await answer.text()).toContain("We cannot send text messages yet. Please choose e-mail.");
      expect(await at.database.db.$count(refillReminders)).toBe(0);
    }
  }
});

test("where the shop sends no text messages, registering asks for an email alone", async () => {
  const browser = newBrowser(mute);
  const page = await (await browser.open("/register")).text();
  expect(page).toContain("Email Address");
  expect(page).not.toContain("mobile number");
  const refused = await browser.submit("/register", { intent: "register", name: "N", email: newPhone() });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Please enter a valid email address");
});
