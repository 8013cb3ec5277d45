import { expect, test } from "vitest";
import { type Axis, productChoices, type Sibling } from "#app/domain/catalog/product-choice.ts";

const pack = (potency: number, packSize: string, more: Partial<Sibling> = {}): Sibling => ({
  slug: `arnica-${potency}-${packSize.replace(" ", "-")}`,
  brandName: "SBL",
  potency: { scale: "C", number: potency },
  packSize,
  netQuantity: Number.parseInt(packSize, 10),
  netUnit: "ml",
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
  pack(10_000, "30 ml", { soldTo: "prescription" }),
  pack(30, "30 ml", { slug: "arnica-30-allen", brandName: "Allen" }),
  pack(6, "30 ml", { slug: "arnica-6-allen", brandName: "Allen" }),
];
const choices = (axis: Axis) => productChoices({ slug: "arnica-30-30-ml", siblings })[axis];

test("potencies stand in the order of dilution, the one of the page marked", () => {
  expect(choices("potency").map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
    ["30 CH", true],
    ["200 CH", false],
    ["1M", false],
  ]);
});

test("a potency keeps brand and pack where that pack exists", () => {
  expect(choices("potency")[1]).toMatchObject({
    slug: "arnica-200-30-ml",
    state: "for-sale",
    otherPack: undefined,
  });
});

test("a potency that comes in another pack only leads there and says so", () => {
  expect(choices("potency")[2]).toMatchObject({ slug: "arnica-1000-11-ml", otherPack: "11 ml" });
});

test("what the brand does not make, or does not sell at retail, is no choice", () => {
  const potencies = choices("potency").map(({ label }) => label);
  for (const label of ["6 CH", "10M"]) expect(potencies).not.toContain(label);
  expect(choices("pack").map(({ label, state }) => [label, state])).toEqual([
    ["11 ml", "sold-out"],
    ["30 ml", "for-sale"],
  ]);
});

test("a pack that is not for retail is marked on its own page, beside what is", () => {
  const own = productChoices({ slug: "arnica-30-100-ml", siblings }).pack;
  expect(own.map(({ label, state, isCurrent }) => [label, state, isCurrent])).toEqual([
    ["11 ml", "sold-out", false],
    ["30 ml", "for-sale", false],
    ["100 ml", "not-for-retail", true],
  ]);
});

test("another brand keeps potency and pack; the lowest price per ml in stock comes first", () => {
  const more = [
    ...siblings,
    pack(30, "11 ml", { slug: "reckeweg", brandName: "Reckeweg", pricePaise: 9_000 }),
    pack(30, "30 ml", { slug: "hapco", brandName: "HAPCO", pricePaise: 9_500 }),
    pack(30, "30 ml", { slug: "wheezal", brandName: "Wheezal", pricePaise: 5_000, availableQuantity: 0 }),
  ];
  const rows = productChoices({ slug: "arnica-30-30-ml", siblings: more }).brand;
  expect(rows.map(({ label, slug, unit }) => [label, slug, unit.paise])).toEqual([
    ["HAPCO", "hapco", 317],
    ["Allen", "arnica-30-allen", 333],
    ["SBL", "arnica-30-30-ml", 333],
    ["Reckeweg", "reckeweg", 818],
    ["Wheezal", "wheezal", 167],
  ]);
});

test("a single choice is no choice", () => {
  const alone = productChoices({ slug: "arnica-200-30-ml", siblings: [pack(200, "30 ml")] });
  expect(alone).toEqual({ potency: [], pack: [], brand: [] });
});
