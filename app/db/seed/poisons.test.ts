import { expect, test } from "vitest";
import { remedies } from "#app/db/seed/facts.ts";
import { poisonList } from "#app/db/seed/poisons.ts";
import { type CatalogProduct, listCatalogProducts } from "#app/db/seed/products/list-products.ts";
import { isHighPotency } from "#app/domain/catalog/poison.ts";
import { dilutionExponent, type Potency } from "#app/domain/catalog/potency.ts";

const { entries, leftOpen, sources } = poisonList;
const listed = listCatalogProducts("2026-11-22");

function potencyOf({ row }: CatalogProduct): Potency | undefined {
  const { potencyScale: scale, potencyNumber: number } = row;
  return scale == null || number == null ? undefined : { scale, number };
}
const soldTo = new Map(listed.map(({ row }) => [row.slug, row.soldTo]));

test("every entry of the poisons list names a remedy of the shop, a source and one short reason", () => {
  const known = new Set(remedies.map(({ slug }) => slug));
  const named = [...entries, ...leftOpen].map(({ remedy }) => remedy);
  expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(entries.filter(({ source, principle }) => !sources[source] || !principle)).toEqual([]);
  const reasons = [...entries, ...leftOpen].map(({ reason }) => reason);
  expect(reasons.filter((reason) => !/^[A-Z].{5,}\.$/.test(reason) || reason.split(" ").length > 20)).toEqual(
    [],
  );
});

test("no remedy that the facts call controlled or for doctors only is missing in the poisons list", () => {
  const closed = new Set(entries.map(({ remedy }) => remedy));
  const flagged = remedies.filter((fact) => fact.isControlledSource || fact.doctorOnlyForms.length > 0);
  expect(flagged.length).toBeGreaterThan(10);
  expect(flagged.map(({ slug }) => slug).filter((slug) => !closed.has(slug))).toEqual([]);
});

test("no source that is poisonous by its very name is missing in the poisons list", () => {
  const closed = new Set(entries.map(({ remedy }) => remedy));
  const poison =
    /arsen|mercur|\blead\b|cadmium|uran|radium|antimon|barium|cyanid|nitroglycerin|phenol|picrate|trinitro|dichromate|phosphide|venom|spider|nosode|\btoad\b|strychnos/i;
  const found = remedies.filter(({ source, kingdom }) => poison.test(`${source} ${kingdom}`));
  expect(found.length).toBeGreaterThan(40);
  expect(found.map(({ slug }) => slug).filter((slug) => !closed.has(slug))).toEqual([]);
});

test("every tincture of a listed source is closed, and every other pack of it that is stronger than 4X unless its tincture alone is", () => {
  const entryOf = new Map(entries.map((entry) => [entry.remedy, entry]));
  const wrong = listed.filter((product) => {
    const entry = entryOf.get(product.remedySlug ?? "");
    const potency = potencyOf(product);
    if (!entry || !potency) return false;
    const isStrong = potency.scale === "Q" || (entry.closes.trituration && dilutionExponent(potency) < 4);
    return isStrong && product.row.soldTo === "anyone";
  });
  expect(wrong.map(({ row }) => row.slug)).toEqual([]);
});

test("a weighable amount of what adds up in the body is closed to 6X", () => {
  const heavy = /arsen|mercur|\blead\b|cadmium|uran/i;
  const strong = listed.filter((product) => {
    const potency = potencyOf(product);
    const fact = remedies.find(({ slug }) => slug === product.remedySlug);
    return fact && heavy.test(fact.source) && potency && dilutionExponent(potency) <= 6;
  });
  expect(strong.length).toBeGreaterThan(25);
  expect(strong.filter(({ row }) => row.soldTo === "anyone").map(({ row }) => row.slug)).toEqual([]);
});

test("santonin and arsenic at 3X, and ignatia and gelsemium undiluted, are not for sale to anyone", () => {
  for (const slug of [
    "santoninum-3x-sbl-25-g",
    "arsenicum-album-3x-sbl-25-g",
    "ignatia-amara-q-sbl-30-ml",
    "gelsemium-sempervirens-q-sbl-30-ml",
  ])
    expect(soldTo.get(slug), slug).toBe("prescription");
  expect(soldTo.get("arsenicum-album-30-ch-sbl-30-ml")).toBe("anyone");
  expect(soldTo.get("ignatia-amara-30-ch-sbl-30-ml")).toBe("anyone");
});

test("potencies of 1M and above are sold on a prescription, and stand in no window", () => {
  const high = listed.filter((product) => {
    const potency = potencyOf(product);
    return potency && isHighPotency(potency);
  });
  expect(high.length).toBeGreaterThan(200);
  expect(high.filter(({ row }) => row.soldTo === "anyone").map(({ row }) => row.slug)).toEqual([]);
});

test("nothing that is closed stands in the shop window", () => {
  const inWindow = listed.filter(({ row }) => row.isFeatured || row.isBestSeller || row.isNew);
  expect(inWindow.filter(({ row }) => row.soldTo !== "anyone").map(({ row }) => row.slug)).toEqual([]);
});
