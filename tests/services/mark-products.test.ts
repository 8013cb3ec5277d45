import { asc, eq, inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { audit } from "#app/db/schema/ground.ts";
import { byUser } from "#app/domain/actor.ts";
import { listDeskProducts } from "#app/services/catalog/desk/list-desk-products.server.ts";
import { markProducts } from "#app/services/catalog/desk/mark-products.server.ts";
import { applyPercent, planPercent } from "#app/services/catalog/desk/percent-prices.server.ts";
import { countEstimatedPrices } from "#app/services/catalog/label-gaps.server.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { SATURDAY_MORNING as NOW } from "#tests/support/fixtures.ts";
import { fillSmallShelf } from "#tests/support/small-shelf.ts";

const BY = { actor: byUser({ userId: "Kavita" }), now: NOW };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await fillSmallShelf(database.db);
});
afterEach(() => database.drop());

test("several products are hidden at once; those that were so already are left alone, and each change has its audit row", async () => {
  const skus = ["ARNICA-30", "HIDDEN", "NUX", "NUX"];
  expect(await markProducts(database.db, { skus, mark: "hide", ...BY })).toEqual({
    ok: true,
    value: { count: 2 },
  });
  expect(await skusOf("hidden")).toEqual(["ARNICA-30", "HIDDEN", "NUX"]);
  const entries = await database.db
    .select({ actorId: audit.actorId, action: audit.action, subject: audit.subject })
    .from(audit)
    .orderBy(asc(audit.subject));
  expect(entries).toEqual([
    { actorId: "Kavita", action: "hide-product", subject: "product ARNICA-30" },
    { actorId: "Kavita", action: "hide-product", subject: "product NUX" },
  ]);
});

test.each([
  ["feature", "featured"],
  ["mark-best-seller", "best"],
  ["mark-new", "new"],
] as const)("%s puts products into the view %s, and its opposite takes them out", async (mark, view) => {
  const before = await skusOf(view);
  await markProducts(database.db, { skus: ["ARNICA-200", "KIT"], mark, ...BY });
  expect(await skusOf(view)).toEqual([...before, "ARNICA-200", "KIT"].toSorted());
  const opposite = {
    feature: "unfeature",
    "mark-best-seller": "unmark-best-seller",
    "mark-new": "unmark-new",
  } as const;
  await markProducts(database.db, { skus: ["ARNICA-200", "KIT"], mark: opposite[mark], ...BY });
  expect(await skusOf(view)).toEqual(before);
});

test("an estimate is counted and listed until somebody says that its MRP was read off the label", async () => {
  const { db } = database;
  await db
    .update(products)
    .set({ mrpSource: "estimate" })
    .where(inArray(products.sku, ["NUX", "KIT", "HIDDEN"]));
  expect([await skusOf("estimated"), await countEstimatedPrices(db)]).toEqual([["HIDDEN", "KIT", "NUX"], 2]);
  await markProducts(db, { skus: ["NUX"], mark: "confirm-mrp", ...BY });
  expect([await skusOf("estimated"), await countEstimatedPrices(db)]).toEqual([["HIDDEN", "KIT"], 1]);
});

test("with one product that does not exist, nothing is changed", async () => {
  const marked = await markProducts(database.db, { skus: ["NUX", "NOPE"], mark: "hide", ...BY });
  expect(marked).toEqual({ ok: false, reason: "unknown-product" });
  expect(await database.db.$count(audit)).toBe(0);
  expect(await skusOf("hidden")).toEqual(["HIDDEN"]);
});

test("a change by per cent of chosen products leaves all others alone", async () => {
  const wish = {
    filter: { q: "", brand: "", form: "" },
    skus: ["NUX", "KIT"],
    percent: -10,
    stepPaise: 100,
  } as const;
  const { digest } = await planPercent(database.db, { ...wish, skus: [...wish.skus] });
  expect(
    await applyPercent(database.db, { wish: { ...wish, skus: [...wish.skus] }, digest, ...BY }),
  ).toMatchObject({ ok: true, value: { count: 2 } });
  const untouched = await database.db.select().from(products).where(eq(products.sku, "ARNICA-30"));
  expect(untouched).toMatchObject([{ pricePaise: 14_900 }]);
});

test("the list goes on behind its last row, narrowed to a brand and a form", async () => {
  const all = await list({ brand: "reckeweg", form: "" });
  expect(all.rows.map(({ sku }) => sku)).toEqual(["CALC-PHOS", "NUX", "R1"]);
  const nux = all.rows[1]!;
  const rest = await list({ brand: "", form: "" }, `${nux.name.toLowerCase()} ${nux.id}`);
  expect(rest.rows.map(({ sku }) => sku)).toEqual(["R1"]);
  expect((await list({ brand: "reckeweg", form: "drops" })).rows.map(({ sku }) => sku)).toEqual(["R1"]);
  expect((await list({ brand: "nobody", form: "" })).rows).toEqual([]);
});

async function skusOf(view: "hidden" | "featured" | "best" | "new" | "estimated"): Promise<string[]> {
  const { rows } = await list({ brand: "", form: "" }, undefined, view);
  return rows.map(({ sku }) => sku).toSorted();
}

function list(
  chosen: { brand: string; form: string },
  after?: string,
  view: "all" | "hidden" | "featured" | "best" | "new" | "estimated" = "all",
) {
  const filter = { q: "", ...chosen };
  return listDeskProducts(database.db, { view, filter, after, today: "2026-11-21" });
}
