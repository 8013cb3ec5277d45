import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { productImages, products } from "#app/db/schema/catalog.ts";
import { catalogImports } from "#app/db/schema/catalog-changes.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, locationOf, openVisitor, readPage } from "#tests/support/visitor.ts";

const SLUG = "arnica-montana-30-ch-sbl-30-ml";

let shop: TestShop;
let staff: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await enterAs(shop, "staff");
});
afterAll(() => shop.close());

test("the list is narrowed to a brand and a form, and every link keeps that", async () => {
  const page = await staff.read("/admin/products?q=arnica&brand=sbl&form=dilutions");
  const skus = skusOn(page.html);
  expect(skus.length).toBeGreaterThan(2);
  expect(skus.every((sku) => sku.startsWith("SBL-"))).toBe(true);
  expect(page.html).toContain("view=hidden&amp;q=arnica&amp;brand=sbl&amp;form=dilutions");
  expect((await staff.read("/admin/products?brand=nobody")).text).toContain("Nothing here.");
});

test("a page goes on behind its last row, with the filters", async () => {
  const first = await staff.read("/admin/products?brand=sbl");
  const next = /href="(\/admin\/products\?brand=sbl&amp;after=[^"]+)"/.exec(first.html)![1]!;
  const second = await staff.read(next.replaceAll("&amp;", "&"));
  expect(skusOn(first.html)).toHaveLength(50);
  expect(skusOn(second.html)).toHaveLength(50);
  expect(skusOn(first.html).filter((sku) => skusOn(second.html).includes(sku))).toEqual([]);
});

test("ticked products are hidden at once; none ticked, an unknown one and an unknown act are refused", async () => {
  const skus = skusOn((await staff.read("/admin/products?q=nux&brand=sbl")).html).slice(0, 2);
  expect(await answerTo({ mark: "hide", skus })).toEqual([200, true, "2 products have changed."]);
  const hidden = await staff.read("/admin/products?view=hidden");
  expect(skusOn(hidden.html)).toEqual(expect.arrayContaining(skus));
  expect(await answerTo({ mark: "publish", skus: [skus[0]!] })).toEqual([
    200,
    true,
    "1 product has changed.",
  ]);
  expect(await answerTo({ mark: "hide", skus: [] })).toEqual([
    422,
    true,
    "Please tick at least one product.",
  ]);
  expect((await answerTo({ mark: "hide", skus: ["NOPE", skus[0]!] }))[0]).toBe(409);
  expect((await answerTo({ mark: "dance", skus }))[0]).toBe(400);

  async function answerTo({ mark, skus }: { mark: string; skus: string[] }) {
    const sentences = [
      "2 products have changed.",
      "1 product has changed.",
      "Please tick at least one product.",
    ];
    const body = new URLSearchParams([["mark", mark], ...skus.map((sku) => ["sku", sku])]).toString();
    const cookie = [...staff.cookies].map((pair) => pair.join("=")).join("; ");
    const headers = {
      cookie,
      origin: ORIGIN,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    };
    const page = await readPage(await shop.ask("/admin/products", { method: "POST", body, headers }));
    const said = sentences.find((sentence) => page.text.includes(sentence));
    return [page.status, said !== undefined, said];
  }
});

test("ticked products are handed to the price change, which changes only them", async () => {
  const skus = skusOn((await staff.read("/admin/products?q=bryonia&brand=sbl")).html).slice(0, 2);
  const query = new URLSearchParams([["mark", "publish"], ...skus.map((sku) => ["sku", sku])]);
  const asked = await staff.read(`/admin/products/prices?${query}`);
  expect(asked.text).toContain("Only 2 ticked products");
  expect(skusOn(asked.html)).toEqual(skus);
  const plan = await staff.read(`/admin/products/prices?${query}&percent=-10&step=100`);
  expect(plan.text).toMatch(/2 prices would change/);
});

