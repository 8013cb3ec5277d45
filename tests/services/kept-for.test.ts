import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  applicationPapers,
  businessApplications,
  businesses,
  enquiries,
  enquiryNotes,
} from "#app/db/schema/enquiries.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { seoAnalytics, unknownPaths } from "#app/db/schema/pages.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { addresses, customers, profiles } from "#app/db/schema/shop-customers.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT_DAYS } from "#app/domain/kept-for.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { purgeOldData } from "#app/services/accounts/purge-old-data.server.ts";
import { purgeMessages } from "#app/services/purge-messages.server.ts";
import { readUpload, storeUpload } from "#app/services/uploads.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPincodes, addStockedProduct, placeTestOrder, SATURDAY_MORNING } from "#tests/support/fixtures.ts";
import { addEnquiry } from "#tests/support/patient.ts";
import { photo, report } from "#tests/support/sample-files.ts";

const now = SATURDAY_MORNING;
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const dataDir = mkdtempSync(join(tmpdir(), "materia-kept-"));
const files = openFileStore(dataDir);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const purge = (at = now) => purgeOldData(database.db, { files, now: at });
const asha = { profileId: null, name: "Asha Devi", email: "asha@example.org", phone: "9812345678" };

/** An application of that day with a paper, approved for a profile or not decided. */
async function applicationOf(at: Date, profileId: string | null = null) {
  const { db } = database;
  const { id } = await addEnquiry(db, { ...asha, profileId }, "We buy wholesale", at);
  await db.update(enquiries).set({ kind: "distributor" }).where(eq(enquiries.id, id));
  const paper = { purpose: "licence" as const, fileName: "licence.pdf", bytes: await report() };
  const stored = await storeUpload(db, files, { ...paper, uploadedBy: undefined, now: at });
  if (!stored.ok) throw new Error(stored.reason);
  const decided = profileId ? { status: "approved" as const, decidedAt: at } : {};
  await db
    .insert(businessApplications)
    .values({ enquiryId: id, gstin: "06ABCDE1234F1Z4", drugLicence: "20C", ...decided });
  await db.insert(applicationPapers).values({ enquiryId: id, uploadId: stored.value.id });
  return { id, uploadId: stored.value.id };
}

const isThere = async ({ id }: { id: number }) =>
  (await database.db.$count(enquiries, eq(enquiries.id, id))) === 1;

test("what people wrote goes with its papers two years after the last word, not before, and that of a business stays", async () => {
  const { db } = database;
  const over = KEPT_DAYS.enquiry + 1;
  const old = await addEnquiry(db, asha, "Do you keep Cina 30?", daysAgo(over));
  const young = await addEnquiry(db, asha, "Do you keep Cina 200?", daysAgo(KEPT_DAYS.enquiry - 1));
  const talkedOf = await addEnquiry(db, asha, "Do you keep Cina Q?", daysAgo(over));
  await db
    .insert(enquiryNotes)
    .values({ enquiryId: talkedOf.id, kind: "note", body: "Called again", writtenAt: daysAgo(5) });
  const refused = await applicationOf(daysAgo(over));
  await db.insert(profiles).values({ id: "business", role: "business", name: "Devi Medical Hall" });
  await db.insert(businesses).values({
    ...{ profileId: "business", organization: "Devi Medical Hall", gstin: "06ABCDE1234F1Z4" },
    ...{ drugLicence: "20C", approvedAt: daysAgo(over) },
  });
  const business = await applicationOf(daysAgo(over), "business");

  expect((await purge()).enquiries).toBe(2);
  const left = await Promise.all([old, young, talkedOf, refused, business].map(isThere));
  expect(left).toEqual([false, true, true, false, true]);
  expect(await db.$count(uploads, eq(uploads.id, refused.uploadId))).toBe(0);
  expect(await files.read(refused.uploadId)).toBeUndefined();
  expect(await files.read(business.uploadId)).toBeDefined();
  const told = await db.select().from(audit).where(eq(audit.action, "purge-enquiry"));
  expect(told.map(({ actorId }) => actorId)).toEqual(["purge-old-data", "purge-old-data"]);
  expect(JSON.stringify(told)).not.toContain("Asha");
});

