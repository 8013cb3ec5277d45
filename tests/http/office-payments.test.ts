import { createHmac } from "node:crypto";
import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
import { byCommand } from "#app/domain/actor.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { importBankLines } from "#app/services/payments/import-bank-lines.server.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { STATEMENTS } from "#tests/support/bank-statements.ts";
import { sendFile } from "#tests/support/multipart.ts";
import { enterAs } from "#tests/support/office.ts";
import { placeTwo } from "#tests/support/placed-order.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PATH = "/admin/payments";
const MATCH = "/admin/payments/match";
type Office = Awaited<ReturnType<typeof enterAs>>;

test("the office reads a statement, confirms what is sure, decides on the rest, and confirms by hand", async () => {
  const { db } = shop.database;
  const staff = await enterAs(shop, "staff");
  const [sure, off, byHand] = [
    await placeTwo(db, "upi"),
    await placeTwo(db, "upi"),
    await placeTwo(db, "upi"),
  ];
  const [order] = await db.select().from(orders).where(eq(orders.number, sure.number));
  const rupees = order!.totalPaise / 100;
  const booked = (utr: string, amount: number, note: string) => ({
    ...{ day: "2026-11-21", rupees: amount.toFixed(2), narration: `UPI/${utr}/${note}`, balance: utr },
  });
  const file = STATEMENTS.icici([
    booked("632412880411", rupees, sure.number),
    booked("632412880412", rupees + 5, "medicine <script>"),
    booked("632412880413", 11, "interest"),
  ]);
  expect((await readFile(staff, file)).status).toBe(302);
  // Of more than 100 kB, as a year of a statement is.
  const long = await readFile(staff, `${file}\n${",x,,,".repeat(30_000)}`);
  expect(long.text).toContain("All lines of this file were read before.");
  const page = await staff.read(MATCH);
  expect(page.text).toContain("3 lines to go");
  expect(page.text).toContain("Orders that wait become paid");
  const idOf = async (reference: string) => {
    const [line] = await db.select().from(bankLines).where(eq(bankLines.reference, reference));
    return String(line!.id);
  };
  const all = { intent: "confirm-sure", line: await idOf("632412880411") };
  expect((await staff.submit(MATCH, all)).text).toContain("1 line has its order");
  expect((await staff.submit(MATCH, all)).text).toContain("0 lines have their orders");
  const unsure = await staff.read(`${MATCH}?view=unsure`);
  expect(unsure.text).toContain("₹5.00 more");
  expect(unsure.html).not.toContain("medicine <script>");
  const settle = { intent: "settle", line: await idOf("632412880412"), number: off.number };
  expect((await staff.submit(MATCH, settle)).text).toContain(
    `Order ${off.number} is paid. Please give ₹5.00 back to the buyer.`,
  );
  expect((await staff.submit(MATCH, settle)).status).toBe(409);
  const aside = { intent: "aside", line: await idOf("632412880413") };
  const kept = await staff.submit(MATCH, aside);
  expect(kept.text).toContain("The line is kept out.");
  expect(kept.text).toContain("Put it back");
  expect((await staff.submit(MATCH, { ...aside, intent: "put-back" })).text).toContain(
    "waits for its order again",
  );
  expect((await staff.submit(MATCH, { intent: "nonsense" })).status).toBe(400);
  expect((await staff.submit(MATCH, { intent: "settle", line: "1e9", number: "x" })).status).toBe(409);
  const confirm = { intent: "confirm", number: byHand.number };
  expect((await staff.submit(PATH, confirm)).text).toContain(`Order ${byHand.number} is paid.`);
  expect((await staff.submit(PATH, confirm)).text).toContain("This order is paid already.");
  expect((await staff.read(PATH)).text).toContain("Match 1 payment");
});

