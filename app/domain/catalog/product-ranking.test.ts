import { expect, test } from "vitest";
import { type RankedProduct, rankProducts } from "#app/domain/catalog/product-ranking.ts";

const plain: RankedProduct = {
  id: 1,
  name: "Arnica Montana",
  searchText: "arnica montana 30 sbl",
  soldTo: "anyone",
  isInStock: true,
  isBrandFeatured: false,
  isBestSeller: false,
  potencyNumber: 30,
  netQuantity: 30,
};

test("what can be sold now comes first, then what the shop puts forward; words that only begin so come behind", () => {
  const products: RankedProduct[] = [
    { ...plain, id: 7, soldTo: "nobody" },
    { ...plain, id: 6, name: "Arnicare", searchText: "arnicare arnica-gel" },
    { ...plain, id: 5, isInStock: false, isBestSeller: true },
    { ...plain, id: 4, name: "Gel with Arnica" },
    { ...plain, id: 3 },
    { ...plain, id: 2, isBestSeller: true },
    { ...plain, id: 1, isBrandFeatured: true },
  ];
  expect(rankProducts(products, ["arnica"]).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("drops come before medicated globules, unless globules are written of", () => {
  const globules = {
    ...plain,
    id: 9,
    searchText: "arnica montana 30 sbl medicated globules",
    netQuantity: 4,
  };
  const ids = (words: string[]) => rankProducts([globules, plain], words).map(({ id }) => id);
  expect([ids(["arnica"]), ids(["arnica", "globules"]), ids(["glob", "arnica"])]).toEqual([
    [1, 9],
    [9, 1],
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
  const ranked = rankProducts(products, ["arnica"]);
  expect(rankProducts(products.toReversed(), ["arnica"])).toEqual(ranked);
  expect(ranked.map(({ potencyNumber }) => potencyNumber)).toEqual([6, 6, 30, 30, 200, 200]);
});
