import { expect, test } from "vitest";
import { parseQuantity } from "#app/domain/cart/cart.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { readPastedList } from "#app/domain/catalog/pasted-list.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";
import { parseEmail } from "#app/domain/form/email.ts";
import { parseGstin } from "#app/domain/form/gstin.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { parseUpiReference } from "#app/domain/form/upi-reference.ts";
import { parseOrderNumber } from "#app/domain/orders/order-number.ts";
import { ownPath } from "#app/domain/own-path.ts";
import { readSearchQuery } from "#app/domain/search/search-query.ts";
import { plainText } from "#app/domain/search/words.ts";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";

const LENGTH = 100_000;

const PIECES = [
  "a",
  " ",
  "\n",
  " \n",
  "1",
  "-",
  "/",
  "//x",
  "a@",
  "a.",
  "%2f",
  "\u0000",
  "½ ",
  "é",
  "क",
  "1/",
  ", x ",
];

test.each([
  ["a line", cleanLine],
  ["several lines", cleanLines],
  ["an e-mail address", parseEmail],
  ["a phone", parsePhone],
  ["a PIN code", parsePincode],
  ["a quantity", parseQuantity],
  ["an order number", parseOrderNumber],
  ["a UPI reference", parseUpiReference],
  ["a path", ownPath],
  ["a search", (text: string) => readSearchQuery(text)],
  ["a potency", parsePotency],
  ["a slug", slugify],
  ["a pasted list", readPastedList],
  ["a GSTIN", parseGstin],
  ["a remedy's name", plainText],
  ["a sentence about health", findHealthClaims],
  [
    "a filter",
    (text: string) => parseShopFilter(new URLSearchParams({ q: text, category: text, min: text })),
  ],
])(
  "%s is read or refused in a time that grows with its length, not with the square of it",
  (_what, read: (text: string) => unknown) => {
    for (const piece of PIECES) {
      for (const [before, after] of [
        ["", ""],
        ["", "!"],
        ["x", "x"],
      ]) {
        const makeText = (length: number) => before + piece.repeat(length / piece.length) + after;
        expect(growthOf(read, makeText), JSON.stringify([before, piece, after])).toBeLessThan(MOST_GROWTH);
        read(makeText(LENGTH));
      }
    }
  },
);

test("a reader whose time grows with the square of the text is noticed", () => {
  const readSlowly = (text: string) => / +$/.test(text);
  expect(growthOf(readSlowly, (length) => `${" ".repeat(length)}!`)).toBeGreaterThan(MOST_GROWTH);
});