test("when the years of a bill are over, its figures stay and its buyer is nobody", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 9 });
  const place = async (phone: string, at: Date) => {
    const lines = [{ slug: product.slug, quantity: 1 }];
    const { number } = await placeTestOrder(db, { lines, form: { phone, email: "ravi@example.org" } });
    await db.update(orders).set({ placedAt: at }).where(eq(orders.number, number));
    return number;
  };
  const old = await place("9811111111", daysAgo(8 * 366));
  const young = await place("9822222222", daysAgo(7 * 365));
  const [both, again] = [await place("9833333333", daysAgo(9 * 366)), await place("9833333333", daysAgo(1))];

  expect((await purge()).orders).toBe(2);
  const read = async (number: string) =>
    (await db.select().from(orders).where(eq(orders.number, number)))[0]!;
  const erased = { name: "", email: null, phone: "0000000000", street: "", landmark: "", note: "" };
  expect(await read(old)).toMatchObject({ ...erased, totalPaise: 14_000, pincode: "122103" });
  expect(await read(both)).toMatchObject(erased);
  for (const number of [young, again])
    expect(await read(number)).toMatchObject({ name: "Asha Devi", street: "12, Ward 4" });
  const { id, customerId } = await read(old);
  expect(await db.$count(orderLines, eq(orderLines.orderId, id))).toBe(1);
  const [gone] = await db.select().from(customers).where(eq(customers.id, customerId));
  expect(gone).toMatchObject({ phone: null, name: "", email: null });
  expect(await db.$count(addresses, eq(addresses.customerId, customerId))).toBe(0);
  expect(await db.$count(customers, eq(customers.phone, "9833333333"))).toBe(1);
  expect((await purge()).orders).toBe(0);
});

test("with the buyer go the photos of what was to be sent back, and the words of the bank's line", async () => {
  const { db } = database;
  const { slug } = await addStockedProduct(db, { quantity: 9 });
  const { number } = await placeTestOrder(db, { lines: [{ slug, quantity: 1 }] });
  const [order] = await db.select().from(orders).where(eq(orders.number, number));
  const orderId = order!.id;
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const cap = { purpose: "return" as const, fileName: "cap.jpg", bytes: await photo() };
  const stored = await storeUpload(db, files, { ...cap, uploadedBy: undefined, now });
  if (!stored.ok) throw new Error(stored.reason);
  const photoId = stored.value.id;
  const [back] = await db
    .insert(returns)
    .values({ number: "RT18-0000-0000", orderId, status: "requested", requestedAt: now })
    .returning();
  const broken = { orderLineId: line!.id, quantity: 1, reason: "damaged" as const, photoId };
  await db.insert(returnLines).values({ returnId: back!.id, ...broken });
  await db.insert(bankLines).values({
    ...{ key: "utr 1", bookedOn: "2018-11-21", amountPaise: 100, narration: "UPI/ASHA DEVI" },
    ...{ status: "matched", orderId, matchedBy: "hand", readAt: now },
  });
  const words = async () =>
    (await db.select().from(bankLines).where(eq(bankLines.orderId, orderId)))[0]!.narration;
  const isKept = async () => (await readUpload(db, files, photoId)) !== undefined;
  await purge();
  expect([await isKept(), await words()]).toEqual([true, "UPI/ASHA DEVI"]);

  await db
    .update(orders)
    .set({ placedAt: daysAgo(9 * 366) })
    .where(eq(orders.id, orderId));
  await purge();
  expect([await isKept(), await files.read(photoId), await words()]).toEqual([false, undefined, ""]);
});

