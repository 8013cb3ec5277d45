import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { enquiries, enquiryLines } from "#app/db/schema/enquiries.ts";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { tradePricePaise } from "#app/domain/cart/trade-price.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { sendBulk, sendMessage } from "#tests/support/enquirer.ts";
import { addBatch } from "#tests/support/fixtures.ts";
import { enterAs } from "#tests/support/office.ts";
import { openVisitor } from "#tests/support/visitor.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ARNICA = "arnica-montana-30-ch-sbl-30-ml";

test("staff finds a message, takes it, answers it by mail, closes it and opens it again", async () => {
  const { db } = shop.database;
  const { number } = await sendMessage(db, {
    form: { name: "Find Me", message: "Are you open?" },
    now: new Date(),
  });
  const staff = await enterAs(shop, "staff");
  expect((await staff.read("/admin/enquiries")).text).toContain("Find Me");
  expect((await staff.read("/admin/enquiries?view=answered")).text).not.toContain("Find Me");
  expect((await staff.read("/admin/enquiries?view=all&q=find%20me")).text).toContain("Find Me");
  expect((await staff.read("/admin/enquiries?view=all&kind=bulk")).text).not.toContain("Find Me");
  const path = `/admin/enquiries/${number}`;
  expect((await staff.submit(path, { intent: "take" })).text).toContain("The enquiry is yours.");
  expect((await staff.submit(path, { intent: "note", text: "Called twice." })).text).toContain(
    "Called twice.",
  );
  const answered = await staff.submit(path, { intent: "answer", text: "Yes, until seven." });
  expect(answered.text).toContain("The answer is on its way.");
  const letters = await db.select().from(outbox).where(eq(outbox.recipient, "asha@example.org"));
  expect(letters.some(({ body }) => body.includes("Yes, until seven."))).toBe(true);
  expect(letters.some(({ body }) => body.includes("Called twice."))).toBe(false);
  expect((await staff.submit(path, { intent: "close" })).text).toContain("The enquiry is closed.");
  expect((await staff.send(path, { intent: "answer", text: "More." })).status).toBe(409);
  expect((await staff.submit(path, { intent: "reopen" })).text).toContain("open again");
});

test("an enquiry that another one has taken goes over only when asked for, and what was written stays when refused", async () => {
  const { number } = await sendMessage(shop.database.db, { now: new Date() });
  const [first, second] = [await enterAs(shop, "staff"), await enterAs(shop, "admin")];
  const path = `/admin/enquiries/${number}`;
  await first.submit(path, { intent: "take" });
  expect((await second.send(path, { intent: "take" })).status).toBe(409);
  expect((await second.submit(path, { intent: "take-over" })).text).toContain("The enquiry is yours.");
  expect((await first.send(path, { intent: "answer", text: "  " })).status).toBe(422);
  await first.submit(path, { intent: "close" });
  const late = await first.submit(path, { intent: "answer", text: "Kept words" });
  expect([late.status, late.text.includes("as it stands now")]).toEqual([409, true]);
  expect((await first.send(path, { intent: "dance" })).status).toBe(400);
  expect((await first.ask("/admin/enquiries/EN26-0000-0000")).status).toBe(404);
});

test("late enquiries stand in a list of their own", async () => {
  const { db } = shop.database;
  const { number } = await sendMessage(db, {
    form: { name: "Long Waiting" },
    now: new Date(Date.now() - 3 * 86_400_000),
  });
  const staff = await enterAs(shop, "staff");
  expect((await staff.read("/admin/enquiries?view=late")).text).toContain("Long Waiting");
  await staff.submit(`/admin/enquiries/${number}`, { intent: "answer", text: "Sorry." });
  expect((await staff.read("/admin/enquiries?view=late")).text).not.toContain("Long Waiting");
});

