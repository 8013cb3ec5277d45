import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { applicationPapers, businessApplications, enquiries } from "#app/db/schema/enquiries.ts";
import { undos } from "#app/db/schema/ground-undos.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { prescriptions } from "#app/db/schema/prescriptions.ts";
import { addresses, customers } from "#app/db/schema/shop-customers.ts";
import { actorColumns, byUser } from "#app/domain/actor.ts";
import { openFileStore } from "#app/integrations/file-store.server.ts";
import { openMailer } from "#app/integrations/mail.server.ts";
import { saveAddress } from "#app/services/accounts/addresses.server.ts";
import { saveDetails } from "#app/services/accounts/auth/change.server.ts";
import type { Auth } from "#app/services/accounts/auth/create-auth.server.ts";
import { recoverPassword } from "#app/services/accounts/auth/recover.server.ts";
import { deleteMyAccount } from "#app/services/accounts/delete-account.server.ts";
import { mergeVisitorCart } from "#app/services/accounts/merge-visitor-cart.server.ts";
import { exportMyData } from "#app/services/accounts/my-data.server.ts";
import { addToWishlist } from "#app/services/cart/wishlist.server.ts";
import { listReviews } from "#app/services/catalog/list-reviews.server.ts";
import { findOrderByNumberAndPhone } from "#app/services/orders/track-order.server.ts";
import { enqueueMessages } from "#app/services/outbox.server.ts";
import { readPrescription } from "#app/services/prescriptions/find-prescription.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { storeUpload } from "#app/services/uploads.server.ts";
import { addPerson, openAuth, provePhone, signIn, stranger } from "#tests/support/accounts.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  placeTestOrder,
} from "#tests/support/fixtures.ts";
import { addConsultation, addEnquiry } from "#tests/support/patient.ts";
import { moveThrough } from "#tests/support/placed-order.ts";

const dataDir = mkdtempSync(join(tmpdir(), "materia-erasure-"));
const mailer = openMailer({
  dataDir,
  publicOrigin: ORIGIN,
  mail: { smtpUrl: undefined, from: undefined },
  sms: { url: undefined, token: undefined },
});
const files = openFileStore(dataDir);

let database: TestDatabase;
let auth: Auth;

beforeAll(async () => {
  database = await createTestDatabase();
  auth = openAuth(database.db);
  await addPincodes(database.db);
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

test("an account is not deleted while an order is under way", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const { email } = await addPerson(auth);
  const { userId, caller } = await signIn(auth, email);
  await placeTestOrder(db, {
    lines: [{ slug: product.slug, quantity: 1 }],
    form: { email, phone: "9810077777" },
  });
  expect(await deleteMyAccount(auth, { userId, caller, mailer, files })).toMatchObject({
    reason: "open-orders",
  });
});

test("the last admin does not delete themselves", async () => {
  const { email } = await addPerson(auth, { role: "admin" });
  const { userId, caller } = await signIn(auth, email);
  expect(await deleteMyAccount(auth, { userId, caller, mailer, files })).toMatchObject({
    reason: "last-admin",
  });
});

test("a number that was never proven leaves no customer behind, unless somebody else ordered with it", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const { email } = await addPerson(auth);
  const { userId, caller } = await signIn(auth, email);
  const buy = async (phone: string, mine: boolean) => {
    const form = { phone, name: mine ? "Meera Nair" : "Ravi", ...(mine && { email }) };
    const { number } = await placeTestOrder(db, { lines: [{ slug: product.slug, quantity: 1 }], form });
    await moveThrough(db, number, "confirmed", "packed", "out_for_delivery", "delivered");
  };
  await buy("9810044444", true);
  await buy("9810055555", false);
  await buy("9810055555", true);
  const asked = { userId, caller, mailer, files };
  expect(await deleteMyAccount(auth, asked)).toMatchObject({ ok: true });
  const left = await db.select().from(customers);
  expect(left.filter((customer) => customer.name === "Meera Nair" || customer.email === email)).toEqual([]);
  expect(left.map(({ phone }) => phone)).not.toContain("9810044444");
  expect(left).toContainEqual(expect.objectContaining({ phone: "9810055555", name: "Ravi", email: null }));
  const places = await db.select({ name: addresses.name }).from(addresses);
  expect(places).toContainEqual({ name: "Ravi" });
  expect(places).not.toContainEqual({ name: "Meera Nair" });
});

