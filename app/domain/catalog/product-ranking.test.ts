import { expect, test } from "vitest";
import { type RankedProduct, rankProducts } from "#app/domain/catalog/product-ranking.ts";

const plain: RankedProduct = {
  id: 1,
  name: "Arnica Montana",
  remedyId: 1,
  dosageForm: "dilution",
  soldTo: "anyone",
  isInStock: true,
  isBrandFeatured: false,
  isBestSeller: false,
  potencyNumber: 30,
  netQuantity: 30,
};

const ASKED = { rankOf: () => 0, areGlobulesAsked: false };

test("what can be sold now comes first, then what fits best, is in stock, and what the shop puts forward", () => {
  const products: RankedProduct[] = [
    { ...plain, id: 6, soldTo: "nobody" },
    { ...plain, id: 5, name: "Arnicare", remedyId: 2 },
    { ...plain, id: 4, isInStock: false, isBestSeller: true },
    { ...plain, id: 3 },
    { ...plain, id: 2, isBestSeller: true },
    { ...plain, id: 1, isBrandFeatured: true },
  ];
  const rankOf = ({ remedyId }: RankedProduct) => remedyId ?? 0;
  expect(rankProducts(products, { ...ASKED, rankOf }).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("drops come before medicated globules, unless globules are written of", () => {
  const globules = { ...plain, id: 9, dosageForm: "globules", netQuantity: 4 };
  const ids = (areGlobulesAsked: boolean) =>
    rankProducts([globules, plain], { ...ASKED, areGlobulesAsked }).map(({ id }) => id);
  expect([ids(false), ids(true)]).toEqual([
    [1, 9],
    [9, 1],
  ]);
});

test("the order does not change with the order in which the products are given", () => {
  const products = [30, 6, 200].flatMap((potencyNumber) =>
    [11, 30].map((netQuantity) => ({
      ...plain,
      id: potencyNumber + netQuantity,
      potencyNumber,
      netQuantity,
    })),
  );
  const ranked = rankProducts(products, ASKED);
  expect(rankProducts(products.toReversed(), ASKED)).toEqual(ranked);
  expect(ranked.map(({ potencyNumber }) => potencyNumber)).toEqual([6, 6, 30, 30, 200, 200]);
});
