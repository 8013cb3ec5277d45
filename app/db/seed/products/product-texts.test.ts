import { expect, test } from "vitest";
import { listCatalogProducts } from "#app/db/seed/products/list-products.ts";

// Pure: the seed's own output, no database.
const listed = listCatalogProducts("2026-11-21");
const paragraphsOf = ({ row }: (typeof listed)[number]) => [
  row.shortDescription,
  ...row.description.split(/\n+/),
];

test("two packs of one medicine repeat at most one paragraph, and no pack says one twice", () => {
  const medicines = Map.groupBy(listed, ({ factSlug }) => factSlug);
  expect(medicines.size).toBeGreaterThan(700);
  const wrong = [...medicines].flatMap(([medicine, packs]) => {
    const texts = packs.map((pack) => new Set(paragraphsOf(pack)));
    const twice = packs.some((pack, at) => texts[at]!.size < paragraphsOf(pack).length);
    const most = Math.max(
      0,
      ...texts.flatMap((one, at) => texts.slice(at + 1).map((other) => one.intersection(other).size)),
    );
    return most > 1 || twice ? [`${medicine} ${most}${twice ? " twice" : ""}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("no text of a product comes from a broken template", () => {
  const broken =
    /LM \d+ LM|\b(\w+) \1\b|\b(Drops|Tablets|Pills|Globules|Lozenges|Kits) is\b|is number|of themselves|stands on/i;
  const wrong = listed.flatMap((product) => paragraphsOf(product).filter((text) => broken.test(text)));
  expect(wrong).toEqual([]);
});

test("the remedy's story is on its page alone: a pack names source, other names and keynotes nowhere", () => {
  const wrong = listed.filter(
    (product) => product.remedySlug && /Source:|also known as|Keynotes/.test(paragraphsOf(product).join(" ")),
  );
  expect(wrong.map(({ row }) => row.slug)).toEqual([]);
});