test("the export holds all about the person and nothing of others or of the shop; after erasure only what the law keeps is left", async () => {
  const { db } = database;
  const product = await addStockedProduct(db, { quantity: 5 });
  const email = "canary-mail@example.org";
  const phone = "9876512345";
  const name = "Canary Name";
  await addPerson(auth, { email });
  const { userId, caller } = await signIn(auth, email);
  await saveDetails(auth, { userId, name, isMarketingAllowed: true, now });
  const placed = await placeTestOrder(db, {
    lines: [{ slug: product.slug, quantity: 1 }],
    form: { name, email, phone, addressLine1: "Canary Street 5", note: "Canary note" },
  });
  await provePhone(auth, userId, phone);
  const address = { name, phone, street: "Canary Road 9", landmark: "", town: "Sohna", state: "Haryana" };
  await saveAddress(db, { userId, address: { ...address, pincode: "122103", isDefault: false }, now });
  await mergeVisitorCart(db, { guestCartId: undefined, userId, now });
  await addToWishlist(db, { cartId: undefined, slug: product.slug, now });
  await recoverPassword(auth, { email, caller: stranger() });
  await findOrderByNumberAndPhone(db, { number: placed.number, phone, address: "192.0.2.7", now });
  await moveThrough(db, placed.number, "confirmed", "packed", "out_for_delivery", "delivered");
  await addReview(placed.number, product.slug, "Canary N.");
  const asking = { profileId: userId, name, email, phone };
  const enquiry = await addEnquiry(db, asking, "Canary asks", now);
  const asGuest = await addEnquiry(db, { ...asking, profileId: null }, "Canary asks as a guest", now);
  const visit = await addConsultation(db, asking, "Canary complaint", now);
  const other = { profileId: null, name: "Ravi", email: "ravi@example.org", phone: "9876500000" };
  const foreign = await addConsultation(db, { ...other, email }, "Somebody else's complaint", now);
  await addEnquiry(db, other, "Somebody else asks", now);
  const licence = await addLicence(enquiry.id, userId);
  const undo = { subject: "filter 1", tableName: "saved_filters", expiresAt: now };
  await db.insert(undos).values([
    { ...undo, ...actorColumns(byUser({ userId: "somebody" })), rows: [{ query: `q=${phone}` }] },
    { ...undo, ...actorColumns(byUser({ userId })), rows: [{ query: "view=all" }] },
  ]);
  await enqueueMessages(
    db,
    [message(`enquiry ${enquiry.number} shop`, `${name} asks, ${phone}`), message("day report", "Nothing.")],
    now,
  );
  await sendAll();
  expect(filesWith(email).length).toBeGreaterThan(2);
  expect(filesWith(phone).length).toBeGreaterThan(1);

  const data = JSON.stringify(await exportMyData(db, { userId, email, phone, now }));
  const own = [name, email, phone, "Canary Street 5", "Canary Road 9", placed.number, "Canary N."];
  for (const word of [...own, "Canary asks as a guest", "Canary complaint", visit.prescription.number])
    expect(data).toContain(word);
  for (const secret of ["argon2id", placed.trackingToken, visit.consultation.token, "Somebody else"])
    expect(data).not.toContain(secret);

  expect(await deleteMyAccount(auth, { userId, caller, mailer, files })).toMatchObject({ ok: true });
  await sendAll();

  expect(await tablesWith("Canary")).toEqual(["consultations", "invoices", "orders", "prescriptions"]);
  expect(await tablesWith(email)).toEqual(["consultations", "refill_reminders"]);
  expect(await tablesWith(phone)).toEqual(["consultations", "prescriptions"]);
  expect(await tablesWith(userId)).toEqual(["audit", "security_events"]);
  for (const word of ["Canary", email, phone]) expect(filesWith(word)).toEqual([]);
  expect(filesWith("Nothing.")).toHaveLength(1);
  expect([await files.read(licence), await db.$count(uploads)]).toEqual([undefined, 0]);

  const [bill] = await db.select().from(orders).where(eq(orders.number, placed.number));
  expect(bill).toMatchObject({ name, street: "Canary Street 5", email: null, note: "" });
  expect(bill!.trackingToken).not.toBe(placed.trackingToken);
  const [customer] = await db.select().from(customers).where(eq(customers.id, bill!.customerId));
  expect(customer).toMatchObject({ name: "", phone: null, email: null, profileId: null });
  for (const { id } of [enquiry, asGuest]) {
    const [kept] = await db.select().from(enquiries).where(eq(enquiries.id, id));
    expect(kept).toMatchObject({ profileId: null, name: "", email: "", message: "", kind: "contact" });
  }
  const [record] = await db.select().from(consultations).where(eq(consultations.id, visit.consultation.id));
  expect(record).toMatchObject({ profileId: null, name, mainComplaints: "Canary complaint" });
  expect(record!.token).not.toBe(visit.consultation.token);
  const reader = { userId: "the-doctor", role: "doctor" as const };
  const [paper] = await db.select().from(prescriptions).where(eq(prescriptions.id, visit.prescription.id));
  expect({ ...paper, token: "" }).toEqual({ ...visit.prescription, token: "" });
  expect(paper!.token).not.toBe(visit.prescription.token);
  expect(await readPrescription(db, { reader, number: paper!.number, now })).toMatchObject({ ok: true });
  const [untouched] = await db
    .select()
    .from(consultations)
    .where(eq(consultations.id, foreign.consultation.id));
  expect(untouched!.token).toBe(foreign.consultation.token);
  const { newest } = await listReviews(db, { productId: product.id, limit: 1 });
  expect(newest[0]!.authorName).toBe("A customer");
});