test("the price change for ticked products leads back to the list, filters kept, when nothing is ticked", async () => {
  const list = "?view=all&q=bryonia&brand=sbl";
  const page = await staff.read(`/admin/products${list}`);
  const button = /<button[^>]* name="list"[^>]*>/.exec(page.html)![0];
  const sent = /value="([^"]*)"/.exec(button)![1]!.replaceAll("&amp;", "&");
  const query = new URLSearchParams({ mark: "publish", list: sent });
  const answer = await staff.ask(`/admin/products/prices?${query}`);
  expect(locationOf(answer)).toBe(`/admin/products${list}&ticked=none`);
  const back = await staff.read(locationOf(answer)!);
  expect(back.text).toContain("Please tick at least one product.");
  expect(skusOn(back.html)).toEqual(skusOn(page.html));
  query.append("sku", skusOn(page.html)[0]!);
  expect((await staff.read(`/admin/products/prices?${query}`)).text).toContain("Only 1 ticked product");
  expect((await staff.ask("/admin/products/prices")).status).toBe(200);
});

test("a zero byte in what is sent to the office is refused with a status of its own, never 500", async () => {
  const sku = "X\0";
  expect((await staff.send("/admin/products", { mark: "hide", sku })).status).toBe(409);
  const apply = { intent: "apply", percent: "-10", step: "100", digest: "x", sku };
  expect((await staff.send("/admin/products/prices", apply)).status).toBe(409);
  const fields = formFields((await staff.read("/admin/products/new")).html);
  for (const name of ["sku", "slug", "name", "barcode", "brand", "categories", "tags"])
    expect((await staff.send("/admin/products/new", { ...fields, [name]: sku })).status, name).toBe(422);
  for (const path of ["products?brand=%00", "products?after=%00%201", "products/%00", "brands/%00"])
    expect((await staff.ask(`/admin/${path}`)).status, path).toBe(400);
  expect((await staff.send("/admin/stock/receive?sku=%00", { number: "X" })).status).toBe(400);
});

test("a sale that is refused stays as it was typed, and numbers that no row has are answered as such", async () => {
  const [arnica] = await shop.database.db.select().from(products).where(eq(products.slug, SLUG));
  const path = `/admin/products/${arnica!.sku}`;
  const sale = { intent: "plan-sale", salePrice: "ninety", startsOn: "2030-02-30", endsOn: "2030-03-01" };
  const page = await staff.submit(path, sale);
  expect(page.status).toBe(422);
  expect(page.text).toContain("Please enter rupees, such as 99.50.");
  expect(formFields(page.html)).toMatchObject({ salePrice: "ninety", endsOn: "2030-03-01" });
  for (const intent of ["focus", "show-first", "remove-picture", "end-sale"])
    expect((await staff.send(path, { intent, picture: "99999999999", sale: "1e30" })).status, intent).toBe(
      409,
    );
  expect((await staff.send("/admin/orders", { intent: "remove-filter", id: "99999999999" })).status).toBe(
    200,
  );
  expect((await staff.ask("/admin/orders?after=999999999999999-1")).status).toBe(200);
});

test("an address or a number that another product has is refused with 409, at the field", async () => {
  const [nux] = await shop.database.db.select().from(products).where(eq(products.slug, SLUG));
  const page = await staff.read("/admin/products/new");
  const filled = {
    ...formFields(page.html),
    sku: "NEW-1",
    slug: nux!.slug,
    name: "Arnica",
    brand: "sbl",
    form: "dilutions",
    dosageForm: "dilution",
    packSize: "30 ml",
    netQuantity: "30",
    netUnit: "ml",
    soldTo: "anyone",
    mrp: "100",
    price: "90",
    hsn: "30049014",
    gstPercent: "5",
    originCountry: "India",
  };
  const taken = await staff.submit("/admin/products/new", filled);
  expect([taken.status, taken.text.includes("This address is taken already.")]).toEqual([409, true]);
  await shop.database.db.update(products).set({ barcode: "96385074" }).where(eq(products.slug, SLUG));
  const scanned = await staff.submit("/admin/products/new", {
    ...filled,
    slug: "new-1",
    barcode: "96385074",
  });
  expect([scanned.status, scanned.text.includes("Another product has this barcode.")]).toEqual([409, true]);
  const wrong = await staff.submit("/admin/products/new", { ...filled, hsn: "x" });
  expect(wrong.status).toBe(422);
});

