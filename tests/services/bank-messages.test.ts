import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit } from "#app/db/schema/ground.ts";
import { orders } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { bankForwardMarks } from "#app/db/schema/payments-forward.ts";
import { claimPayment } from "#app/services/orders/pay-order.server.ts";
import {
  endForwardSecret,
  listForwardSecrets,
  makeForwardSecret,
} from "#app/services/payments/forward-secrets.server.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { purgeForwardMarks, receiveBankMessage } from "#app/services/payments/receive-bank-message.server.ts";
import { readOpenLines } from "#app/services/payments/sure-lines.server.ts";
import { SATURDAY_MORNING as now, ORIGIN } from "#tests/support/fixtures.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { placeTwo, shop, stateOf } from "#tests/support/placed-order.ts";

const database = orderDatabase();
let count = 0;
const newNumber = () => `6${String(++count).padStart(11, "0")}`;

async function makeSecret() {
  const made = await makeForwardSecret(database.db, { ...shop, accountEnd: "1234" });
  if (!made.ok) throw new Error(made.reason);
  return made.value.secret;
}
async function endSecrets() {
  for (const { id } of await listForwardSecrets(database.db))
    await endForwardSecret(database.db, { ...shop, secretId: id });
}

type Told = { sender?: string; text: string; receivedAt?: Date };
function bodyOf({ sender = "VM-HDFCBK-S", text, receivedAt = now }: Told): string {
  const payload = {
    messageId: "m",
    message: text,
    phoneNumber: sender,
    receivedAt: receivedAt.toISOString(),
  };
  return JSON.stringify({ event: "sms:received", id: "e", deviceId: "d", webhookId: "w", payload });
}

/** Sends a body as the phone does, signed at `at`. */
async function send(secret: string, body: string, { at = now, address = "203.0.113.9" } = {}) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac("sha256", secret).update(body).update(timestamp).digest("hex");
  const received = await receiveBankMessage(
    database.db,
    { body, signature, timestamp },
    { now, publicOrigin: ORIGIN, address },
  );
  return received.ok ? received.value : received.reason;
}

const credit = (amountPaise: number, number: string, end = "1234") =>
  `Credit Alert! Rs.${(amountPaise / 100).toFixed(2)} credited to HDFC Bank A/c XX${end} on 21-11-26 from VPA asha@axl (UPI ${number})`;
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

async function placeClaimed(reference: string) {
  const placed = await placeTwo(database.db, "upi");
  const claimed = await claimPayment(database.db, {
    token: placed.trackingToken,
    reference,
    now,
    publicOrigin: ORIGIN,
  });
  expect(claimed.ok).toBe(true);
  const [order] = await database.db.select().from(orders).where(eq(orders.number, placed.number));
  return { ...placed, amountPaise: order!.totalPaise };
}

test("a signed message pays the order that gave its number; the statement later is the same money", async () => {
  const { db } = database;
  const secret = await makeSecret();
  const number = newNumber();
  const { trackingToken, amountPaise } = await placeClaimed(number);
  expect(await stateOf(db, trackingToken)).toMatchObject({ payment: "claimed" });
  const body = bodyOf({ text: credit(amountPaise, number) });
  expect(await send(secret, body)).toBe("taken");
  expect(await stateOf(db, trackingToken)).toMatchObject({ status: "placed", payment: "paid" });
  // A second message of the same payment, by the bank of the app.
  const second = `HDFC Bank: Rs ${amountPaise / 100} credited to a/c **1234 on 21-11-26 by a/c linked to VPA asha@axl (UPI Ref No ${number})`;
  expect(await send(secret, bodyOf({ text: second }))).toBe("known");
  const lines = [
    { bookedOn: "2026-11-21", amountPaise, narration: `UPI/${number}/ASHA`, reference: number, balance: "1" },
  ];
  const read = () => importBankLines(db, { lines, source: "statement", ...shop });
  expect(await read()).toMatchObject({ newLines: 0, knownLines: 1 });
  const kept = await db.select().from(bankLines).where(eq(bankLines.reference, number));
  expect(kept).toHaveLength(1);
  // Its words are not needed any more: no name joins it.
  expect(kept[0]).toMatchObject({
    source: "statement",
    narration: `UPI, HDFC, ${number}`,
    status: "matched",
  });
  await endSecrets();
});

