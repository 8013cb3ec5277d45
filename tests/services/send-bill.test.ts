import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { audit, outbox } from "#app/db/schema/ground.ts";
import { drawPaperByNumber, sendBill } from "#app/services/orders/send-bill.server.ts";
import { sendDueMessages } from "#app/services/send-messages.server.ts";
import { addStockedProduct, SATURDAY_MORNING as now, placeTestOrder } from "#tests/support/fixtures.ts";
import { papersOf, TO_DISPATCH } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();

async function place(email?: string) {
  const { slug } = await addStockedProduct(database.db, { quantity: 5 });
  return placeTestOrder(database.db, { lines: [{ slug, quantity: 1 }], form: { email } });
}

test("a press sends the bill once, with the PDF drawn when it goes, and stands in the history", async () => {
  const { db } = database;
  const { number } = await place("asha@example.org");
  const press = { ...shop, number, key: crypto.randomUUID() };
  expect(await sendBill(db, press)).toEqual({ ok: false, reason: "no-bill" });
  await moveThrough(db, number, ...TO_DISPATCH);
  const sent = await Promise.all([sendBill(db, press), sendBill(db, press)]);
  expect(sent).toEqual([1, 2].map(() => ({ ok: true, value: { email: "asha@example.org" } })));
  expect(await sendBill(db, press)).toMatchObject({ ok: true });
  const isBill = like(outbox.dedupeKey, `order ${number} customer bill %`);
  const letters = await db.select().from(outbox).where(isBill);
  const [paper] = await papersOf(db, number);
  expect(letters.map(({ recipient, papers }) => [recipient, papers])).toEqual([
    ["asha@example.org", [paper!.number]],
  ]);
  const log = and(eq(audit.action, "send-bill"), eq(audit.subject, `order ${number}`));
  expect(await db.$count(audit, log)).toBe(1);

  await sendBill(db, { ...press, key: crypto.randomUUID() });
  expect(await db.$count(outbox, isBill)).toBe(2);
  const gone: string[] = [];
  await sendDueMessages(db, {
    mailer: {
      async send({ attachments = [] }) {
        for (const { filename, content } of attachments)
          gone.push(`${filename} ${content.subarray(0, 5).toString()}`);
      },
    },
    drawPaper: (paperNumber) => drawPaperByNumber(db, paperNumber),
    now,
  });
  const file = `${paper!.number.replaceAll("/", "-")}.pdf %PDF-`;
  expect(gone).toEqual([file, file]);
});

test("without an email, and for an order that is none, nothing is sent", async () => {
  const { db } = database;
  const { number } = await place();
  await moveThrough(db, number, ...TO_DISPATCH);
  const press = { ...shop, key: crypto.randomUUID() };
  expect(await sendBill(db, { ...press, number })).toEqual({ ok: false, reason: "no-email" });
  expect(await sendBill(db, { ...press, number: "SH-0000-0000" })).toEqual({
    ok: false,
    reason: "unknown-order",
  });
});