test("refused reviews, counts and messages go when their days are over, and not a day before", async () => {
  const { db } = database;
  const { id: productId } = await addStockedProduct(db, { quantity: 1 });
  const review = { productId, rating: 1, authorName: "Ravi", body: "Never came." };
  const letter = { channel: "mail" as const, recipient: "a@example.org", subject: "", body: "", dueAt: now };
  for (const side of [-1, 1]) {
    const createdAt = daysAgo(KEPT_DAYS.refusedReview + side);
    await db.insert(reviews).values([
      { ...review, createdAt, status: "rejected" },
      { ...review, createdAt, status: "published" },
    ]);
    const day = indiaDate(daysAgo(KEPT_DAYS.count + side));
    await db.insert(searchTerms).values({ term: "cina", searchedOn: day, searchCount: 1, foundCount: 1 });
    await db.insert(unknownPaths).values({ path: "/old", askedOn: day });
    await db.insert(seoAnalytics).values({ pageUrl: "/", pageTitle: "Home", dateRecorded: day });
    await db.insert(outbox).values([
      { ...letter, dedupeKey: `sent ${side}`, sentAt: daysAgo(KEPT_DAYS.sentMessage + side) },
      { ...letter, dedupeKey: `failed ${side}`, failedAt: daysAgo(KEPT_DAYS.failedMessage + side) },
    ]);
  }
  expect(await purge()).toMatchObject({ reviews: 1, counts: 3 });
  const noFiles = { purgeFiles: async () => 0 };
  expect(await purgeMessages(db, { mailer: noFiles, now })).toBe(2);
  expect(await db.$count(reviews)).toBe(3);
  expect(await db.$count(searchTerms)).toBe(1);
});

test("a search that was hardly ever made goes after 35 days, one that was made often stays", async () => {
  const { db } = database;
  await db.delete(searchTerms);
  const row = (term: string, days: number, searchCount: number) => ({
    ...{ term, searchCount, foundCount: 0 },
    searchedOn: indiaDate(daysAgo(days)),
  });
  const over = KEPT_DAYS.rareSearch + 1;
  await db
    .insert(searchTerms)
    .values([
      row("rare and old", over, 2),
      row("rare and young", KEPT_DAYS.rareSearch, 2),
      row("three times", over, 3),
      row("on two days", over, 1),
      row("on two days", over + 30, 1),
      row("rare again", 1, 1),
      row("rare again", over, 1),
    ]);
  await purge();
  const left = await db
    .selectDistinct({ term: searchTerms.term })
    .from(searchTerms)
    .orderBy(searchTerms.term);
  expect(left.map(({ term }) => term)).toEqual([
    "on two days",
    "rare again",
    "rare and young",
    "three times",
  ]);
});

test("lines of the bank that no order has forget who paid after 120 days, and keep day, sum and number", async () => {
  const { db } = database;
  const line = (at: Date, status: "open" | "aside", settledAt: Date | null = null) => ({
    ...{
      key: `line ${at.getTime()} ${status}`,
      bookedOn: indiaDate(at),
      amountPaise: 14_900,
      status,
      settledAt,
    },
    ...{ narration: "UPI/ASHA DEVI", reference: null, readAt: at },
  });
  const [old, newer] = [daysAgo(KEPT_DAYS.bankLine + 1), daysAgo(KEPT_DAYS.bankLine - 1)];
  await db.insert(bankLines).values([line(old, "open"), line(newer, "open"), line(old, "aside", newer)]);
  expect(await purge()).toMatchObject({ bankLines: 1 });
  expect(await purge()).toMatchObject({ bankLines: 0 });
  const [forgotten] = await db
    .select()
    .from(bankLines)
    .where(eq(bankLines.key, `line ${old.getTime()} open`));
  expect(forgotten).toMatchObject({ narration: "", amountPaise: 14_900, bookedOn: indiaDate(old) });
});
