import { expect, test } from "vitest";
import { readPastedLine } from "#app/domain/catalog/pasted-list.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import { type LookupProduct, lookUpProduct } from "#app/domain/catalog/product-lookup.ts";

function product(name: string, potency: string, packSize: string, brand = "SBL"): LookupProduct {
  const searchText = `${name} ${name === "Nux Vomica" ? "nux-v. poison nut कुचला" : ""} ${packSize} ${brand}`;
  return {
    id: 0,
    soldTo: "anyone",
    isInStock: true,
    isBrandFeatured: brand === "SBL",
    isBestSeller: false,
    potencyNumber: null,
    netQuantity: Number.parseInt(packSize, 10),
    name,
    label: `${[name, potency].filter(Boolean).join(" ")}, ${packSize}, ${brand}`,
    potency: potency ? parsePotency(potency) : undefined,
    packSize,
    searchText: searchText.toLowerCase(),
  };
}

const PRODUCTS = [
  product("Arnica Gel", "", "25 g"),
  product("Arnica Montana", "30", "30 ml"),
  product("Arnica Montana", "30", "11 ml", "Dr. Reckeweg"),
  product("Arnica Montana", "30X", "25 g"),
  product("Nux Vomica", "200", "30 ml"),
  product("Bio Combination 5", "", "25 g"),
  product("Bio Combination 25", "", "25 g"),
];

function found(written: string): string {
  const { found: how, candidates } = lookUpProduct(readPastedLine(written), PRODUCTS);
  return [how, ...candidates.map(({ label }) => label)].join(" | ");
}

test.each([
  ["Nux vom 200 - 5", "one | Nux Vomica 200, 30 ml, SBL"],
  ["Nux-v. 200 - 5", "one | Nux Vomica 200, 30 ml, SBL"],
  ["कुचला २०० - ५", "one | Nux Vomica 200, 30 ml, SBL"],
  ["reckeweg arnica 30 - 10", "one | Arnica Montana 30, 11 ml, Dr. Reckeweg"],
  ["arnica 30 30 ml - 10", "one | Arnica Montana 30, 30 ml, SBL"],
  ["arnica 30 - 10", "several | Arnica Montana 30, 30 ml, SBL | Arnica Montana 30, 11 ml, Dr. Reckeweg"],
  ["arnica gel", "one | Arnica Gel, 25 g, SBL"],
  ["3 arnica gel", "one | Arnica Gel, 25 g, SBL"],
  ["Bio combination 5 - 4", "one | Bio Combination 5, 25 g, SBL"],
  ["Nux vomica 1M", "other-potency | Nux Vomica 200, 30 ml, SBL"],
  ["Unicorn 30 - 2", "none"],
  ["??? - 2", "none"],
])("%s", (written, expected) => {
  expect(found(written)).toBe(expected);
});

test("30X is never 30C", () => {
  expect(found("arnica 30X")).toBe("one | Arnica Montana 30X, 25 g, SBL");
});

test("a label of the picker finds its own product and no other", () => {
  for (const { label } of PRODUCTS) expect(found(label)).toBe(`one | ${label}`);
});

test.each([
  ["2 nux vom 200 sbl", ["one", 2, undefined]],
  ["3 arnica gel", ["one", 3, undefined]],
  ["30 arnica", ["several", 1, 30]],
  ["200 nux vom", ["several", 1, 200]],
  ["12 nux vom", ["one", 12, undefined]],
])("%s: one reading where the catalogue knows only that, both where it knows both", (written, expected) => {
  const { found: how, quantity, maybeQuantity } = lookUpProduct(readPastedLine(written), PRODUCTS);
  expect([how, quantity, maybeQuantity]).toEqual(expected);
});
