import { expect, test } from "vitest";
import { packsByPotency, type RemedyPack, usualPotency } from "#app/domain/catalog/remedy-page.ts";

const pack = (slug: string, facts: Partial<RemedyPack> = {}): RemedyPack => ({
  slug,
  name: "Arnica Montana",
  brandName: "SBL",
  form: { slug: "dilutions", name: "Dilutions" },
  potency: { scale: "C", number: 30 },
  packSize: "30 ml",
  netQuantity: 30,
  netUnit: "ml",
  pricePaise: 9000,
  availableQuantity: 5,
  soldTo: "anyone",
  pictureUrl: "",
  ...facts,
});

test("packs stand by potency, the cheapest per ml first and marked; what nobody may buy comes last", () => {
  const groups = packsByPotency([
    pack("thousand", { potency: { scale: "C", number: 1000 }, soldTo: "prescription" }),
    pack("clinic", { soldTo: "nobody", packSize: "100 ml", netQuantity: 100 }),
    pack("dear", { pricePaise: 15_000, netQuantity: 11 }),
    pack("cheap"),
    pack("tincture", { potency: { scale: "Q", number: 0 } }),
  ]);
  expect(groups.map(({ label, packs }) => [label, packs.map(({ slug }) => slug)])).toEqual([
    ["Q", ["tincture"]],
    ["30 CH", ["cheap", "dear", "clinic"]],
    ["1M", ["thousand"]],
  ]);
  expect(groups.flatMap(({ packs }) => packs.filter(({ isLowest }) => isLowest))).toMatchObject([
    { slug: "cheap" },
  ]);
  expect(usualPotency(groups)).toBe(1);
});

test("a sold-out pack is never the lowest, and a lone pack is compared with nothing", () => {
  const [group] = packsByPotency([pack("sold-out", { pricePaise: 100, availableQuantity: 0 }), pack("only")]);
  expect(group!.packs.some(({ isLowest }) => isLowest)).toBe(false);
});
