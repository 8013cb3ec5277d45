import { expect, test } from "vitest";
import { type NamedPacks, nearestWishes } from "#app/domain/catalog/named-packs.ts";

const BELLADONNA: NamedPacks = { medicines: [{ remedyId: 1 }], areClosedShown: true, unit: "packs" };
const X3 = { scale: "X", number: 3 } as const;

test("of a medicine in a form and a potency that it never has, the medicine stands nearest", () => {
  const wishes = nearestWishes({ ...BELLADONNA, formSlugs: ["trituration"], potencies: [X3] });
  expect(wishes.map(({ leftOut }) => leftOut)).toEqual(["form", "potency", "potency"]);
  expect(wishes.at(-1)!.named).toEqual(BELLADONNA);
});

test("a brand's form without a medicine is never widened to everything", () => {
  const wishes = nearestWishes({ brandIds: [1], formSlugs: ["gels"], areClosedShown: false, unit: "packs" });
  for (const { named } of wishes) expect(named.brandIds ?? named.formSlugs).toBeDefined();
});

test("a wish of one part has nothing nearer than the whole", () => {
  expect(nearestWishes(BELLADONNA)).toEqual([]);
});

test("of several remedies, none of which is kept in its potency, the nearest are their other potencies", () => {
  const medicines = [1, 2].map((remedyId) => ({ remedyId, potencies: [{ scale: "X" as const, number: 9 }] }));
  const [nearest] = nearestWishes({ medicines, areClosedShown: true, unit: "packs" });
  expect(nearest).toEqual({
    leftOut: "potency",
    named: { medicines: [{ remedyId: 1 }, { remedyId: 2 }], areClosedShown: true, unit: "packs" },
  });
});