test("a bulk request gets a quote with tier prices filled in, one more product, and the customer opens it", async () => {
  const { db } = shop.database;
  const [arnica] = await db.select().from(products).where(eq(products.slug, ARNICA));
  const quantity = Math.ceil(6_000_000 / arnica!.pricePaise);
  await addBatch(db, { productId: arnica!.id, quantity });
  const { number } = await bulkRequest(arnica!.id, quantity);
  const staff = await enterAs(shop, "staff");
  const path = `/admin/enquiries/${number}`;
  const page = await staff.read(path);
  const percent = Number(/filled in with (\d+)% off/.exec(page.text)?.[1]);
  expect(percent).toBeGreaterThan(0);
  const price = String(tradePricePaise(arnica!.pricePaise, percent) / 100);
  expect(page.html).toContain(`value="${Number(price).toFixed(price.includes(".") ? 2 : 0)}"`);

  const filled = {
    productId: String(arnica!.id),
    packs: String(quantity),
    price,
    delivery: "150",
    validUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    note: "With pleasure",
  };
  const added = await staff.submit(path, {
    ...filled,
    intent: "add-product",
    add: "Belladonna 30 CH SBL 30 ml",
  });
  expect(added.html.match(/name="packs"/g)).toHaveLength(2);
  expect(added.html).toContain('value="150"');
  const unknown = await staff.submit(path, { ...filled, intent: "add-product", add: "Unobtainium 7" });
  expect([unknown.status, unknown.text.includes("No product fits “Unobtainium 7”.")]).toEqual([422, true]);

  const sent = await staff.submit(path, { ...filled, intent: "quote" });
  const quote = /Quote (QU\d\d-\d{4}-\d{4}) is on its way/.exec(sent.text)?.[1];
  expect(quote).toBeDefined();
  const link = /href="(\/quote\/[\w-]+)"/.exec(sent.html)![1]!;
  const customer = await openVisitor(shop).read(link);
  expect([customer.status, customer.text.includes("With pleasure")]).toEqual([200, true]);

  const withdrawn = await staff.submit(path, { intent: "withdraw", quote: quote! });
  expect(withdrawn.text).toContain(`Quote ${quote} is withdrawn.`);
  expect((await staff.send(path, { intent: "withdraw", quote: quote! })).status).toBe(409);
  const audited = await db
    .select()
    .from(audit)
    .where(eq(audit.subject, `enquiry ${number}`));
  expect(audited.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["create-quote", "withdraw-quote"]),
  );
  expect(audited.every(({ actorId, action }) => action === "sendEnquiry" || actorId === staff.userId)).toBe(
    true,
  );
});

test("a quote above MRP, with unreadable numbers, without products or for a message is refused, and nothing is lost", async () => {
  const { db } = shop.database;
  const [arnica] = await db.select().from(products).where(eq(products.slug, ARNICA));
  const { number } = await bulkRequest(arnica!.id, 5);
  const staff = await enterAs(shop, "staff");
  const path = `/admin/enquiries/${number}`;
  const filled = {
    intent: "quote",
    productId: String(arnica!.id),
    packs: "5",
    price: "100",
    delivery: "0",
    validUntil: "2030-01-01",
    note: "Keep this",
  };
  const wrong: [Record<string, string>, string][] = [
    [{ price: "99999" }, "No price may be above the MRP."],
    [{ price: "cheap" }, "whole packs and a price in rupees"],
    [{ packs: "0" }, "A quote needs at least one product."],
    [{ delivery: "much" }, "Please enter the delivery in rupees"],
    [{ validUntil: "2020-01-01" }, "Please choose a day from today on"],
  ];
  for (const [change, sentence] of wrong) {
    const page = await staff.submit(path, { ...filled, validUntil: soon(), ...change });
    expect([sentence, page.status, page.text.includes(sentence)]).toEqual([sentence, 422, true]);
    expect(page.text).toContain("Keep this");
  }
  const message = await sendMessage(db, { now: new Date() });
  const answer = await staff.submit(`/admin/enquiries/${message.number}`, { ...filled, validUntil: soon() });
  expect(answer.status).toBe(422);
});

test("doctors and customers find no enquiry, also by form", async () => {
  const { number } = await sendMessage(shop.database.db, { now: new Date() });
  const path = `/admin/enquiries/${number}`;
  for (const role of ["doctor", "business", "customer"] as const) {
    const person = await enterAs(shop, role);
    expect((await person.ask(path)).status).toBe(404);
    expect((await person.send(path, { intent: "close" })).status).toBe(404);
  }
  const [row] = await shop.database.db.select().from(enquiries).where(eq(enquiries.number, number));
  expect(row!.status).toBe("new");
});

function soon(): string {
  return new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
}

async function bulkRequest(productId: number, quantity: number) {
  const { db } = shop.database;
  const sent = await sendBulk(db);
  const [row] = await db.select().from(enquiries).where(eq(enquiries.number, sent.number));
  await db.insert(enquiryLines).values({ enquiryId: row!.id, productId, quantity });
  return sent;
}
