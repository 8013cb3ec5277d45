import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { poisonDecisions } from "#app/db/schema/catalog-poisons.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { openVisitor } from "#tests/support/visitor.ts";

const SANTONINUM = "santoninum-3x-sbl-25-g";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  // Signatures are only added, and the opened shop has one already.
  shop = await openTestShop({}, { template: "seeded" });
  owner = await enterAs(shop, "admin");
});
afterAll(() => shop.close());

test("a poison is offered by no page and no interface: product, condition, search, suggestions, cart", async () => {
  const visitor = openVisitor(shop);
  const page = await visitor.read(`/product/${SANTONINUM}`);
  expect(page.text).toContain("We do not sell this medicine without a doctor's prescription.");
  expect(page.html).not.toContain(`name="slug" value="${SANTONINUM}"`);
  const worms = await visitor.ask("/diseases/digestive-system/intestinal-worms");
  expect(await worms.text()).not.toMatch(/santoninum-[13]x/);
  const found = await visitor.ask("/shop?q=santoninum");
  expect(await found.text()).not.toContain(`/product/${SANTONINUM}"`);
  const suggested = await visitor.ask("/api/bulk-products?q=santoninum+3x");
  expect(await suggested.text()).not.toContain(SANTONINUM);
  const added = await visitor.send("/api/cart", { intent: "add", slug: SANTONINUM, quantity: "1" });
  expect(added.status).toBe(409);
  expect(await visitor.countCart()).toBe(0);
  await visitor.add("arnica-montana-30-ch-sbl-30-ml");
  expect(await visitor.countCart()).toBe(1);
});

test("no condition page and no shelf offers a closed pack", async () => {
  const closed = await shop.database.db
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.soldTo, ["prescription", "nobody"]));
  expect(closed.length).toBeGreaterThan(400);
  const slugs = new Set(closed.map(({ slug }) => slug));
  const visitor = openVisitor(shop);
  for (const path of [
    "/bestsellers",
    "/",
    "/category/mother-tinctures",
    "/category/trituration",
    "/diseases/digestive-system/intestinal-worms",
  ]) {
    const html = await (await visitor.ask(path)).text();
    const offered = [...html.matchAll(/name="slug" value="([^"]+)"/g)].map(([, slug]) => slug!);
    expect(offered.length, path).toBeGreaterThan(0);
    expect(
      offered.filter((slug) => slugs.has(slug)),
      path,
    ).toEqual([]);
  }
});

test("the owner reads the list without scripts, is asked for a reason, and the counter does not see it", async () => {
  const list = await owner.read("/admin/poisons");
  expect(list.text).toContain("Not signed.");
  expect(list.text).toContain("Absinthium");
  expect(list.text).toContain("Aloe Socotrina: A laxative, not a poison.");
  const fields = { "soldTo-absinthium": "anyone", "reason-absinthium": "" };
  const refused = await owner.submit("/admin/poisons", fields);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("The list closes this. Please write your reason.");
  const kept = await owner.submit("/admin/poisons", {
    ...fields,
    "reason-absinthium": "A bitter, in drops.",
  });
  expect(kept.text).toContain("1 decision is kept.");
  const [row] = await shop.database.db
    .select()
    .from(poisonDecisions)
    .where(eq(poisonDecisions.remedy, "absinthium"));
  expect(row).toMatchObject({ soldTo: "anyone", reason: "A bitter, in drops." });
  expect((await owner.read("/admin/poisons?view=read")).html).toContain("A bitter, in drops.");
  const counter = await enterAs(shop, "staff");
  expect((await counter.read("/admin/poisons")).status).toBe(404);
  expect((await counter.send("/admin/poisons/sign", {})).status).toBe(404);
});

test("a signature names who signs, and is taken only once everything is read", async () => {
  const empty = await owner.submit("/admin/poisons/sign", { name: "R. Saini" });
  expect(empty.status).toBe(422);
  expect(empty.text).toContain("Please enter your registration number.");
  expect(empty.text).toContain("Only the competent person named on the drug licence can sign.");
  const signatory = { name: "R. Saini", registrationNumber: "HR-1234", council: "Haryana", competent: "yes" };
  const early = await owner.submit("/admin/poisons/sign", signatory);
  expect([early.status, early.text.includes("Please read every source first")]).toEqual([409, true]);
  for (let screens = 0; screens < 20; screens++) {
    const html = await (await owner.ask("/admin/poisons")).text();
    const chosen = (html.match(/<input[^>]*name="soldTo-[^>]*>/g) ?? []).filter((input) =>
      /checked/.test(input),
    );
    const part = (input: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)![1]!;
    const fields = Object.fromEntries(chosen.map((input) => [part(input, "name"), part(input, "value")]));
    if (Object.keys(fields).length === 0) break;
    expect((await owner.send("/admin/poisons", fields)).status).toBe(200);
  }
  const absinthium = 'name="slug" value="absinthium-q-sbl-30-ml"';
  expect((await owner.read("/product/absinthium-q-sbl-30-ml")).html).not.toContain(absinthium);
  const signed = await owner.submit("/admin/poisons/sign", signatory);
  expect(signed.text).toContain("The list is signed. The shop sells as you decided.");
  expect((await owner.read("/admin/poisons")).text).toContain("Signed by R. Saini (HR-1234)");
  expect((await owner.read("/product/absinthium-q-sbl-30-ml")).html).toContain(absinthium);
  expect((await owner.read("/admin/audit")).text).toContain("signed the poisons list");
});
