import fc from "fast-check";
import { expect, test } from "vitest";
import { afterSteps } from "#app/domain/cart-summary.ts";

const empty = { lines: {}, count: 0, goodsPaise: 0, missingForFreePaise: 49_900 };

test("a pack put in counts at once, with its price and what is missing for free delivery", () => {
  const one = afterSteps(empty, [{ slug: "arnica", steps: 1, pricePaise: 11_000 }]);
  expect(one).toEqual({ lines: { arnica: 1 }, count: 1, goodsPaise: 11_000, missingForFreePaise: 38_900 });
  expect(afterSteps(one, [{ slug: "arnica", steps: -1, pricePaise: 11_000 }])).toEqual(empty);
});

test("delivery that is free stays free with more in the cart", () => {
  const rich = { lines: { a: 5 }, count: 5, goodsPaise: 60_000, missingForFreePaise: 0 };
  expect(afterSteps(rich, [{ slug: "b", steps: 1, pricePaise: 100 }]).missingForFreePaise).toBe(0);
});

test("whatever is pressed, the count is that of the lines and nothing is below zero", () => {
  const press = fc.record({
    slug: fc.constantFrom("a", "b"),
    steps: fc.integer({ min: -3, max: 3 }),
    pricePaise: fc.constantFrom(9_900, 11_000),
  });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      const cart = afterSteps(empty, presses);
      const quantities = Object.values(cart.lines);
      expect(cart.count).toBe(quantities.reduce((sum, quantity) => sum + quantity, 0));
      expect(quantities.every((quantity) => quantity > 0)).toBe(true);
      expect(Math.min(cart.goodsPaise, cart.missingForFreePaise)).toBeGreaterThanOrEqual(0);
    }),
  );
});
