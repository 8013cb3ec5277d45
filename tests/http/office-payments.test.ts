import { load } from "cheerio";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { bankLines } from "#app/db/schema/payments-bank.ts";
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
type Office = Awaited<ReturnType<typeof enterAs>>;

test("the office reads a statement, decides on what is left, and confirms by hand", async () => {
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
  const page = await readFile(staff, file);
  expect(page.text).toContain("3 new lines read. 1 order is paid by them.");
  expect(page.text).toContain("₹5.00 more");
  expect(page.html).not.toContain("medicine <script>");
  expect((await readFile(staff, file)).text).toContain("All lines of this file were read before.");
  const idOf = async (reference: string) => {
    const [line] = await db.select().from(bankLines).where(eq(bankLines.reference, reference));
    return String(line!.id);
  };
  const settle = { intent: "settle", line: await idOf("632412880412"), number: off.number };
  expect((await staff.submit(PATH, settle)).text).toContain(
    `Order ${off.number} is paid. Please give ₹5.00 back to the buyer.`,
  );
  expect((await staff.submit(PATH, settle)).status).toBe(409);
  const aside = { intent: "aside", line: await idOf("632412880413") };
  expect((await staff.submit(PATH, aside)).text).toContain("The line is kept out.");
  const confirm = { intent: "confirm", number: byHand.number };
  expect((await staff.submit(PATH, confirm)).text).toContain(`Order ${byHand.number} is paid.`);
  expect((await staff.submit(PATH, confirm)).text).toContain("This order is paid already.");
  expect((await staff.submit(PATH, { intent: "nonsense" })).status).toBe(400);
  expect((await staff.submit(PATH, { intent: "settle", line: "1e9", number: "x" })).status).toBe(409);
});

test("a file that is no statement is refused with clear words; a doctor does not get in", async () => {
  const staff = await enterAs(shop, "staff");
  expect((await readFile(staff, "%PDF-1.7")).text).toContain("This is a PDF.");
  expect((await readFile(staff, "a,b\n1,2")).text).toContain("No statement was found");
  const doctor = await enterAs(shop, "doctor");
  expect((await doctor.ask(PATH)).status).toBe(404);
});

async function readFile({ cookies }: Office, text: string) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const bytes = new TextEncoder().encode(text);
  const file = { name: "statement.csv", bytes, field: "file" };
  const response = await sendFile(shop, PATH, file, { cookie, fields: { intent: "read" } });
  const html = await response.text();
  return { html, text: load(html).text() };
}
