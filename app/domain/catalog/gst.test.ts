import fc from "fast-check";
import { expect, test } from "vitest";
import { splitGst } from "#app/domain/catalog/gst.ts";

test("105 rupees at 5 % are 100 rupees and 5 rupees of tax", () => {
  expect(splitGst({ totalPaise: 10500, gstPercent: 5, isIntraState: true })).toEqual({
    taxablePaise: 10000,
    cgstPaise: 250,
    sgstPaise: 250,
    igstPaise: 0,
  });
  expect(splitGst({ totalPaise: 10500, gstPercent: 5, isIntraState: false })).toEqual({
    taxablePaise: 10000,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 500,
  });
});

test("for every price from 1 to 2,00,000 paise the parts sum exactly, in and out of Haryana alike to a paisa", () => {
  let wrong = 0;
  for (let totalPaise = 1; totalPaise <= 200_000; totalPaise++) {
    const home = splitGst({ totalPaise, gstPercent: 5, isIntraState: true });
    const away = splitGst({ totalPaise, gstPercent: 5, isIntraState: false });
    const halfTax = Math.round((totalPaise * 2.5) / 105);
    if (home.cgstPaise !== halfTax || home.sgstPaise !== halfTax || home.igstPaise !== 0) wrong++;
    if (away.igstPaise !== Math.round((totalPaise * 5) / 105)) wrong++;
    if (home.taxablePaise + home.cgstPaise + home.sgstPaise !== totalPaise) wrong++;
    if (away.taxablePaise + away.igstPaise !== totalPaise) wrong++;
    if (Math.abs(home.taxablePaise - away.taxablePaise) > 1) wrong++;
  }
  expect(wrong).toBe(0);
});

test("at any rate the parts are whole paise, never negative, and sum to the total", () => {
  const rates = fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28, 40);
  fc.assert(
    fc.property(fc.nat(100_000_000), rates, fc.boolean(), (totalPaise, gstPercent, isIntraState) => {
      const parts = Object.values(splitGst({ totalPaise, gstPercent, isIntraState }));
      expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(totalPaise);
    }),
  );
});

test("without tax the whole price is taxable value", () => {
  expect(splitGst({ totalPaise: 9999, gstPercent: 0, isIntraState: true }).taxablePaise).toBe(9999);
});