test("a page prints the dose of its label, none that nobody entered, and none at all on a pack not for everybody", async () => {
  const { db } = shop.database;
  const [arnica] = await db.select().from(products).where(eq(products.slug, SLUG));
  const path = `/admin/products/${arnica!.sku}`;
  const shopper = openVisitor(shop);
  const silent = await shopper.read(`/product/${SLUG}`);
  expect(silent.text).toContain("As on the label, or as your doctor says.");
  expect(silent.text).not.toMatch(/\d+ (drops|tablets)/);
  const dose = "Nine drops in a spoon of water, morning and evening.";
  const chosen = {
    brand: "sbl",
    form: "dilutions",
    netUnit: "ml",
    gstPercent: "5",
    route: "mouth",
    soldTo: "anyone",
  };
  const save = async (change: Record<string, string>) =>
    staff.submit(path, {
      ...formFields((await staff.read(path)).html),
      ...chosen,
      intent: "save",
      ...change,
    });
  expect((await save({ labelDose: dose, minAgeMonths: "24" })).status).toBe(200);
  const entered = await shopper.read(`/product/${SLUG}`);
  expect(entered.text).toContain(`On the label: ${dose}`);
  expect(entered.text).toContain("From 2 years on");
  expect(entered.text).not.toContain("As on the label, or as your doctor says.");
  await save({ soldTo: "prescription" });
  const closed = await shopper.read(`/product/${SLUG}`);
  expect(closed.html).not.toContain("Nine drops");
  expect(closed.text).not.toContain("As on the label");
  const kept = await staff.read(path);
  expect(formFields(kept.html)).toMatchObject({ labelDose: dose });
  expect(kept.text).toContain("Kept, but not printed: this pack is not for everybody.");
  await save({ labelDose: "", minAgeMonths: "" });
  const [soap] = await db.select().from(products).where(eq(products.dosageForm, "soap"));
  const outside = (await shopper.read(`/product/${soap!.slug}?tab=details`)).text;
  expect(outside).toContain("For outside use only.");
  expect(outside).not.toContain("N/A");
});

test("an import that broke off says so, and is checked again by a button", async () => {
  const { db } = shop.database;
  const [broken] = await db
    .insert(catalogImports)
    .values({
      fileName: "broken.csv",
      status: "failed",
      rowCount: 0,
      startedBy: staff.userId,
      createdAt: new Date(),
    })
    .returning({ id: catalogImports.id });
  const path = `/admin/products/import/${broken!.id}`;
  expect((await staff.read(path)).text).toContain("It broke off, and nothing of it was written.");
  expect((await staff.send(path, { intent: "check" })).status).toBe(200);
  await expect.poll(async () => (await staff.read(path)).text).toContain("nothing written yet");
  expect((await staff.send(path, { intent: "check" })).status).toBe(409);
});

test("a photograph of a pack stands in the cart, at the checkout, on the order and in the list of the desk", async () => {
  const { db } = shop.database;
  const id = "0123456789abcdef0123456789abcdef";
  await db.insert(uploads).values({
    id,
    purpose: "picture",
    fileName: "a.jpg",
    mediaType: "image/jpeg",
    byteCount: 1,
    uploadedAt: new Date(),
    digest: "0".repeat(64),
  });
  const [product] = await db.select().from(products).where(eq(products.slug, SLUG));
  const url = `/media/${id}/640-50x50.webp`;
  const position = sql`(select max(${productImages.position}) + 1 from ${productImages} where ${productImages.productId} = ${product!.id})`;
  await db.insert(productImages).values({
    productId: product!.id,
    uploadId: id,
    url,
    alt: "Arnica",
    position: sql`coalesce(${position}, 1)`,
  });
  const small = `/media/${id}/160-50x50.webp`;
  const shopper = openVisitor(shop);
  await shopper.add(SLUG);
  expect((await shopper.read("/cart")).html).toContain(small);
  expect((await shopper.read("/checkout?pincode=122103")).html).toContain(small);
  const token = await shopper.order();
  for (const path of [`/checkout/thank-you/${token}`, `/track-order/${token}`])
    expect((await shopper.read(path)).html).toContain(small);
  expect((await staff.read("/admin/products?q=arnica+montana+30&brand=sbl")).html).toContain(small);
  expect((await shopper.read("/gallery")).status).toBe(200);
});

function skusOn(html: string): string[] {
  return [...html.matchAll(/<input[^>]* name="sku"[^>]*>/g)].map(
    ([tag]) => / value="([^"]*)"/.exec(tag)![1]!,
  );
}