test("every table that can name a person is looked after by a part of export and erasure, or named here", async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public'
       and (column_name in ('profile_id', 'user_id', 'email', 'phone', 'recipient', 'uploaded_by', 'patient_name')
         or column_name like 'actor%')
     order by 1`,
  );
  const lookedAfter = [
    ...["addresses", "carts", "consents", "identities", "profiles", "second_factors", "sessions", "users"],
    ...["customers", "orders", "outbox", "passkeys"],
    ...["businesses", "enquiries"],
    ...["consultations", "prescriptions", "refill_reminders"],
    "stock_notices",
  ];
  const ofTheShop = ["doctors", "saved_filters", "uploads"];
  // Who did something: an id that nobody has any more says nothing, and a name cannot stand there.
  const books = ["day_closes", "day_counts", "drawer_moves", "month_closes"];
  const events = ["consultation_events", "order_events", "order_transactions", "security_events"];
  const byId = ["audit", ...books, ...events, "price_changes", "stock_movements", "undos"];
  expect(rows.map(({ name }) => name)).toEqual([...lookedAfter, ...ofTheShop, ...byId].sort());
  const { rows: actors } = await database.pool.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
     where table_schema = 'public' and (column_name like 'actor%' or column_name in ('by', 'done_by', 'who'))
     order by 1`,
  );
  expect(actors.map(({ name }) => name)).toEqual(["actor_id", "actor_kind"]);
});

async function addReview(number: string, slug: string, authorName: string): Promise<void> {
  const { db } = database;
  const [line] = await db
    .select({ id: orderLines.id, productId: products.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.slug, slug))
    .where(eq(orders.number, number));
  await db.insert(reviews).values({
    productId: line!.productId,
    orderLineId: line!.id,
    rating: 5,
    authorName,
    body: "Came in a day, well packed.",
    status: "published",
  });
}

/** A drug licence as a picture, with an application of a distributor. */
async function addLicence(enquiryId: number, userId: string): Promise<string> {
  const { db } = database;
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const file = { purpose: "licence" as const, fileName: "Canary licence.png", bytes };
  const stored = await storeUpload(db, files, { ...file, uploadedBy: userId, now });
  if (!stored.ok) throw new Error(`Not stored: ${stored.reason}`);
  await db.insert(businessApplications).values({ enquiryId, gstin: "06CANARY", drugLicence: "Canary 20B" });
  await db.insert(applicationPapers).values({ enquiryId, uploadId: stored.value.id });
  return stored.value.id;
}

function message(dedupeKey: string, body: string) {
  return { dedupeKey, channel: "mail" as const, recipient: "shop@example.org", subject: "News", body };
}

async function sendAll(): Promise<void> {
  let sent = 1;
  while (sent > 0)
    ({ sent } = await sendDueMessages(database.db, { mailer, now: new Date(Date.now() + 60_000) }));
}

/** The files of the data folder in which a word still stands. */
function filesWith(word: string): string[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return files
    .filter((file) => readFileSync(join(file.parentPath, file.name), "utf8").includes(word))
    .map(({ name }) => name);
}

/** The tables in which a word still stands, in any column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query(`select 1 from "${name}" t where t::text like $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rows.length) found.push(name);
  }
  return found;
}
