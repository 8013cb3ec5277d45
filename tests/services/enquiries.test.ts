import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enquiries, enquiryLines } from "#app/db/schema/enquiries.ts";
import { attempts, audit, outbox } from "#app/db/schema/ground.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import {
  addEnquiryNote,
  answerEnquiry,
  closeEnquiry,
  reopenEnquiry,
  takeEnquiry,
} from "#app/services/enquiries/change-enquiry.server.ts";
import { findEnquiry } from "#app/services/enquiries/find-enquiry.server.ts";
import { countWaitingEnquiries, listEnquiries } from "#app/services/enquiries/list-enquiries.server.ts";
import { sendBulkRequest, sendContactMessage } from "#app/services/enquiries/send-enquiry.server.ts";
import { retryMessage } from "#app/services/failed-messages.server.ts";
import { listMessages } from "#app/services/office/list-messages.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { bulkForm, contactForm, sender, sendMessage } from "#tests/support/enquirer.ts";
import { addProduct, SATURDAY_MORNING as now } from "#tests/support/fixtures.ts";

let database: TestDatabase;
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const staff = { staffId: "staff-1", now };

beforeAll(async () => {
  database = await createTestDatabase("empty");
  await database.db.insert(profiles).values([
    { id: "staff-1", role: "staff", name: "Ravi" },
    { id: "staff-2", role: "staff", name: "Sita" },
  ]);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(enquiries);
  await database.db.delete(attempts);
  await database.db.delete(outbox);
});

async function lettersOf(number: string) {
  const rows = await database.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `enquiry ${number} %`))
    .orderBy(outbox.id);
  return rows.map(({ channel, recipient, subject }) => `${channel} to ${recipient}: ${subject}`);
}

test("a message is stored with a number and a clock of 24 hours, and both sides get a letter", async () => {
  const { number } = await sendMessage(database.db);
  expect(number).toMatch(/^EN26-\d{4}-\d{4}$/);
  const found = await findEnquiry(database.db, { number, now });
  expect(found).toMatchObject({ kind: "contact", status: "new", ...contactForm(), isOverdue: false });
  expect(found!.answerBy).toEqual(later(24));
  expect(await lettersOf(number)).toEqual([
    `mail to asha@example.org: We have your message ${number}`,
    `mail to care@sohnahomeohall.in: New message ${number}: Opening hours`,
  ]);
});

test("the same page sent twice, also at once, stores one message and sends one pair of letters", async () => {
  const asked = { ...sender(), form: contactForm() };
  const sent = await Promise.all([1, 2, 3, 4, 5].map(() => sendContactMessage(database.db, asked)));
  expect(new Set(sent.map((each) => each.ok && each.value.number)).size).toBe(1);
  expect(sent.filter((each) => each.ok && !each.value.isReplay)).toHaveLength(1);
  expect(await database.db.$count(enquiries)).toBe(1);
  expect(await database.db.$count(outbox)).toBe(2);
});

test("other words from the same page are another message, not a lost one", async () => {
  const asked = sender();
  await sendContactMessage(database.db, { ...asked, form: contactForm() });
  await sendContactMessage(database.db, { ...asked, form: contactForm({ message: "And on Diwali?" }) });
  expect(await database.db.$count(enquiries)).toBe(2);
});

