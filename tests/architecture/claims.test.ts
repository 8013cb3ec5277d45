import { expect, test } from "vitest";
import { patents, reckewegSeries, remedies } from "#app/db/seed/facts.ts";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { findHealthClaims } from "#app/domain/catalog/health-claims.ts";
import { TEXT_FILES, textsOf } from "../support/texts-of-shop.ts";

test("the check sees the texts", () => {
  expect(TEXT_FILES.length).toBeGreaterThan(50);
  expect(TEXT_FILES.flatMap(textsOf).length).toBeGreaterThan(3000);
});

test("no text of the shop, no message and no letter promises too much", () => {
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

test("what lies beside a forbidden area is withheld, with the area and the reason", () => {
  const withheld = remedies.flatMap(({ slug, traditionalUses, keynotes, withheldUses = [] }) =>
    withheldUses.map((each) => ({
      slug,
      ...each,
      isPrinted: [...traditionalUses, ...keynotes].includes(each.use),
    })),
  );
  expect(withheld.length).toBeGreaterThan(60);
  expect(withheld.filter(({ isPrinted, area, why }) => isPrinted || !area || !why.endsWith("."))).toEqual([]);
  const uses = (slug: string) => withheld.filter((each) => each.slug === slug).map(({ area }) => area);
  expect(uses("thuja-occidentalis")).toEqual(["vaccination"]);
  expect(uses("lithium-carbonicum")).toContain("joint-rheumatism");
  expect([uses("berberis-vulgaris"), uses("solidago-virgaurea")].map((areas) => areas.length > 0)).toEqual([
    true,
    true,
  ]);
});

test.each([
  "sbl-orthomuv-syrup",
  "sbl-orthomuv-oil",
  "baksons-rheum-aid-gel",
  "hapdco-rheumacon-oil",
  "adven-rheumax-gel",
  "wheezal-jaborandi-hair-oil",
  "schwabe-topi-berberis-cream",
  "reckeweg-r87",
])("%s is sold by name, without a use, and the facts say why", (slug) => {
  const fact =
    patents.find((each) => each.slug === slug) ??
    reckewegSeries.find((each) => `reckeweg-${each.number.toLowerCase()}` === slug)!;
  expect(fact.indication).toBeNull();
  expect(fact.adNote).toMatch(/is not printed\.$/);
  expect(fact.adCaution.length).toBeGreaterThan(0);
});
