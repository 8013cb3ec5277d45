import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit, settings } from "#app/db/schema/ground.ts";
import { orderLines, orders } from "#app/db/schema/orders.ts";
import { prescriptions, refillReminders } from "#app/db/schema/prescriptions.ts";
import { byUser } from "#app/domain/actor.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";
import type { WantedPacks } from "#app/domain/orders/counter-bill.ts";
import { addPrescriptionToCart } from "#app/services/cart/add-prescription-to-cart.server.ts";
import { addPrescribed, keepPrescribed } from "#app/services/office/prescribed-bill.server.ts";
import { type CounterSale, sellAtCounter } from "#app/services/orders/sell-at-counter.server.ts";
import { takePhoneOrder } from "#app/services/orders/take-phone-order.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { askForRefill } from "#app/services/prescriptions/refills.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  checkoutForm,
  SATURDAY_MORNING as now,
  ORIGIN,
} from "#tests/support/fixtures.ts";
import { addAccount, addRemedy, draftLine, issueTestPrescription } from "#tests/support/patients.ts";

let database: TestDatabase;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
  await database.db.insert(settings).values({ key: "cod", value: { minPaise: 0, maxPaise: 100_000_000 } });
});
afterAll(() => database.drop());

/** A prescription of one medicine that the shop has ten packs of, for 100 rupees each. */
async function prescribed(facts: { soldTo: SoldTo }, ...more: Parameters<typeof draftLine>[0][]) {
  const { db } = database;
  const remedySlug = `remedy-${++count}`;
  const name = `Remedy ${count}`;
  const remedyId = await addRemedy(db, { slug: remedySlug, name, abbreviation: `R-${count}.` });
  const product = await addStockedProduct(db, { quantity: 10, remedyId, name, ...facts });
  const lines = [draftLine({ remedySlug }), ...more.map(draftLine)];
  return { ...(await issueTestPrescription(db, { lines })), product };
}

async function read(code: string, lines: WantedPacks[] = [], codes: string[] = []) {
  const { userId } = await addAccount(database.db, "staff");
  return addPrescribed(database.db, { lines, codes, code, readBy: userId, now });
}

async function billOf(code: string) {
  const bill = await read(code);
  if (!bill.ok) throw new Error(bill.reason);
  return bill.value.lines;
}

function sell(lines: WantedPacks[], facts: Partial<CounterSale> = {}) {
  return sellAtCounter(database.db, {
    lines,
    customer: {},
    paymentMethod: "cash",
    isPrescriptionSeen: false,
    shownTotalPaise: lines.reduce((sum, { quantity }) => sum + quantity * 10_000, 0),
    idempotencyKey: `counter-${++count}`,
    actor: byUser({ userId: "Meena" }),
    now,
    publicOrigin: ORIGIN,
    ...facts,
  });
}

async function linesSold(number: string) {
  return database.db
    .select({ productId: orderLines.productId, by: orderLines.prescriptionLineId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.number, number));
}

async function lineOf(token: string) {
  const found = await findPrescriptionByToken(database.db, { token, address: "192.0.2.1", now });
  if (!found.ok) throw new Error(found.reason);
  return found.value.lines[0]!.id;
}

test("the code of an e-prescription puts its medicines on the bill in the packs of the course; once, and the reading is written down", async () => {
  const { product, number, token, verificationCode } = await prescribed(
    { soldTo: "anyone" },
    { medicine: "Bio-combination 24", potency: undefined },
  );
  const typed = `${verificationCode.slice(0, 4).toLowerCase()}-${verificationCode.slice(4)}`;
  const bill = await read(typed);
  const line = { productId: product.id, quantity: 1, prescriptionLineId: await lineOf(token) };
  expect(bill).toMatchObject({ ok: true, value: { number, lines: [line], missing: ["Bio-combination 24"] } });
  expect(await read(verificationCode, [line])).toMatchObject({ value: { lines: [line] } });
  const by = { productId: product.id, quantity: 3 };
  expect(await read(verificationCode, [by])).toMatchObject({
    value: { lines: [{ ...by, prescriptionLineId: line.prescriptionLineId }] },
  });
  const reads = await database.db
    .select()
    .from(audit)
    .where(eq(audit.subject, `prescription ${number}`));
  expect(reads.filter(({ action }) => action === "read-prescription")).toHaveLength(3);
});

