import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals, sumOfSplits } from "#app/domain/cart/cart.ts";
import { creditOf } from "#app/domain/invoices/credit.ts";
import { hsnSummary } from "#app/domain/invoices/hsn-summary.ts";
import { type InvoiceGoods, invoiceOf, type SoldLine, sumsOf } from "#app/domain/invoices/invoice.ts";
import { runs } from "#tests/support/runs.ts";

const RUNS = 10_000;

const anyLine = fc
  .record({
    hsn: fc.constantFrom("30049014", "17021110", "33049990"),
    gstPercent: fc.constantFrom(0, 5, 12, 18, 28, 40),
    mrpPaise: fc.integer({ min: 500, max: 2_000_00 }),
    discount: fc.integer({ min: 0, max: 60 }),
    packs: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ discount, packs, ...line }) => ({
    ...line,
    pricePaise: Math.round((line.mrpPaise * (100 - discount)) / 100),
    quantity: packs.reduce((sum, each) => sum + each, 0),
    batches: packs.map((quantity, index) => ({
      number: `B${index}`,
      expiresOn: `2029-0${index + 1}-28`,
      quantity,
    })),
  }));

const anyCart = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }).map((lines): SoldLine[] =>
    lines.map((line, index) => ({
      ...line,
      lineId: index + 1,
      name: `Medicine ${index}`,
      packSize: "30 ml",
      brandName: "SBL",
    })),
  ),
  deliveryPaise: fc.constantFrom(0, 0, 4000, 6000, 7999),
  isIntraState: fc.boolean(),
});

const goodsPaise = (lines: readonly SoldLine[]) =>
  lines.reduce((sum, line) => sum + line.pricePaise * line.quantity, 0);

test("an invoice says what the cart said, to the paisa, and its parts sum to the whole, over 10,000 carts", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { lines, deliveryPaise, isIntraState } = cart;
      const totals = cartTotals({ lines, deliveryFeePaise: deliveryPaise, isIntraState });
      const invoice = invoiceOf({ ...cart, totalPaise: totals.totalPaise, isTaxed: true });
      const { sums } = invoice;
      expect(sums.totalPaise).toBe(totals.totalPaise);
      expect(sums.mrpPaise).toBe(totals.mrpPaise);
      expect(sums.cgstPaise + sums.sgstPaise + sums.igstPaise).toBe(totals.gstPaise);
      expect(sums.taxablePaise + totals.gstPaise).toBe(sums.totalPaise);
      expect(sums.roundingPaise).toBe(0);
      for (const line of [...invoice.lines, ...(invoice.delivery ? [invoice.delivery] : [])])
        expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(line.totalPaise);
      const byHsn = hsnSummary(invoice);
      expect(sumOfSplits(byHsn)).toEqual(sumOfSplits([sums]));
      expect(byHsn.reduce((sum, row) => sum + row.totalPaise, 0)).toBe(totals.totalPaise);
      expect(byHsn.every(({ hsn }) => hsn !== "")).toBe(true);
      expect(isIntraState ? sums.igstPaise : sums.cgstPaise + sums.sgstPaise).toBe(0);
      expect(sums.cgstPaise).toBe(sums.sgstPaise);
    }),
    { numRuns: runs(RUNS) },
  );
});

test("whatever comes back in whatever steps, the credit notes have the batches of the invoice and in the end all of its figures", () => {
  const anyReturns = fc.array(fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }), { maxLength: 4 });
  fc.assert(
    fc.property(anyCart, anyReturns, (cart, returns) => {
      const { lines, deliveryPaise, isIntraState } = cart;
      const totalPaise = goodsPaise(lines) + deliveryPaise;
      const invoice = invoiceOf({ ...cart, totalPaise, isTaxed: true });
      const notes: InvoiceGoods[] = [];
      const asked = returns.map((each) =>
        lines.map(({ lineId }, index) => ({ lineId, quantity: each[index]! })),
      );
      for (const packs of [...asked, "all" as const, "all" as const]) {
        const note = creditOf({ invoice, before: notes, packs, isIntraState });
        if (!note) continue;
        notes.push(note);
        const sums = sumsOf(note);
        for (const part of [sums.taxablePaise, sums.cgstPaise, sums.sgstPaise, sums.igstPaise])
          expect(part).toBeGreaterThanOrEqual(0);
        for (const line of note.lines) {
          const sold = lines.find(({ lineId }) => lineId === line.lineId)!;
          expect(line).toMatchObject({
            gstPercent: sold.gstPercent,
            pricePaise: sold.pricePaise,
            hsn: sold.hsn,
          });
          expect(line.batches.reduce((sum, batch) => sum + batch.quantity, 0)).toBe(line.quantity);
        }
        // What the customer still has is taxed as an order of just these packs, at every step.
        const left = invoice.lines.map((line) => ({
          ...line,
          quantity:
            line.quantity -
            notes
              .flatMap((each) => each.lines.filter(({ lineId }) => lineId === line.lineId))
              .reduce((sum, { quantity }) => sum + quantity, 0),
        }));
        const ofLeft = invoiceOf({
          lines: left.filter(({ quantity }) => quantity > 0),
          deliveryPaise: 0,
          totalPaise: goodsPaise(left),
          isIntraState,
          isTaxed: true,
        }).sums;
        const credited = sumOfSplits(notes.flatMap((each) => each.lines));
        expect(sumOfSplits(invoice.lines).taxablePaise - credited.taxablePaise).toBe(ofLeft.taxablePaise);
      }
      const credited = sumOfSplits(notes.map((note) => sumsOf(note)));
      expect(credited).toEqual(sumOfSplits([invoice.sums]));
      const gone = new Map<string, number>();
      for (const { lineId, batches } of notes.flatMap((note) => note.lines))
        for (const { number, quantity } of batches)
          gone.set(`${lineId} ${number}`, (gone.get(`${lineId} ${number}`) ?? 0) + quantity);
      for (const { lineId, batches } of lines)
        for (const { number, quantity } of batches) expect(gone.get(`${lineId} ${number}`)).toBe(quantity);
    }),
    { numRuns: runs(2000) },
  );
});

test("a bill of supply has no tax in any part", () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const totalPaise = goodsPaise(cart.lines) + cart.deliveryPaise;
      const { lines, sums } = invoiceOf({ ...cart, totalPaise, isTaxed: false });
      expect(sums).toMatchObject({ taxablePaise: totalPaise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 });
      expect(lines.every(({ gstPercent }) => gstPercent === 0)).toBe(true);
    }),
  );
});

test("the delivery is taxed and headed like most of the goods", () => {
  const line = {
    lineId: 1,
    name: "Arnica",
    packSize: "30 ml",
    brandName: "SBL",
    mrpPaise: 20_000,
    batches: [],
  };
  const lines = [
    { ...line, hsn: "30049014", gstPercent: 5, pricePaise: 10_000, quantity: 2 },
    { ...line, hsn: "33049990", gstPercent: 18, pricePaise: 15_000, quantity: 1 },
  ];
  const invoice = invoiceOf({
    lines,
    deliveryPaise: 4000,
    totalPaise: 39_000,
    isIntraState: false,
    isTaxed: true,
  });
  expect(invoice.delivery).toMatchObject({
    hsn: "30049014",
    gstPercent: 5,
    totalPaise: 4000,
    igstPaise: 190,
  });
  const rounded = invoiceOf({
    lines,
    deliveryPaise: 4000,
    totalPaise: 39_040,
    isIntraState: true,
    isTaxed: true,
  });
  expect(rounded.sums).toMatchObject({ roundingPaise: 40, totalPaise: 39_040 });
});
