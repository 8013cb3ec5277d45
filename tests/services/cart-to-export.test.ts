import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/orders.ts";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { type FileItem, filePaise } from "#app/domain/books/gstr1-file.ts";
import { gstinCheckDigit } from "#app/domain/form/gstin.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import { readCart } from "#app/services/cart/read-cart.server.ts";
import { confirmPayment } from "#app/services/orders/confirm-payment.server.ts";
import { findOrderByToken } from "#app/services/orders/find-order.server.ts";
import { placeOrder } from "#app/services/orders/place-order.server.ts";
import {
  addStockedProduct,
  fillCart,
  SATURDAY_MORNING as now,
  orderRequest,
} from "#tests/support/fixtures.ts";
import { papersOf } from "#tests/support/invoiced-order.ts";
import { orderDatabase } from "#tests/support/order-database.ts";
import { moveThrough, shop } from "#tests/support/placed-order.ts";

const database = orderDatabase();
/** 10,000 for the whole proof. */
const CARTS = Number(process.env.CARTS ?? 12);
const SHELF = [
  { pricePaise: 10_533, gstPercent: 5 },
  { pricePaise: 9_999, gstPercent: 5 },
  { pricePaise: 18_937, gstPercent: 18, hsn: "33049990" },
  { pricePaise: 4_901, gstPercent: 0, hsn: "49011010" },
];
const MUMBAI = { pincode: "400001", town: "Mumbai", state: "Maharashtra" };
const organization = "Mehta Clinics Private Limited";
const firmAddress = "9, Ring Road";

const gstinIn = (state: string) => {
  const first14 = `${state}AAACM1234F1Z`;
  return first14 + gstinCheckDigit(first14);
};

const anyCart = fc.record({
  packs: fc
    .tuple(...SHELF.map(() => fc.integer({ min: 0, max: 4 })))
    .filter((packs) => packs.some((quantity) => quantity > 0)),
  isFar: fc.boolean(),
  firm: fc.option(fc.constantFrom("06", "07", "27"), { nil: undefined }),
});

test(
  "cart, order, invoice and return have the same figures, to the paisa",
  async () => {
    const { db } = database;
    const shelf = [];
    for (const facts of SHELF)
      shelf.push(await addStockedProduct(db, { quantity: CARTS * 5, mrpPaise: 20_000, ...facts }));
    const all = { totalPaise: 0, taxPaise: 0 };
    for (const { packs, isFar, firm } of fc.sample(anyCart, CARTS)) {
      const lines = shelf.flatMap(({ slug }, index) =>
        packs[index]! > 0 ? [{ slug, quantity: packs[index]! }] : [],
      );
      const cartId = await fillCart(db, lines);
      const cart = await readCart(db, { cartId, now });
      const form = {
        ...(isFar && MUMBAI),
        ...(firm && { gstin: gstinIn(firm), organization, firmAddress }),
        paymentMethod: "upi" as const,
      };
      const request = await orderRequest(db, { cartId, form });
      const placed = await placeOrder(db, request);
      if (!placed.ok) throw new Error(placed.reason);
      const { number, trackingToken } = placed.value;
      await confirmPayment(db, { ...shop, number });
      await moveThrough(db, number, "confirmed", "packed", isFar ? "shipped" : "out_for_delivery");
      const [order] = await db.select().from(orders).where(eq(orders.number, number));
      const view = (await findOrderByToken(db, trackingToken))!;
      const [paper] = await papersOf(db, number);
      const taxOf = (split: { cgstPaise: number; sgstPaise: number; igstPaise: number }) =>
        split.cgstPaise + split.sgstPaise + split.igstPaise;
      expect(order!.goodsPaise).toBe(cart.totals.goodsPaise);
      expect(order!.totalPaise).toBe(request.shownTotalPaise);
      expect([paper!.totalPaise, paper!.mrpPaise, taxOf(paper!)]).toEqual([
        order!.totalPaise,
        order!.mrpPaise,
        order!.gstPaise,
      ]);
      expect(view.gst).toEqual({
        taxablePaise: paper!.taxablePaise,
        cgstPaise: paper!.cgstPaise,
        sgstPaise: paper!.sgstPaise,
        igstPaise: paper!.igstPaise,
      });
      expect(paper!.placeOfSupply).toBe(firm ?? (isFar ? "27" : "06"));
      all.totalPaise += paper!.totalPaise;
      all.taxPaise += taxOf(paper!);
    }
    const file = gstr1Of(await readMonth(db, { month: "2026-11", today: "2026-12-02" }));
    const ofItems = (items: FileItem[]) => items.map(({ itm_det }) => itm_det);
    const rows = [
      ...(file.b2b ?? []).flatMap(({ inv }) => inv.flatMap(({ itms }) => ofItems(itms))),
      ...(file.b2cl ?? []).flatMap(({ inv }) => inv.flatMap(({ itms }) => ofItems(itms))),
      ...(file.b2cs ?? []),
    ];
    const tax = rows.reduce(
      (sum, { iamt = 0, camt = 0, samt = 0 }) => sum + filePaise(iamt) + filePaise(camt) + filePaise(samt),
      0,
    );
    const value = rows.reduce((sum, { txval }) => sum + filePaise(txval), 0);
    const nil = (file.nil?.inv ?? []).reduce((sum, { nil_amt }) => sum + filePaise(nil_amt), 0);
    expect(tax).toBe(all.taxPaise);
    expect(value + tax + nil).toBe(all.totalPaise);
  },
  60_000 + CARTS * 2_000,
);
