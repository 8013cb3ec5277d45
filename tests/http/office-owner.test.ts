import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { businessApplications, enquiries } from "#app/db/schema/enquiries.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { actorColumns, SHOPPER } from "#app/domain/actor.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";

const now = new Date();

let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  owner = await enterAs(shop, "admin");
});
afterAll(() => shop.close());

test("a review is published with a reply, and rejected only with a reason", async () => {
  const { db } = shop.database;
  const [product] = await db.select({ id: products.id }).from(products).limit(1);
  const review = { productId: product!.id, rating: 4, authorName: "Meena", createdAt: now };
  const [good, bad] = await db
    .insert(reviews)
    .values([
      { ...review, body: "It came the same day." },
      { ...review, body: "Buy at my shop instead." },
    ])
    .returning({ id: reviews.id });
  expect((await owner.read("/admin/reviews")).text).toContain("It came the same day.");
  const published = await owner.submit("/admin/reviews", {
    intent: "publish",
    id: String(good!.id),
    reply: "Thank you, Meena.",
  });
  expect(published.text).toContain("The review is published.");
  const silent = await owner.submit("/admin/reviews", { intent: "reject", id: String(bad!.id), reason: "" });
  expect([silent.status, silent.text.includes("Please say why.")]).toEqual([422, true]);
  await owner.submit("/admin/reviews", { intent: "reject", id: String(bad!.id), reason: "advertises" });
  expect((await owner.read("/admin/reviews?view=published")).text).toContain("Thank you, Meena.");
  expect((await owner.read("/admin/reviews?view=rejected")).text).toContain("Buy at my shop instead.");
  const again = await owner.send("/admin/reviews", { intent: "reject", id: String(bad!.id), reason: "x" });
  expect(again.status).toBe(409);
  expect((await owner.send("/admin/reviews", { intent: "reject", id: "0", reason: "x" })).status).toBe(404);
});

test("sample reviews are listed as such and go all together; what buyers wrote stays", async () => {
  const { db } = shop.database;
  const [product] = await db.select({ id: products.id }).from(products).limit(1);
  const review = { productId: product!.id, rating: 5, status: "published" as const };
  await db.insert(reviews).values({ ...review, authorName: "Buyer", body: "Truly bought." });
  await db.insert(reviews).values({ ...review, authorName: "Sunil", body: "Well packed.", isSample: true });
  const page = await owner.read("/admin/reviews?view=sample");
  expect(page.text).toContain("Written for the demonstration");
  expect(page.text).not.toContain("Truly bought.");
  expect((await owner.read("/admin/reviews?view=published")).text).toContain("Truly bought.");
  const removal = { intent: "remove-samples", thing: "All sample reviews" };
  const removed = await owner.submit("/admin/reviews?view=sample", removal);
  expect(removed.text).toContain("“All sample reviews” is removed. Undo");
  expect(await db.$count(reviews, eq(reviews.isSample, true))).toBe(0);
  expect((await owner.read("/admin/reviews?view=published")).text).toContain("Truly bought.");
  expect((await owner.send("/admin/reviews", removal)).status).toBe(404);
});

test("a customer is found by phone, name and e-mail, with orders, addresses and what they asked", async () => {
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>(
    "insert into customers (phone, name, email) values ('9810077001', 'Kavita Rao', 'kavita@example.org') returning id",
  );
  const id = rows[0]!.id;
  await pool.query(
    `insert into addresses (customer_id, name, phone, street, town, state_code, pincode)
     values ($1, 'Kavita Rao', '9810077001', '7 Mango Lane', 'Sohna', '06', '122103')`,
    [id],
  );
  for (const q of ["98100 77001", "kavita", "KAVITA@example"])
    expect((await owner.read(`/admin/customers?q=${encodeURIComponent(q)}`)).text).toContain("Kavita Rao");
  expect((await owner.read("/admin/customers?q=%25")).text).toContain("No customer with these words.");
  const page = await owner.read(`/admin/customers/${id}`);
  expect(page.text).toContain("7 Mango Lane");
  expect((await owner.ask("/admin/customers/99999999")).status).toBe(404);
  expect((await owner.ask("/admin/customers/x")).status).toBe(404);
});

