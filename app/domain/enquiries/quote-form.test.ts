import { expect, test } from "vitest";
import { readQuote, type TypedQuoteRow, typedQuote } from "#app/domain/enquiries/quote-form.ts";

function read(rows: TypedQuoteRow[], delivery = "") {
  return readQuote({ rows, delivery, validUntil: "", note: "", add: "" });
}

test("rupees become paise, and 0 or no packs leave a product out", () => {
  const read1 = read(
    [
      { productId: 1, packs: "10", price: "187.50", toOrderBy: "" },
      { productId: 2, packs: "0", price: "10", toOrderBy: "" },
      { productId: 3, packs: "", price: "", toOrderBy: "2026-12-01" },
    ],
    "₹1,200",
  );
  expect(read1).toEqual({
    lines: [{ productId: 1, quantity: 10, pricePaise: 18_750, toOrderBy: null }],
    badProductIds: [],
    deliveryPaise: 120_000,
  });
});

test("packs and prices that cannot be read are named by their product", () => {
  const rows = ["ten", "-1", "1.5", "5"].map((packs, n) => ({
    productId: n,
    packs,
    price: n === 3 ? "0" : "5",
    toOrderBy: "",
  }));
  expect(read(rows).badProductIds).toEqual([0, 1, 2, 3]);
  expect(read([], "free").deliveryPaise).toBeNaN();
});

test("a form keeps its rows together, and rows without a product are left out", () => {
  const form = new FormData();
  for (const [id, packs, price, day] of [
    ["7", " 3 ", "10", "2026-12-01"],
    ["x", "1", "1", ""],
    ["8", "4", "11", ""],
  ]) {
    form.append("productId", id!);
    form.append("packs", packs!);
    form.append("price", price!);
    form.append("toOrderBy", day!);
  }
  expect(typedQuote(form).rows).toEqual([
    { productId: 7, packs: "3", price: "10", toOrderBy: "2026-12-01" },
    { productId: 8, packs: "4", price: "11", toOrderBy: "" },
  ]);
});