test("a bulk request keeps its products, and adds up one that is named twice", async () => {
  const [a, b] = [await addProduct(database.db), await addProduct(database.db)];
  const lines = [
    { productId: a.id, quantity: 10 },
    { productId: b.id, quantity: 5 },
    { productId: a.id, quantity: 2 },
  ];
  const sent = await sendBulkRequest(database.db, { ...sender(), form: bulkForm(), lines });
  if (!sent.ok) throw new Error(sent.reason);
  const kept = await database.db.select().from(enquiryLines).where(eq(enquiryLines.enquiryId, sent.value.id));
  expect(kept.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual(
    [
      [a.id, 12],
      [b.id, 5],
    ].sort(),
  );
});

test("who is signed in sends on, however often strangers have typed the address", async () => {
  const form = contactForm({ email: "victim@example.org" });
  await database.db.insert(profiles).values({ id: "victim", name: "Asha", email: form.email });
  for (let n = 0; n < 10; n++)
    await sendContactMessage(database.db, { ...sender({ clientAddress: `198.51.100.${n}` }), form });
  const own = sender({ clientAddress: "203.0.113.77", profileId: "victim" });
  expect(await sendContactMessage(database.db, { ...own, form })).toMatchObject({ ok: true });
});

test("one address may send 10 a day, one network 20 an hour; refused ones leave nothing behind", async () => {
  for (let n = 0; n < 10; n++) await sendMessage(database.db);
  const again = await sendContactMessage(database.db, { ...sender(), form: contactForm() });
  expect(again).toMatchObject({ ok: false, reason: "too-many-attempts" });
  expect(await database.db.$count(enquiries)).toBe(10);
  for (let n = 0; n < 10; n++) await sendMessage(database.db, { form: { email: `person-${n}@example.org` } });
  const other = contactForm({ email: "other@example.org" });
  expect(await sendContactMessage(database.db, { ...sender(), form: other })).toMatchObject({ ok: false });
  expect(
    await sendContactMessage(database.db, { ...sender({ clientAddress: "198.51.100.7" }), form: other }),
  ).toMatchObject({ ok: true });
});

test("the inbox lists the newest first, page by page, and finds by number, name and phone", async () => {
  const numbers: string[] = [];
  for (let n = 0; n < 5; n++)
    numbers.unshift((await sendMessage(database.db, { form: { name: `Person ${n}` } })).number);
  const first = await listEnquiries(database.db, { filter: {}, limit: 2, now });
  const second = await listEnquiries(database.db, { filter: {}, limit: 2, before: first.next!, now });
  const third = await listEnquiries(database.db, { filter: {}, limit: 2, before: second.next!, now });
  expect([first, second, third].flatMap(({ rows }) => rows.map((row) => row.number))).toEqual(numbers);
  expect(third.next).toBeUndefined();
  const find = async (q: string) =>
    (await listEnquiries(database.db, { filter: { q }, now })).rows.map((row) => row.number);
  expect(await find(numbers[3]!.toLowerCase().replaceAll("-", " "))).toEqual([numbers[3]]);
  expect(await find("person 4")).toEqual([numbers[0]]);
  expect(await find("98123")).toHaveLength(5);
  expect(await find("100%")).toEqual([]);
});

test("what nobody has answered after 24 hours is overdue, until it is answered or closed", async () => {
  const [one, two] = [await sendMessage(database.db), await sendMessage(database.db)];
  expect(await countWaitingEnquiries(database.db, later(23))).toEqual({ waiting: 2, overdue: 0 });
  expect(await countWaitingEnquiries(database.db, later(24))).toEqual({ waiting: 2, overdue: 2 });
  await answerEnquiry(database.db, { number: one.number, ...staff, text: "Yes, until five." });
  const overdue = await listEnquiries(database.db, { filter: { isOverdue: true }, now: later(24) });
  expect(overdue.rows.map(({ number }) => number)).toEqual([two.number]);
  await closeEnquiry(database.db, { number: two.number, ...staff });
  expect(await countWaitingEnquiries(database.db, later(24))).toEqual({ waiting: 0, overdue: 0 });
});

test("one person takes an enquiry; another one only when they say that they take it over", async () => {
  const { number } = await sendMessage(database.db);
  const both = await Promise.all(
    ["staff-1", "staff-2"].map((staffId) => takeEnquiry(database.db, { number, staffId, now })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "taken" });
  await takeEnquiry(database.db, { number, staffId: "staff-2", now, isTakeover: true });
  expect(await findEnquiry(database.db, { number, now })).toMatchObject({
    ownerName: "Sita",
    status: "in_progress",
  });
});

test("an answer goes out by mail once, however often it is sent, and stops the clock; notes stay inside", async () => {
  const { number } = await sendMessage(database.db);
  await addEnquiryNote(database.db, { number, ...staff, text: "Asked the owner." });
  const answer = { number, ...staff, text: "Yes, until five." };
  await Promise.all([answerEnquiry(database.db, answer), answerEnquiry(database.db, answer)]);
  const found = (await findEnquiry(database.db, { number, now: later(48) }))!;
  expect(found).toMatchObject({ status: "answered", answeredAt: now, ownerName: "Ravi", isOverdue: false });
  expect(found.notes.map(({ kind, body }) => [kind, body])).toEqual([
    ["note", "Asked the owner."],
    ["answer", "Yes, until five."],
  ]);
  const letters = await lettersOf(number);
  expect(letters.slice(2)).toEqual([`mail to asha@example.org: Our answer to your message ${number}`]);
  expect(await addEnquiryNote(database.db, { number, ...staff, text: " \n " })).toEqual({
    ok: false,
    reason: "empty",
  });
});

test("a closed enquiry takes no answer until it is opened again, and every step is written down", async () => {
  const { number } = await sendMessage(database.db);
  await closeEnquiry(database.db, { number, ...staff });
  const refused = { ok: false, reason: "not-allowed" };
  expect(await answerEnquiry(database.db, { number, ...staff, text: "Yes" })).toEqual(refused);
  expect(await closeEnquiry(database.db, { number, ...staff })).toEqual(refused);
  expect(await reopenEnquiry(database.db, { number, ...staff })).toMatchObject({ ok: true });
  expect(await reopenEnquiry(database.db, { number, ...staff })).toEqual(refused);
  const steps = await database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `enquiry ${number}`))
    .orderBy(audit.id);
  expect(steps.map(({ actorKind, actorId, action }) => `${actorKind} ${actorId} ${action}`)).toEqual([
    "user staff-1 close-enquiry",
    "user staff-1 reopen-enquiry",
  ]);
  expect(await closeEnquiry(database.db, { number: "EN26-0000-0000", ...staff })).toEqual({
    ok: false,
    reason: "unknown-enquiry",
  });
});

test("a message that was given up stands in a list and is sent once somebody says so", async () => {
  await sendMessage(database.db);
  const broken = { send: () => Promise.reject(new Error("no route to host")) };
  for (let hours = 0; hours < 50; hours += 2)
    await sendDueMessages(database.db, { mailer: broken, now: later(hours) });
  const { rows } = await listMessages(database.db, { view: "failed" });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ attempts: 25, lastError: "Error: no route to host" });

  const sent: string[] = [];
  const mailer = { send: async ({ subject }: { subject: string }) => void sent.push(subject) };
  const { id, subject } = rows[0]!;
  expect(await retryMessage(database.db, { id, ...staff })).toEqual({ ok: true, value: { id } });
  await sendDueMessages(database.db, { mailer, now: later(1) });
  expect(sent).toEqual([subject]);
  expect((await listMessages(database.db, { view: "failed" })).rows).toHaveLength(1);
  expect(await retryMessage(database.db, { id, ...staff })).toEqual({ ok: false, reason: "not-failed" });
});
