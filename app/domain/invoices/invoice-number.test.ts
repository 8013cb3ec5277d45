import fc from "fast-check";
import { expect, test } from "vitest";
import {
  creditSeries,
  debitSeries,
  financialYear,
  INVOICE_NUMBER,
  invoiceNumber,
  invoiceSeries,
} from "#app/domain/invoices/invoice-number.ts";
import { invoiceKind } from "#app/domain/invoices/paper-kind.ts";

test("the financial year begins on 1 April, at midnight in India", () => {
  expect(financialYear(new Date("2027-03-31T18:29:59.999Z"))).toBe("26-27");
  expect(financialYear(new Date("2027-03-31T18:30:00Z"))).toBe("27-28");
  expect(financialYear(new Date("2026-11-21T05:00:00Z"))).toBe("26-27");
  expect(financialYear(new Date("2099-12-31T00:00:00Z"))).toBe("99-00");
});

test("a number is consecutive in its series, with at most 16 letters, digits, dashes and strokes", () => {
  const given = { series: "W", financialYear: "26-27" };
  expect(invoiceNumber({ ...given, sequence: 482 })).toBe("W/26-27/00482");
  expect(() => invoiceNumber({ ...given, sequence: 10_000_000 })).toThrow();
  fc.assert(
    fc.property(
      fc.constantFrom("W", "C", "B", "WS", "CS", "BS", "CN", "CNS"),
      fc.integer({ min: 1, max: 999_999 }),
      (series, sequence) => {
        const number = invoiceNumber({ ...given, series, sequence });
        expect(number).toMatch(INVOICE_NUMBER);
        expect(number.length).toBeLessThanOrEqual(16);
      },
    ),
  );
});

test("website, counter and business have series of their own, papers without tax and credit notes too", () => {
  const series = (kind: "tax-invoice" | "bill-of-supply", isToBusiness = false) =>
    (["web", "phone", "counter", "quote"] as const).map((channel) =>
      invoiceSeries({ kind, channel, isToBusiness }),
    );
  expect(series("tax-invoice")).toEqual(["W", "W", "C", "B"]);
  expect(series("tax-invoice", true)).toEqual(["B", "B", "B", "B"]);
  expect(series("bill-of-supply")).toEqual(["WS", "WS", "CS", "BS"]);
  expect([creditSeries({ isTaxed: true }), creditSeries({ isTaxed: false })]).toEqual(["CN", "CNS"]);
  expect([debitSeries({ isTaxed: true }), debitSeries({ isTaxed: false })]).toEqual(["DN", "DNS"]);
});

test("a paper is a tax invoice with a true GSTIN only, a bill of supply by statement only, and else nothing", () => {
  const gstin = "27AAPFU0939F1ZV";
  expect(invoiceKind({ gstin, isGstUnregistered: false })).toBe("tax-invoice");
  expect(invoiceKind({ gstin, isGstUnregistered: true })).toBe("tax-invoice");
  expect(invoiceKind({ gstin: "27AAPFU0939F1ZW", isGstUnregistered: true })).toBe("bill-of-supply");
  expect(invoiceKind({ isGstUnregistered: true })).toBe("bill-of-supply");
  expect(invoiceKind({ isGstUnregistered: false })).toBeUndefined();
});
