import { expect, test } from "vitest";
import { type ListUnit, listUnit } from "#app/domain/catalog/list-unit.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";

const unitOf = (address: string, unit?: ListUnit) =>
  listUnit({ filter: parseShopFilter(new URLSearchParams(address)), named: unit && { unit } });

test.each([
  "",
  "view=all",
  "category=dilutions",
  "category=cough-and-cold&max=150",
  "condition=allergy",
  "form=tablets&alcohol=free&origin=germany",
])("where nobody named brand, potency or pack, a list shows medicines: %s", (address) => {
  expect(unitOf(address)).toBe("medicines");
  expect(unitOf(address, "medicines")).toBe("medicines");
});

test.each(["brand=sbl", "potency=30-ch", "pack=30-ml"])(
  "where one is chosen, a list shows packs: %s",
  (address) => {
    expect(unitOf(address)).toBe("packs");
    expect(unitOf(address, "medicines")).toBe("packs");
  },
);

test("where a search has named one, its list shows packs", () => {
  expect(unitOf("category=dilutions", "packs")).toBe("packs");
});