test("each day's money stands side by side, and what does not agree has its button", async () => {
  const { db } = shop.database;
  const staff = await enterAs(shop, "staff");
  const now = new Date();
  const today = indiaDate(now);
  const { number } = await placeTwo(db, "upi");
  await db.update(orders).set({ placedAt: now }).where(eq(orders.number, number));
  await staff.submit(PATH, { intent: "confirm", number });
  await db.update(orders).set({ status: "cancelled" }).where(eq(orders.number, number));
  const line = {
    bookedOn: today,
    amountPaise: 14_900,
    narration: "CASH",
    reference: undefined,
    balance: "1",
  };
  await importBankLines(db, { lines: [line], source: "statement", actor: byCommand("orders"), now });
  expect((await staff.read(`${PATH}/days`)).text).toContain("To look at");
  const day = await staff.read(`${PATH}/days/${today}`);
  for (const words of [number, "More is here than the order costs.", "no order has it"])
    expect(day.text).toContain(words);
  expect((await staff.ask(`${PATH}/days/2026-13-01`)).status).toBe(404);
  await db.update(orders).set({ status: "placed" }).where(eq(orders.number, number));
});

test("the owner makes a secret for the phone after proving who they are, sees it once, and the phone's messages count", async () => {
  const owner = await enterAs(shop, "admin");
  const path = `${PATH}/phone`;
  expect((await owner.submit(path, { intent: "make", accountEnd: "12" })).status).toBe(422);
  const made = await owner.submit(path, { intent: "make", accountEnd: "1234" });
  const secret = load(made.html)("code").first().text();
  expect(secret).toMatch(/^[\w-]{32}$/);
  expect((await owner.read(path)).html).not.toContain(secret);
  const body = JSON.stringify({ event: "sms:received", payload: { message: "OTP", receivedAt: "x" } });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", secret).update(body).update(timestamp).digest("hex");
  const tell = (sent: Record<string, string>) =>
    shop.ask("/api/payments/bank-message", {
      method: "POST",
      body,
      headers: { "content-length": String(body.length), ...sent },
    });
  expect((await tell({ "x-signature": signature, "x-timestamp": timestamp })).status).toBe(200);
  expect((await tell({ "x-signature": signature, "x-timestamp": timestamp })).status).toBe(409);
  expect((await tell({})).status).toBe(401);
  const id = load((await owner.read(path)).html)('input[name="secret"]').attr("value")!;
  expect((await owner.submit(path, { intent: "end", secret: id })).text).toContain("The secret is ended.");
  expect((await owner.submit(path, { intent: "end", secret: id })).status).toBe(409);
  const staff = await enterAs(shop, "staff");
  expect((await staff.ask(path)).status).toBe(404);
});

test("the owner tests the UPI address from three apps; another address asks for a new test", async () => {
  const owner = await enterAs(shop, "admin");
  const path = `${PATH}/upi-test`;
  const rows = (apps: string[], worked: string[]) =>
    Object.fromEntries(
      apps.flatMap((app, place) => [
        [`app-${place}`, app],
        [`worked-${place}`, worked[place] ?? ""],
        [`said-${place}`, place === 1 ? "U16" : ""],
      ]),
    );
  const apps = ["gpay", "phonepe", "paytm"];
  expect((await owner.submit(path, rows(["gpay", "gpay", "paytm"], ["yes", "yes", "yes"]))).text).toContain(
    "three different apps",
  );
  expect((await owner.submit(path, rows(apps, ["yes", "yes"]))).status).toBe(422);
  expect((await owner.submit(path, rows(apps, ["yes", "no", "yes"]))).text).toContain("An app did not pay.");
  expect((await owner.read("/admin")).text).toContain("UPI address to test");
  expect((await owner.submit(path, rows(apps, ["yes", "yes", "yes"]))).text).toContain("All three apps paid");
  expect((await owner.read("/admin")).text).not.toContain("UPI address to test");
});

test("a file that is no statement is refused with clear words; a doctor does not get in", async () => {
  const staff = await enterAs(shop, "staff");
  expect((await readFile(staff, "%PDF-1.7")).text).toContain("This is a PDF.");
  expect((await readFile(staff, "a,b\n1,2")).text).toContain("No statement was found");
  const doctor = await enterAs(shop, "doctor");
  for (const path of [PATH, MATCH, `${PATH}/file`, `${PATH}/days`])
    expect((await doctor.ask(path)).status).toBe(404);
});

async function readFile({ cookies }: Office, text: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const bytes = new TextEncoder().encode(text);
  const file = { name: "statement.csv", bytes, field: "file" };
  const response = await sendFile(shop, `${PATH}/file`, file, { cookie, fields: { intent: "read" } });
  const html = await response.text();
  return { status: response.status, html, text: load(html).text() };
}
