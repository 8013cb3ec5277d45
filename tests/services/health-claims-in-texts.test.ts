import { expect, test } from "vitest";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { TEXT_FILES, textsOf } from "../support/texts-of-shop.ts";

test("the check sees the texts", () => {
  expect(TEXT_FILES.length).toBeGreaterThan(50);
  expect(TEXT_FILES.flatMap(textsOf).length).toBeGreaterThan(3000);
});

test("no text of the shop promises too much", () => {
  const found = TEXT_FILES.flatMap((file) =>
    textsOf(file).flatMap((text) => findHealthClaims(text).map((claim) => ({ file, ...claim }))),
  );
  expect(found).toEqual([]);
});

test("no product of the demo shop promises too much", () => {
  const found = listCatalogProducts("2026-11-21").flatMap(({ row }) =>
    [row.name, row.shortDescription, row.description].flatMap((text) =>
      findHealthClaims(text ?? "").map((claim) => ({ sku: row.sku, ...claim })),
    ),
  );
  expect(found).toEqual([]);
});
