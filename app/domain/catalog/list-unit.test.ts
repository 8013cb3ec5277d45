import { expect, test } from "vitest";
import { type BrandNames, listUnit } from "#app/domain/catalog/list-unit.ts";
import { parseShopFilter } from "#app/domain/catalog/shop-filter.ts";

const BRANDS: BrandNames[] = [
  { slug: "sbl", name: "SBL", aliases: ["s b l", "एसबीएल"] },
  { slug: "reckeweg", name: "Dr. Reckeweg", aliases: ["dr reckeweg"] },
  { slug: "new-life", name: "New Life", aliases: ["NL drops"] },
];
const unitOf = (address: string) => listUnit(parseShopFilter(new URLSearchParams(address)), BRANDS);

test.each([
  "",
  "view=all",
  "q=arnica",
  "q=rhus tox",
  "q=bio combination",
  "q=life",
  "category=dilutions",
  "category=cough-and-cold&max=150",
  "condition=allergy",
  "form=tablets&alcohol=free&origin=germany",
])("where nobody named brand, potency or pack, a list shows medicines: %s", (address) => {
  expect(unitOf(address)).toBe("medicines");
});

test.each([
  "brand=sbl",
  "potency=30-ch",
  "q=arnica 30",
  "q=arnica 30c",
  "q=Nux Vomica 1M",
  "q=berberis q",
  "q=berberis mother tincture",
  "q=bryonia 100 ml",
  "q=bryonia 100ml",
  "q=calc phos 6x",
  "q=arnica SBL",
  "q=nux reckeweg",
  "q=dr. reckeweg",
  "q=new life arnica",
  "q=एसबीएल",
])("where a brand, a potency or a pack is named, a list shows packs: %s", (address) => {
  expect(unitOf(address)).toBe("packs");
});
