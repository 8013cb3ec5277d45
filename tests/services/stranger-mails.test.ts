import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { byUser } from "#app/domain/actor.ts";
import { BUDGETS } from "#app/domain/budget.ts";
import { queueAccountLetter, queueCode } from "#app/services/accounts/auth/letters.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { sendContactMessage } from "#app/services/enquiries/send-enquiry.server.ts";
import { cancelOrder } from "#app/services/orders/change-order.server.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { request } from "#tests/support/clinic.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes, addStockedProduct, SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderAsStranger } from "#tests/support/strangers.ts";

// Some orders here have no email, and the ledger misses it.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

const FORMS = BUDGETS["mail-form"][0].limit;
const ORDERS = BUDGETS["mail-order"][0].limit;
const EVIL = /evil\.example|You won|Evil Street/;

function mailsTo(recipient: string) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.channel, "mail")));
}

function ask(email: string, n: number) {
  return sendContactMessage(database.db, {
    idempotencyKey: `ask ${n} ${email}`,
    profileId: undefined,
    clientAddress: `203.0.113.${n}`,
    now,
    form: {
      name: "You won",
      email,
      phone: "9812345678",
      subject: "You won",
      message: "click http://evil.example",
    },
  });
}

test("the email that says a form arrived repeats nothing of it: its number, and that it is here", async () => {
  const email = "victim@else.example";
  const asked = await ask(email, 1);
  const { number } = asked.ok ? asked.value : expect.unreachable();
  const [mail] = await mailsTo(email);
  expect(`${mail!.subject}\n${mail!.body}`).not.toMatch(EVIL);
  expect(mail!.body).toContain(`Thank you for your message. Its number is ${number}.`);
  // The shop reads all of it.
  const [toShop] = await database.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `enquiry ${number} shop%`));
  expect(toShop!.body).toContain("click http://evil.example");
});

test("an order's email repeats what was typed only to the confirmed address of the account that orders", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 40 });
  const typed = { addressLine1: "Evil Street", note: "http://evil.example", email: "asha@example.org" };
  await db.insert(profiles).values({ id: "asha", name: "Asha", email: "asha@example.org" });
  const lines = [{ product, quantity: 1 }];
  const bodyOf = async (profileId?: string) => {
    const placed = await orderAsStranger(db, {
      lines,
      form: typed,
      method: "cod",
      ...(profileId && { profileId }),
    });
    const { number } = placed.ok ? placed.value : expect.unreachable();
    const [mail] = await db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `order ${number} customer%`));
    return mail!.body;
  };
  const guest = await bodyOf();
  expect(guest).not.toMatch(EVIL);
  expect(guest).not.toContain("Asha Devi");
  expect(guest).toContain("To the address in your order, PIN code 122103");
  expect(guest).toContain("track-order/");
  expect(await bodyOf("asha")).toContain("Hello Asha Devi,");
  expect(await bodyOf("asha")).toContain("Evil Street");
});

test("a flood of forms and orders at one address ends, and leaves room for its sign-in links and the shop's answers", async () => {
  const { db } = database;
  const email = "flooded@else.example";
  const product = await addStockedProduct(db, { quantity: 400 });
  const count = async () => (await mailsTo(email)).length;
  for (let n = 1; n <= 10; n++) expect(await ask(email, n)).toMatchObject({ ok: true });
  expect(await count()).toBe(FORMS);
  const order = () =>
    orderAsStranger(db, { lines: [{ product, quantity: 1 }], method: "cod", form: { email } });
  for (let n = 1; n <= 25; n++) expect(await order()).toMatchObject({ ok: true });
  expect(await count()).toBe(FORMS + ORDERS);
  await queueAccountLetter(db, {
    kind: "verify",
    to: email,
    name: "You won",
    url: `${ORIGIN}/verify-email`,
    now,
  });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(FORMS + ORDERS + 1);
  expect(mails.at(-1)!.body).not.toMatch(EVIL);
  // What somebody of the shop sends is never left out.
  const answer = {
    dedupeKey: "an answer",
    channel: "mail" as const,
    recipient: email,
    subject: "",
    body: "",
  };
  await enqueueMessages(db, [answer], now);
  expect(await count()).toBe(mails.length + 1);
  // The day after, everything goes on.
  const tomorrow = new Date(now.getTime() + 25 * 3_600_000);
  await enqueueMessages(db, [{ ...answer, dedupeKey: "next day", bound: "mail-form" }], tomorrow);
  expect(await count()).toBe(mails.length + 2);
});

async function book(...asked: Parameters<typeof request>) {
  expect(await requestConsultation(database.db, request(...asked))).toMatchObject({ ok: true });
}

test("who waits for a free time under many phones cannot flood an email address", async () => {
  const email = "victim@else.example";
  for (let n = 1; n <= 8; n++) await book({ email, slot: "wait" }, { clientAddress: `203.0.113.${20 + n}` });
  expect(await mailsTo(email)).toHaveLength(FORMS);
});

test("a patient who has proved the phone books on, however often strangers have typed it", async () => {
  const phone = "9700112244";
  await database.db.insert(profiles).values({ id: "proved", name: "Rakesh", phone, phoneVerifiedAt: now });
  for (let tries = 0; tries < 5; tries++) await book({ phone });
  await book({ phone }, { profileId: "proved" });
});

test("one phone gets ten text messages of orders a day that anybody could cause, and all that the shop's people cause", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 400 });
  const phone = "9500000090";
  const texts = () =>
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, phone), eq(outbox.channel, "sms")));
  const lines = [{ product, quantity: 1 }];
  const numbers: string[] = [];
  // Each takes the place of the one before: two text messages an order.
  for (let n = 1; n <= 8; n++) {
    const placed = await orderAsStranger(db, { lines, phone });
    numbers.push(placed.ok ? placed.value.number : expect.unreachable());
  }
  expect(await texts()).toHaveLength(BUDGETS["text-order"][0].limit);
  const change = { number: numbers.at(-1)!, actor: byUser({ userId: "Meena" }), now, publicOrigin: ORIGIN };
  expect(await cancelOrder(db, change)).toMatchObject({ ok: true });
  const subjects = (await texts()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(BUDGETS["text-order"][0].limit + 1);
  expect(subjects).toContain(`Order ${numbers.at(-1)} cancelled`);
});

test("one phone gets 40 codes a day", async () => {
  const to = { phone: "9500000091" };
  for (let n = 1; n <= 45; n++) await queueCode(database.db, { to, code: "123456", now });
  expect(await database.db.$count(outbox, eq(outbox.recipient, to.phone))).toBe(40);
});
