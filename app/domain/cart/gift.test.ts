import { expect, test } from "vitest";
import { giftFor } from "#app/domain/cart/gift.ts";

const vials = {
  ...{ productId: 1, soldTo: "anyone" as const, route: null, fromPaise: 99_900, availableQuantity: 1 },
};
const ask = (candidate: object, goodsPaise = 99_900, boughtIds: number[] = []) =>
  giftFor([{ ...vials, ...candidate }], { goodsPaise, boughtIds });

test("a gift begins at its sum", () => {
  expect(ask({})).toMatchObject({ productId: 1 });
  expect(ask({}, 99_899)).toBeUndefined();
});

test.each([
  ["a medicine", { route: "mouth" }],
  ["a pack that a prescription opens", { soldTo: "prescription" }],
  ["a pack for hospitals", { soldTo: "nobody" }],
  ["what is sold out", { availableQuantity: 0 }],
])("%s is no gift", (_, candidate) => {
  expect(ask(candidate)).toBeUndefined();
});

test("what is bought is not given too, and of two the one from the larger sum is given", () => {
  expect(ask({}, 99_900, [1])).toBeUndefined();
  const larger = { ...vials, productId: 2, fromPaise: 150_000 };
  expect(giftFor([vials, larger], { goodsPaise: 150_000, boughtIds: [] })).toBe(larger);
  expect(giftFor([vials, larger], { goodsPaise: 149_999, boughtIds: [] })).toBe(vials);
});
