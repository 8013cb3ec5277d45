import { expect, test } from "vitest";
import { buyingOf } from "#app/domain/catalog/buying.ts";
import { productChoices, type Sibling } from "#app/domain/catalog/product-choice.ts";

const pack = (more: Partial<Sibling> & { slug: string }): Sibling => ({
  brandName: "SBL",
  potency: { scale: "C", number: 30 },
  packSize: "30 ml",
  netQuantity: 30,
  netUnit: "ml",
  pricePaise: 11_000,
  availableQuantity: 5,
  soldTo: "anyone",
  ...more,
});
const buying = (...siblings: [Sibling, ...Sibling[]]) =>
  buyingOf({ ...siblings[0], choices: productChoices({ slug: siblings[0].slug, siblings }) });

const gone = pack({ slug: "own", availableQuantity: 0 });
const otherPotency = pack({ slug: "potency", potency: { scale: "C", number: 200 } });
const otherBrand = pack({ slug: "brand", brandName: "Allen" });
const large = pack({ slug: "large", packSize: "100 ml", netQuantity: 100, soldTo: "nobody" });

test("a pack in stock is sold, and none that the law keeps from the public", () => {
  expect(buying(pack({ slug: "own" }))).toEqual({ kind: "ready" });
  expect(buying(pack({ slug: "own", soldTo: "prescription" })).kind).toBe("doctor-only");
  expect(buying(pack({ ...large, availableQuantity: 0 })).kind).toBe("not-for-retail");
});

test("a pack for clinics leads to the pack of the same potency and brand that is for everybody", () => {
  expect(buying(large, pack({ slug: "small" }), otherBrand)).toMatchObject({ instead: { slug: "small" } });
  expect(buying(large, otherPotency)).toEqual({ kind: "not-for-retail", instead: undefined });
});

test("a pack that is sold out leads to other brands of its potency, else to other potencies", () => {
  expect(buying(gone, otherPotency, otherBrand)).toMatchObject({
    place: "brands",
    others: [{ slug: "brand" }],
  });
  expect(buying(gone, otherPotency)).toMatchObject({ place: "choices", others: [{ slug: "potency" }] });
});

test("where nothing else can be bought the pack is sold out everywhere", () => {
  const none = pack({ slug: "brand", brandName: "Allen", availableQuantity: 0 });
  expect(buying(gone, none, large)).toEqual({ kind: "sold-out-everywhere" });
});
