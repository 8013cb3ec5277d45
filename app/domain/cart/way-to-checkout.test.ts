import { expect, test } from "vitest";
import { wayToCheckout } from "#app/domain/cart/way-to-checkout.ts";

const arnica = { slug: "arnica", problem: undefined };
const gone = { slug: "gone", problem: "sold-out" } as const;
const scarce = { slug: "scarce", problem: "more-than-stock" } as const;
const doctors = { slug: "doctors", problem: "not-for-retail" } as const;
const cart = { lines: [arnica], isOrderable: true, isPayable: true };

test("a cart without problems goes to checkout, and one that cannot be paid does not", () => {
  expect(wayToCheckout(cart)).toEqual({ kind: "open" });
  expect(wayToCheckout({ ...cart, isPayable: false })).toEqual({ kind: "closed" });
});

test("a cart with lines that are not to be had goes on without them, or with fewer packs", () => {
  const ask = (...lines: Parameters<typeof wayToCheckout>[0]["lines"]) =>
    wayToCheckout({ ...cart, lines, isOrderable: false });
  expect(ask(arnica, gone)).toEqual({ kind: "clear-up", slugs: ["gone"], areAllSoldOut: true });
  expect(ask(arnica, gone, doctors)).toEqual({
    kind: "clear-up",
    slugs: ["gone", "doctors"],
    areAllSoldOut: false,
  });
  expect(ask(scarce)).toEqual({ kind: "clear-up", slugs: ["scarce"], areAllSoldOut: false });
});

test("a cart of which nothing would be left, or whose order is too small, leads back to the shop", () => {
  expect(wayToCheckout({ ...cart, lines: [gone, doctors], isOrderable: false })).toEqual({
    kind: "shop-more",
  });
  expect(wayToCheckout({ ...cart, isOrderable: false })).toEqual({ kind: "shop-more" });
});
