import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { addPrescriptionToCart } from "#app/services/cart/add-prescription-to-cart.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import { changeRefill, findRefill, listRefills } from "#app/services/prescriptions/change-refill.server.ts";
import { findPrescriptionByToken } from "#app/services/prescriptions/find-prescription.server.ts";
import { askForRefill, sendDueRefills } from "#app/services/prescriptions/refills.server.ts";
import { revokePrescription } from "#app/services/prescriptions/revoke-prescription.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addPincodes,
  addStockedProduct,
  SATURDAY_MORNING as now,
  ORIGIN,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { addRemedy, draftLine, issueTestPrescription } from "#tests/support/patients.ts";

let database: TestDatabase;
let count = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  await addPincodes(database.db);
});
afterAll(() => database.drop());

const at = (day: string, time = "10:00") => new Date(`${day}T${time}:00+05:30`);
const send = (when: Date) => sendDueRefills(database.db, { now: when, publicOrigin: ORIGIN });
const written = async (recipient: string) =>
  (await database.db.select().from(outbox)).filter(
    (row) => row.recipient === recipient && row.body.includes("/refill/"),
  );

/** A prescription of ten days of one bottle, a reminder asked for, and an address of its own to send it to. */
async function reminded({ days = 10, channel = "mail" as "mail" | "sms" } = {}) {
  const { db } = database;
  const slug = `remedy-${++count}`;
  const remedyId = await addRemedy(db, { slug, name: `Remedy ${count}`, abbreviation: "" });
  await addStockedProduct(db, { quantity: 20, remedyId, name: `Remedy ${count}` });
  const email = `patient-${count}@example.org`;
  const issued = await issueTestPrescription(db, {
    lines: [draftLine({ remedySlug: slug, days })],
    visit: { email, phone: `98110246${10 + count}` },
  });
  const found = await findPrescriptionByToken(db, { token: issued.token, address: "192.0.2.1", now });
  const lineId = found.ok ? found.value.lines[0]!.id : 0;
  const asked = await askForRefill(db, { token: issued.token, lineId, channel, now });
  if (!asked.ok) throw new Error(asked.reason);
  return { ...issued, ...asked.value, prescriptionToken: issued.token, lineId, email };
}

test("five days before a course of ten days ends, one message goes out, by day, without the medicine's name", async () => {
  const { email, remindOn } = await reminded();
  expect(remindOn).toBe("2026-11-26");
  await send(at("2026-11-25"));
  expect(await written(email)).toEqual([]);
  await send(at("2026-11-26", "03:00"));
  expect(await written(email)).toEqual([]);
  await Promise.all([send(at("2026-11-26")), send(at("2026-11-26")), send(at("2026-11-26"))]);
  await send(at("2026-11-27"));
  const [message, ...more] = await written(email);
  expect(more).toEqual([]);
  expect(message).toMatchObject({ channel: "mail" });
  expect(message!.body).toContain("1 Dec 2026");
  expect(message!.body).not.toContain("Remedy");
});

test("a text message goes to the phone of the consultation", async () => {
  await reminded({ channel: "sms" });
  await send(at("2026-11-26"));
  expect(await written(`98110246${10 + count}`)).toMatchObject([{ channel: "sms" }]);
});

test("a wrong link, or a line of another prescription, starts no reminder", async () => {
  const [mine, other] = [await reminded(), await reminded()];
  const ask = { lineId: other.lineId, channel: "mail" as const, now };
  expect(await askForRefill(database.db, { ...ask, token: mine.prescriptionToken })).toMatchObject({
    reason: "not-found",
  });
  expect(await askForRefill(database.db, { ...ask, token: "A".repeat(22) })).toMatchObject({
    reason: "not-found",
  });
  expect(await findRefill(database.db, { token: "A".repeat(22), now })).toBeUndefined();
});

test("after an order the course begins anew on the day it arrives, and a sent reminder is due again", async () => {
  const { db } = database;
  const { prescriptionToken: token, email } = await reminded({ days: 20 });
  await send(at("2026-12-06"));
  expect(await written(email)).toHaveLength(1);
  const ordered = at("2026-12-07");
  const added = await addPrescriptionToCart(db, {
    token,
    address: "192.0.2.1",
    cartId: undefined,
    now: ordered,
  });
  const cartId = added.ok ? added.value.cartId : "";
  const placed = await placeOrder(db, await orderRequest(db, { cartId, now: ordered }));
  expect(placed).toMatchObject({ ok: true });
  expect(await listRefills(db, token)).toMatchObject([
    { runsOutOn: "2026-12-27", remindOn: "2026-12-22", isSent: false },
  ]);
});

test("the patient moves, skips, stops and restarts a reminder by its link", async () => {
  const { db } = database;
  const { token } = await reminded();
  const change = (change: Parameters<typeof changeRefill>[1]["change"]) =>
    changeRefill(db, { token, change, now });
  expect(await change({ kind: "move", remindOn: "2026-12-24" })).toMatchObject({
    value: { remindOn: "2026-12-24" },
  });
  for (const remindOn of ["2026-11-21", "2020-01-01", "2027-11-24", "2026-02-30", "soon", ""])
    expect(await change({ kind: "move", remindOn })).toEqual({ ok: false, reason: "bad-date" });
  const skipped = { value: { remindOn: "2027-01-03", runsOutOn: "2026-12-11" } };
  expect(await change({ kind: "skip", remindOn: "2026-12-24" })).toMatchObject(skipped);
  // The same button again, by a double click or a page that is sent anew.
  expect(await change({ kind: "skip", remindOn: "2026-12-24" })).toMatchObject(skipped);
  expect(await change({ kind: "stop" })).toMatchObject({ value: { isStopped: true } });
  expect(await change({ kind: "restart" })).toMatchObject({
    value: { isStopped: false, remindOn: "2027-01-03" },
  });
});

test("a stopped reminder, or one of a withdrawn prescription, is not sent", async () => {
  const { db } = database;
  const [stopped, withdrawn] = [await reminded(), await reminded()];
  await changeRefill(db, { token: stopped.token, change: { kind: "stop" }, now });
  const { doctor: writer, number } = withdrawn;
  await revokePrescription(db, { writer, number, reason: "Allergy", now, publicOrigin: ORIGIN });
  await send(at("2026-11-27"));
  expect(await written(stopped.email)).toEqual([]);
  expect(await written(withdrawn.email)).toEqual([]);
  const { token } = withdrawn;
  expect(await findRefill(db, { token, now })).toMatchObject({ isStopped: true });
  for (const change of [{ kind: "restart" as const }, { kind: "move" as const, remindOn: "2026-12-24" }])
    expect(await changeRefill(db, { token, change, now })).toEqual({ ok: false, reason: "withdrawn" });
});