test("of an open message the statement brings the words; one with several numbers is known by each", async () => {
  const { db } = database;
  const secret = await makeSecret();
  const [first, second, third] = [newNumber(), newNumber(), newNumber()];
  for (const number of [first, second])
    expect(await send(secret, bodyOf({ text: credit(1_234_500, number) }))).toBe("taken");
  const line = { bookedOn: "2026-11-20", amountPaise: 1_234_500, balance: "1" };
  const several = (number: string) => {
    const mayBe = ["999999999999", number];
    return { ...line, narration: `UPI/999999999999/${number}`, reference: undefined, mayBe };
  };
  const lines = [
    { ...line, narration: `UPI/${first}/ASHA`, reference: first },
    several(second),
    several(third),
  ];
  expect(await importBankLines(db, { lines, source: "statement", ...shop })).toMatchObject({ newLines: 1 });
  const open = (await readOpenLines(db, now)).lines;
  expect(open.filter(({ amountPaise }) => amountPaise === 1_234_500)).toMatchObject([
    { narration: `UPI/${first}/ASHA`, bookedOn: "2026-11-20" },
    { narration: `UPI/999999999999/${second}` },
    { narration: `UPI/999999999999/${third}` },
  ]);
  // The same file once more, and one that overlaps it.
  expect(await importBankLines(db, { lines, source: "statement", ...shop })).toMatchObject({ newLines: 0 });
  const overlapping = [several(second), several(third)];
  expect(await importBankLines(db, { lines: overlapping, source: "statement", ...shop })).toMatchObject({
    newLines: 0,
  });
  // The statement was first here.
  expect(await send(secret, bodyOf({ text: credit(1_234_500, third) }))).toBe("known");
  await endSecrets();
});

test("two lines of a statement that show the same number are two payments", async () => {
  const { db } = database;
  const secret = await makeSecret();
  const number = newNumber();
  expect(await send(secret, bodyOf({ text: credit(2_345_600, number) }))).toBe("taken");
  const lines = ["1", "2"].map((balance) => {
    const facts = { bookedOn: "2026-11-20", amountPaise: 2_345_600, reference: undefined, balance };
    return { ...facts, narration: `UPI/999999999999/${number}`, mayBe: ["999999999999", number] };
  });
  const read = () => importBankLines(db, { lines, source: "statement", ...shop });
  expect(await read()).toMatchObject({ newLines: 1, knownLines: 1 });
  expect(await read()).toMatchObject({ newLines: 0 });
  await endSecrets();
});

test("nothing is kept of what is no money of the shop's account", async () => {
  const { db } = database;
  const secret = await makeSecret();
  const [lines, acts] = [await db.$count(bankLines), await db.$count(audit)];
  const old = new Date(now.getTime() - 4 * 86_400_000);
  const none = [
    bodyOf({ text: "123456 is your OTP. Do not tell anybody." }),
    bodyOf({ text: "Rs.695.00 debited from a/c **1234 on 20-11-26 (UPI Ref No 632512345678)" }),
    bodyOf({ text: credit(69_500, newNumber(), "9999") }),
    bodyOf({ text: credit(69_500, newNumber()), sender: "+919812345678" }),
    bodyOf({ text: credit(69_500, newNumber()), receivedAt: old }),
    JSON.stringify({ event: "system:ping", payload: {} }),
    "no json",
  ];
  for (const body of none) expect(await send(secret, body)).toBe("kept-out");
  expect([await db.$count(bankLines), await db.$count(audit)]).toEqual([lines, acts]);
  await endSecrets();
});

test("forged, late and repeated requests are refused; two secrets are good while one takes the other's place", async () => {
  const { db } = database;
  const [old, next] = [await makeSecret(), await makeSecret()];
  expect(await makeForwardSecret(db, { ...shop, accountEnd: "1234" })).toEqual({
    ok: false,
    reason: "two-already",
  });
  expect(await makeForwardSecret(db, { ...shop, accountEnd: "12" })).toEqual({
    ok: false,
    reason: "bad-account",
  });
  const body = () => bodyOf({ text: credit(77_700, newNumber()) });
  expect(await send("another secret", body())).toBe("forged");
  expect(await send(old, body(), { at: later(301) })).toBe("stale");
  expect(await send(old, body(), { at: later(-301) })).toBe("stale");
  const once = body();
  expect(await send(old, once)).toBe("taken");
  expect(await send(old, once)).toBe("replayed");
  // The app tries again, with the time of that moment.
  expect(await send(old, once, { at: later(10) })).toBe("known");
  expect(await send(next, body())).toBe("taken");
  const [first, second] = await listForwardSecrets(db);
  expect([first, second]).toMatchObject([{ toldAt: now }, { toldAt: now }]);
  expect(JSON.stringify([first, second])).not.toContain(old);
  await endForwardSecret(db, { ...shop, secretId: first!.id });
  expect(await send(old, body())).toBe("forged");
  expect(await send(next, body())).toBe("taken");
  await endSecrets();
});

test("who tries signatures is stopped, and used ones are forgotten once their time is over", async () => {
  const { db } = database;
  const secret = await makeSecret();
  const address = "198.51.100.7";
  for (let n = 0; n < 300; n++) expect(await send("wrong", "{}", { address })).toBe("forged");
  expect(await send("wrong", "{}", { address })).toBe("too-many");
  // The phone may share its line with them.
  expect(await send(secret, "{}", { address })).toBe("kept-out");
  expect(await purgeForwardMarks(db, now)).toBe(0);
  expect(await purgeForwardMarks(db, later(16 * 60))).toBeGreaterThan(0);
  expect(await db.$count(bankForwardMarks)).toBe(0);
  await endSecrets();
});