test("the owner gives somebody a role; the last owner stays, and a role twice is refused", async () => {
  const clerk = await enterAs(shop, "customer");
  const path = `/admin/people/${clerk.userId}`;
  expect((await owner.submit(path, { role: "staff" })).text).toContain("is Counter now.");
  expect((await clerk.ask("/admin/customers")).status).toBe(200);
  expect((await owner.send(path, { role: "staff" })).status).toBe(409);
  expect((await owner.send(path, { role: "king" })).status).toBe(422);
  expect((await owner.send("/admin/people/nobody", { role: "staff" })).status).toBe(404);
  expect((await owner.read(`/admin/people?q=${clerk.email}`)).text).toContain(clerk.email);
  const { db } = shop.database;
  await db.update(profiles).set({ role: "customer" }).where(eq(profiles.role, "admin"));
  await db.update(profiles).set({ role: "admin" }).where(eq(profiles.id, owner.userId));
  const own = await owner.submit(`/admin/people/${owner.userId}`, { role: "customer" });
  expect([own.status, own.text.includes("The shop needs an owner")]).toEqual([409, true]);
});

test("an application is approved with its discount, its papers shown to nobody but the owner", async () => {
  const { db } = shop.database;
  const trader = await enterAs(shop, "customer");
  const [enquiry] = await db
    .insert(enquiries)
    .values({
      number: "ENQ-TEST-1",
      idempotencyKey: "application-1",
      kind: "distributor",
      profileId: trader.userId,
      name: "Ramesh Gupta",
      email: trader.email,
      phone: "9810077002",
      organization: "Gupta Pharmacy",
      message: "We would like trade prices.",
      answerBy: now,
      createdAt: now,
    })
    .returning({ id: enquiries.id });
  await db
    .insert(businessApplications)
    .values({ enquiryId: enquiry!.id, gstin: "06ABCDE1234F1Z4", drugLicence: "RLF20C-HR-2024/1187" });
  const path = "/admin/people/applications";
  expect((await owner.read(path)).text).toContain("Gupta Pharmacy");
  const act = { number: "ENQ-TEST-1" };
  expect((await owner.send(path, { ...act, intent: "approve", percent: "99" })).status).toBe(422);
  expect((await owner.send(path, { ...act, intent: "reject", reason: "" })).status).toBe(422);
  const approved = await owner.submit(path, { ...act, intent: "approve", percent: "12" });
  expect(approved.text).toContain("The business is approved");
  expect((await owner.send(path, { ...act, intent: "approve", percent: "12" })).status).toBe(409);
  expect((await owner.read(`/admin/people/${trader.userId}`)).text).toContain("Gupta Pharmacy");
  const staff = await enterAs(shop, "staff");
  for (const visitor of [owner, staff])
    expect((await visitor.ask("/admin/people/papers/0123456789abcdef0123456789abcdef")).status).toBe(404);
});

test("a message that was given up is tried again, but not one whose link has run out", async () => {
  const { db } = shop.database;
  const message = { channel: "mail" as const, recipient: "a@example.org", body: "b" };
  await enqueueMessages(
    db,
    [
      { ...message, dedupeKey: "lost", subject: "Your order" },
      { ...message, dedupeKey: "account lost", subject: "Your link", usefulUntil: now },
    ],
    now,
  );
  await db.update(outbox).set({ failedAt: now, lastError: "550 no such box", attempts: 8 });
  const page = await owner.read("/admin/messages");
  expect(page.text).toContain("550 no such box");
  const rows = await db.select({ id: outbox.id, key: outbox.dedupeKey }).from(outbox);
  const idOf = (key: string) => String(rows.find((row) => row.key === key)!.id);
  const retried = await owner.submit("/admin/messages", { id: idOf("lost") });
  expect(retried.text).toContain("The message is tried again within seconds.");
  expect((await owner.send("/admin/messages", { id: idOf("account lost") })).status).toBe(409);
  expect((await owner.send("/admin/messages", { id: "0" })).status).toBe(404);
});