test("a doctor-only medicine is sold by its e-prescription once, like online, and the order names the line", async () => {
  const { product, token, verificationCode } = await prescribed({ soldTo: "prescription" });
  const lines = await billOf(verificationCode);
  const sold = await sell(lines);
  if (!sold.ok) throw new Error(sold.reason);
  expect(await linesSold(sold.value.number)).toEqual([{ productId: product.id, by: await lineOf(token) }]);
  expect(await sell(lines)).toEqual({ ok: false, reason: "prescription-used" });
  expect(await read(verificationCode)).toMatchObject({ value: { lines: [], missing: [expect.any(String)] } });
  expect(
    await addPrescriptionToCart(database.db, { token, address: "192.0.2.1", cartId: undefined, now }),
  ).toEqual({ ok: false, reason: "nothing-available" });
});

test("of two counters that sell by one e-prescription at once one does", async () => {
  const { verificationCode } = await prescribed({ soldTo: "prescription" });
  const lines = await billOf(verificationCode);
  const both = await Promise.all([sell(lines), sell(lines)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both).toContainEqual({ ok: false, reason: "prescription-used" });
});

test("more doctor-only packs than prescribed need a prescription that was seen", async () => {
  const { verificationCode } = await prescribed({ soldTo: "prescription" });
  const lines = (await billOf(verificationCode)).map((line) => ({ ...line, quantity: line.quantity + 1 }));
  expect(await sell(lines)).toEqual({ ok: false, reason: "prescription-needed" });
  expect(await sell(lines, { isPrescriptionSeen: true })).toMatchObject({ ok: true });
});

test("two lines of one medicine share its packs, and all of these are sold", async () => {
  const { db } = database;
  const remedySlug = `remedy-${++count}`;
  const remedyId = await addRemedy(db, { slug: remedySlug, name: "Twice", abbreviation: `T-${count}.` });
  await addStockedProduct(db, { quantity: 10, remedyId, name: "Twice", soldTo: "prescription" });
  const { verificationCode } = await issueTestPrescription(db, {
    lines: [draftLine({ remedySlug }), draftLine({ remedySlug })],
  });
  const lines = await billOf(verificationCode);
  expect(lines).toMatchObject([{ quantity: 2 }]);
  expect(await sell(lines)).toMatchObject({ ok: true });
});

test("a prescription that was revoked after its medicines came onto the bill sells none", async () => {
  const { verificationCode, number } = await prescribed({ soldTo: "prescription" });
  const lines = await billOf(verificationCode);
  const [row] = await database.db.select().from(prescriptions).where(eq(prescriptions.number, number));
  await database.db.update(prescriptions).set({ revokedAt: now }).where(eq(prescriptions.id, row!.id));
  expect(await sell(lines)).toEqual({ ok: false, reason: "prescription-used" });
  expect(await read(verificationCode)).toEqual({ ok: false, reason: "revoked" });
});

test("a reminder that the patient asked for is reckoned anew from the sale", async () => {
  const { token, verificationCode } = await prescribed({ soldTo: "anyone" });
  const lineId = await lineOf(token);
  await askForRefill(database.db, { token, lineId, channel: "sms", now });
  const remindOn = async () =>
    (
      await database.db.select().from(refillReminders).where(eq(refillReminders.prescriptionLineId, lineId))
    )[0]!.remindOn;
  const before = await remindOn();
  const later = new Date(now.getTime() + 5 * 86_400_000);
  expect(await sell(await billOf(verificationCode), { now: later })).toMatchObject({ ok: true });
  expect((await remindOn()) > before).toBe(true);
});

test("a bill cannot name lines of a prescription whose code nobody has shown", async () => {
  const { verificationCode } = await prescribed({ soldTo: "prescription" });
  const lines = await billOf(verificationCode);
  const bare = lines.map(({ prescriptionLineId: _, ...line }) => line);
  expect(await keepPrescribed(database.db, { lines, codes: [] })).toEqual(bare);
  expect(await keepPrescribed(database.db, { lines, codes: ["ABCD2345"] })).toEqual(bare);
  expect(await keepPrescribed(database.db, { lines, codes: [verificationCode] })).toEqual(lines);
  expect(await sell(bare)).toEqual({ ok: false, reason: "prescription-needed" });
});

test("a second prescription for a medicine of the bill is refused by name, and the first stays", async () => {
  const { db } = database;
  const remedySlug = `remedy-${++count}`;
  const remedyId = await addRemedy(db, { slug: remedySlug, name: "Shared", abbreviation: `S-${count}.` });
  await addStockedProduct(db, { quantity: 10, remedyId, name: "Shared", soldTo: "prescription" });
  const first = await issueTestPrescription(db, { lines: [draftLine({ remedySlug })] });
  const second = await issueTestPrescription(db, { lines: [draftLine({ remedySlug })] });
  const lines = await billOf(first.verificationCode);
  expect(await read(second.verificationCode, lines)).toEqual({
    ok: false,
    reason: "by-another",
    medicine: expect.stringMatching(/^Shared/),
  });
  expect(await read(first.verificationCode, lines)).toMatchObject({ ok: true, value: { lines } });
});

test("a bill takes five prescriptions; the sixth is refused, one of the five is read again", async () => {
  const { verificationCode } = await prescribed({ soldTo: "anyone" });
  const four = ["AAAA2222", "BBBB2222", "CCCC2222", "DDDD2222"];
  const codes = [...four, verificationCode];
  expect(await read(verificationCode, [], four)).toMatchObject({ ok: true, value: { codes } });
  expect(await read(verificationCode.toLowerCase(), [], codes)).toMatchObject({ ok: true, value: { codes } });
  const { verificationCode: sixth } = await prescribed({ soldTo: "anyone" });
  expect(await read(sixth, [], codes)).toEqual({ ok: false, reason: "too-many-prescriptions" });
});

test("30 wrong codes in 15 minutes shut an account out, from right ones too", async () => {
  const { userId: readBy } = await addAccount(database.db, "staff");
  const { verificationCode: code } = await prescribed({ soldTo: "prescription" });
  const right = (at: Date) => addPrescribed(database.db, { lines: [], codes: [], code, readBy, now: at });
  expect(await right(now)).toMatchObject({ ok: true });
  const wrong = () => addPrescribed(database.db, { lines: [], codes: [], code: "WRONG234", readBy, now });
  for (let tries = 0; tries < 30; tries++) expect(await wrong()).toEqual({ ok: false, reason: "not-found" });
  expect(await wrong()).toMatchObject({ ok: false, reason: "too-many-attempts" });
  expect(await right(now)).toMatchObject({ ok: false, reason: "too-many-attempts" });
  expect(await right(new Date(now.getTime() + 16 * 60_000))).toMatchObject({ ok: true });
});

function orderOnPhone(
  lines: WantedPacks[],
  facts: { idempotencyKey?: string; shownTotalPaise?: number } = {},
) {
  return takePhoneOrder(database.db, {
    lines,
    form: checkoutForm(),
    takenBy: byUser({ userId: "Meena" }),
    idempotencyKey: `phone-${++count}`,
    shownTotalPaise: 14_000,
    now,
    publicOrigin: ORIGIN,
    upiVpa: undefined,
    ...facts,
  });
}

test("a doctor-only medicine is ordered on the phone by its e-prescription, once, and asking again tells the same order", async () => {
  const { token, verificationCode } = await prescribed({ soldTo: "prescription" });
  const lines = await billOf(verificationCode);
  const idempotencyKey = `phone-${++count}`;
  const placed = await orderOnPhone(lines, { idempotencyKey });
  if (!placed.ok) throw new Error(placed.reason);
  expect((await linesSold(placed.value.number))[0]!.by).toBe(await lineOf(token));
  const { number } = placed.value;
  expect(await orderOnPhone(lines, { idempotencyKey })).toMatchObject({ ok: true, value: { number } });
  expect(await orderOnPhone(lines)).toEqual({ ok: false, reason: "prescription-used" });
});

test("more doctor-only packs than prescribed, or without an e-prescription, are not ordered on the phone", async () => {
  const { verificationCode } = await prescribed({ soldTo: "prescription" });
  const lines = await billOf(verificationCode);
  const ten = lines.map((line) => ({ ...line, quantity: 10 }));
  expect(await orderOnPhone(ten, { shownTotalPaise: 100_000 })).toEqual({
    ok: false,
    reason: "prescription-needed",
  });
  const bare = lines.map(({ prescriptionLineId: _, ...line }) => line);
  expect(await orderOnPhone(bare)).toEqual({ ok: false, reason: "prescription-needed" });
  expect(await orderOnPhone(lines)).toMatchObject({ ok: true });
});
