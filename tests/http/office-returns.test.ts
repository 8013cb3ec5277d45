import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema/ground.ts";
import { refunds } from "#app/db/schema/orders-refunds.ts";
import { returnLines, returns } from "#app/db/schema/orders-returns.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { askBack, deliverFive } from "#tests/support/asked-return.ts";
import { enterAs } from "#tests/support/office.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const FASTER = "Somebody was faster: this step is done or no longer possible.";

/** A delivered order of which 2 sealed packs and a damaged one are asked back. */
async function asked() {
  const { db } = shop.database;
  const order = await deliverFive(db);
  const [first, second] = order.lineIds;
  const sent = await askBack(db, {
    token: order.trackingToken,
    lines: [
      { lineId: first, quantity: 2, reason: "sealed" },
      { lineId: second, quantity: 1, reason: "damaged" },
    ],
  });
  if (!sent.ok) throw new Error(sent.reason);
  const { number } = sent.value;
  const [row] = await db.select().from(returns).where(eq(returns.number, number));
  const lines = await db.select().from(returnLines).where(eq(returnLines.returnId, row!.id));
  const idOf = (orderLineId: number) => lines.find((line) => line.orderLineId === orderLineId)!.id;
  const count = (one: [string, string], two: [string, string]) => ({
    intent: "receive",
    [`count-${idOf(first)}`]: one[0],
    [`outcome-${idOf(first)}`]: one[1],
    [`count-${idOf(second)}`]: two[0],
    [`outcome-${idOf(second)}`]: two[1],
  });
  return { ...order, path: `/admin/returns/${number}`, returnNumber: number, count };
}

async function lettersOf(number: string) {
  const rows = await shop.database.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ dedupeKey }) => dedupeKey.startsWith(`order ${number} customer `));
}

test("a return is approved, counted in and paid back, each once; a wrong act is refused with its sentence", async () => {
  const { db } = shop.database;
  const { path, number, orderId, trackingToken, count } = await asked();
  const owner = await enterAs(shop, "admin");
  const act = async (fields: Record<string, string>) => {
    const { status, text } = await owner.submit(path, fields);
    return { status, text };
  };
  const said = (status: number, sentence: string) => ({ status, text: expect.stringContaining(sentence) });

  expect((await act({ intent: "nonsense" })).status).toBe(400);
  expect((await act({})).status).toBe(400);
  expect(await act({ intent: "refuse", refusal: " " })).toEqual(said(422, "Please write why"));
  expect(await act(count(["1", "sell-again"], ["1", "quarantine"]))).toEqual(said(409, FASTER));
  expect(await act({ intent: "close" })).toEqual(said(409, FASTER));
  expect(await act({ intent: "approve" })).toEqual(said(200, "Approved. The customer has been told."));
  expect(await act({ intent: "approve" })).toEqual(said(409, FASTER));
  expect(await act({ intent: "refuse", refusal: "Opened." })).toEqual(said(409, FASTER));
  expect(await act(count(["3", "quarantine"], ["1", "quarantine"]))).toEqual(
    said(422, "Please count each line"),
  );
  expect(await act(count(["two", "quarantine"], ["1", "quarantine"]))).toEqual(
    said(422, "Please count each line"),
  );
  expect(await act(count(["0", "quarantine"], ["0", "quarantine"]))).toEqual(
    said(422, "Nothing was counted."),
  );
  expect(await act(count(["1", "sell-again"], ["1", "sell-again"]))).toEqual(
    said(422, "cannot be sold again"),
  );
  expect(await act({ intent: "refund", way: "upi", reference: "432112345678" })).toEqual(said(409, FASTER));

  const counted = count(["1", "sell-again"], ["1", "destroy"]);
  expect(await act(counted)).toEqual(said(200, "Counted in: packs for ₹"));
  const before = (await lettersOf(number)).length;
  expect(await act(counted)).toEqual(said(409, FASTER));
  const letters = await lettersOf(number);
  expect(letters).toHaveLength(before);
  const { body } = letters.at(-1)!;
  expect(body).toContain("1 of 3 packs of");
  expect(body).toContain("1 of 2 packs of");
  expect(body).toMatch(/We pay back ₹[\d.]+ within \d+ working days\./);

  const tracking = await owner.read(`/track-order/${trackingToken}`);
  expect(tracking.text).toMatch(/came back|returned/i);

  expect(await act({ intent: "refund", way: "upi", reference: "" })).toEqual(
    said(422, "Please type the reference"),
  );
  const refund = { intent: "refund", way: "upi", reference: "432112345678" };
  expect(await act(refund)).toEqual(said(200, "goes back. The customer is told."));
  expect(await act(refund)).toEqual(said(409, FASTER));
  const given = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(given.map(({ reference }) => reference)).toEqual(["432112345678"]);
  expect((await lettersOf(number)).at(-1)!.body).toContain("to you by UPI, reference 432112345678.");
  expect((await owner.read(path)).text).toContain("This return is over.");
});

test("what was refused says why to the customer, and what never came is closed", async () => {
  const owner = await enterAs(shop, "admin");
  const refused = await asked();
  const no = await owner.submit(refused.path, { intent: "refuse", refusal: "The seal was open." });
  expect([no.status, no.text]).toEqual([
    200,
    expect.stringContaining("Refused. The customer has been told."),
  ]);
  expect((await lettersOf(refused.number)).at(-1)!.body).toContain("The seal was open.");
  const never = await asked();
  await owner.submit(never.path, { intent: "approve" });
  expect((await owner.submit(never.path, { intent: "close" })).text).toContain("The request is closed.");
  expect((await owner.submit(never.path, { intent: "close" })).status).toBe(409);
});

test("the counter counts packs in but gives no money back, a doctor sees no return, an unknown one is none", async () => {
  const { path, count } = await asked();
  const staff = await enterAs(shop, "staff");
  expect((await staff.submit(path, { intent: "approve" })).status).toBe(200);
  expect((await staff.submit(path, count(["2", "quarantine"], ["0", "quarantine"]))).status).toBe(200);
  const refund = await staff.submit(path, { intent: "refund", way: "cash", reference: "" });
  expect(refund.status).toBe(404);
  const doctor = await enterAs(shop, "doctor");
  expect((await doctor.ask(path)).status).toBe(404);
  expect((await staff.submit("/admin/returns/RT26-0000-0000", { intent: "approve" })).status).toBe(404);
  expect((await staff.submit("/admin/returns/nonsense", { intent: "approve" })).status).toBe(404);
});
