import { expect, test } from "vitest";
import { type Axis, productChoices, type Sibling } from "#app/domain/catalog/product-choice.ts";

const pack = (potency: number, packSize: string, more: Partial<Sibling> = {}): Sibling => ({
  slug: `arnica-${potency}-${packSize.replace(" ", "-")}`,
  brandName: "SBL",
  potency: { scale: "C", number: potency },
  packSize,
  netQuantity: Number.parseInt(packSize, 10),
  pricePaise: 10_000,
  availableQuantity: 5,
  soldTo: "anyone",
  ...more,
});
const siblings = [
  pack(200, "30 ml"),
  pack(30, "100 ml", { soldTo: "nobody" }),
  pack(30, "30 ml"),
  pack(30, "11 ml", { availableQuantity: 0 }),
  pack(1000, "11 ml"),
  pack(30, "30 ml", { slug: "arnica-30-allen", brandName: "Allen" }),
  pack(6, "30 ml", { slug: "arnica-6-allen", brandName: "Allen" }),
];
const choices = (axis: Axis) => productChoices({ slug: "arnica-30-30-ml", siblings })[axis];

test("potencies stand in the order of dilution, the one of the page marked", () => {
  expect(choices("potency").map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
    ["6 CH", false],
    ["30 CH", true],
    ["200 CH", false],
    ["1M", false],
  ]);
});

test("a potency keeps brand and pack where that pack exists", () => {
  expect(choices("potency")[2]).toMatchObject({
    slug: "arnica-200-30-ml",
    state: "for-sale",
    otherPack: undefined,
  });
});

test("a potency that comes in another pack only leads there and says so", () => {
  expect(choices("potency")[3]).toMatchObject({ slug: "arnica-1000-11-ml", otherPack: "11 ml" });
});

test("a potency that the brand does not have leads nowhere", () => {
  expect(choices("potency")[0]).toEqual({
    label: "6 CH",
    isCurrent: false,
    state: "not-made",
    slug: undefined,
  });
});

test("packs say when they are sold out or not for retail", () => {
  expect(choices("pack").map(({ label, state }) => [label, state])).toEqual([
    ["11 ml", "sold-out"],
    ["30 ml", "for-sale"],
    ["100 ml", "not-for-retail"],
  ]);
});

test("another brand keeps potency and pack", () => {
  expect(choices("brand").map(({ label, slug }) => [label, slug])).toEqual([
    ["Allen", "arnica-30-allen"],
    ["SBL", "arnica-30-30-ml"],
  ]);
});

test("a single choice is no choice", () => {
  const alone = productChoices({ slug: "arnica-200-30-ml", siblings: [pack(200, "30 ml")] });
  expect(alone).toEqual({ potency: [], pack: [], brand: [] });
});