test("all failed messages are sent again by one button, asked once with their number; pressed twice it says that none is left", async () => {
  const { db } = shop.database;
  await db.delete(outbox);
  const message = { channel: "mail" as const, recipient: "a@example.org", subject: "Your order", body: "b" };
  const keys = Array.from({ length: 60 }, (_, n) => ({ ...message, dedupeKey: `night ${n}` }));
  await enqueueMessages(db, [...keys, { ...message, dedupeKey: "past visit", usefulUntil: now }], now);
  await db.update(outbox).set({ failedAt: now, lastError: "ECONNREFUSED", attempts: 54 });
  const page = await owner.read("/admin/messages");
  expect(page.text).toContain("Send 60 messages again");
  expect(page.text).toContain(
    "1 more message stays here: what it was about is over, like a past appointment.",
  );
  expect(page.text).toContain("Too late to send: what it was about is over.");
  const seenAt = /name="seenAt" value="([^"]+)"/.exec(page.html)![1]!;
  const fields = { intent: "retry-all", seenAt };
  expect((await owner.submit("/admin/messages", fields)).text).toContain("60 messages are being sent again.");
  expect((await owner.submit("/admin/messages", fields)).text).toContain(
    "No failed message is left to send.",
  );
  await expect.poll(() => db.$count(outbox, isNotNull(outbox.sentAt))).toBe(60);
  expect((await owner.read("/admin/messages")).text).not.toContain("Send all failed again");
  expect((await owner.send("/admin/messages", { intent: "retry-all", seenAt: "soon" })).status).toBe(200);
});

test("what the owner changed stands in the log under the owner's name, filtered by act, day and subject, and as CSV", async () => {
  const { db } = shop.database;
  await owner.submit("/admin/settings/tax", { intent: "save", gstPercent: "12", hsn: "30049014" });
  const today = await owner.read("/admin/audit?act=save-settings&thing=settings");
  expect(today.text).toContain("GST (%): 5 → 12");
  expect(today.text).toMatch(/\S+ saved settings “Tax”/);
  expect(today.html).toContain('href="/admin/settings/tax"');
  expect(today.text).not.toContain("save-settings");
  expect((await owner.read("/admin/audit?day=2020-01-01")).text).toContain("Nothing here.");
  expect((await owner.ask("/admin/audit?day=soon&after=x")).status).toBe(200);
  await db
    .insert(audit)
    .values({ ...actorColumns(SHOPPER), action: "=1+1", subject: "order X", details: {}, happenedAt: now });
  const file = await owner.ask("/admin/audit/export.csv?act=%3D1%2B1");
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(await file.text()).toContain("A customer,'=1+1,order X");
  const person = await owner.read(
    `/admin/audit?person=user:${owner.userId}&act=save-settings&thing=settings&name=tax&day=`,
  );
  expect(person.text).toContain("saved settings “Tax”");
  expect(person.html).toMatch(/<option value="user:[^"]+" selected/);
  expect((await owner.read("/admin/audit?person=shopper&thing=settings")).text).toContain("Nothing here.");
  const csv = await owner.ask(`/admin/audit/export.csv?person=user:${owner.userId}&thing=settings&name=tax`);
  expect(await csv.text()).toMatch(/,saved …,settings “Tax”,GST \(%\): 5 → 12/);
  const staff = await enterAs(shop, "staff");
  expect((await staff.ask("/admin/audit/export.csv")).status).toBe(404);
});

test.each(["/admin/customers/1", "/admin/people/nobody", "/admin/audit/export.csv"])(
  "%s is not there for a doctor",
  async (path) => {
    const doctor = await enterAs(shop, "doctor");
    expect((await doctor.ask(path)).status).toBe(404);
  },
);
