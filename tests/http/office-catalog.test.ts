import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { ORIGIN, openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { photo } from "#tests/support/sample-files.ts";
import { formFields, locationOf, readPage } from "#tests/support/visitor.ts";

const SLUG = "arnica-montana-30-ch-sbl-30-ml";

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await openTestShop();
  const [product] = await shop.database.db.select().from(products).where(eq(products.slug, SLUG));
  sku = product!.sku;
});
afterAll(() => shop.close());

test("a price changed at the desk is on the product page at once, and the history says who did it", async () => {
  const staff = await enterAs(shop, "staff");
  const path = `/admin/products/${sku}`;
  const page = await staff.read(path);
  const saved = await staff.submit(path, { ...editor(page.html), intent: "save", price: "77.50" });
  expect(saved.status).toBe(200);
  expect(saved.text).toContain("Saved. The shop shows it already.");
  expect((await staff.read(`/product/${SLUG}`)).text).toContain("₹77.50");
  expect((await staff.read(path)).text).toContain("Edited, Meera Nair");
});

test("a wrong field is said at the field with status 422, and what was typed stays", async () => {
  const staff = await enterAs(shop, "staff");
  const path = `/admin/products/${sku}`;
  const page = await staff.read(path);
  const description = "Arnica cures cancer in a week.";
  const refused = await staff.submit(path, { ...editor(page.html), intent: "save", hsn: "12", description });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("An HSN has 4 to 8 digits.");
  expect(refused.text).toContain(description);
  const claiming = await staff.submit(path, { ...editor(page.html), intent: "save", description });
  expect(claiming.status).toBe(422);
  expect(claiming.text).toContain(
    `This promises too much: no cure, no guarantee, no restricted condition. “${description}”`,
  );
});

test("of two who save the same product the second sees what the first saved, keeps what was typed, and may save again", async () => {
  const path = `/admin/products/${await skuOf("belladonna-30-ch-sbl-30-ml")}`;
  const [first, second] = [await enterAs(shop, "staff"), await enterAs(shop, "admin")];
  const [ofFirst, ofSecond] = [editor((await first.read(path)).html), editor((await second.read(path)).html)];
  await first.submit(path, { ...ofFirst, intent: "save", price: "71.50" });
  const typed = { intent: "save", description: "Small pills." };
  const refused = await second.submit(path, { ...ofSecond, ...typed });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Not saved: Meera Nair changed this meanwhile \(\d+ \w+/);
  expect(refused.text).toContain("In the shop now");
  expect(refused.text).toContain("71.50");
  expect(refused.html).toContain("Small pills.");
  const again = await second.submit(path, { ...editor(refused.html), ...typed, price: "71.50" });
  expect([again.status, again.text.includes("Saved. The shop shows it already.")]).toEqual([200, true]);
});

test("of two who save the same brand the second sees what the first saved, and may save again", async () => {
  const path = "/admin/brands/baksons";
  const [first, second] = [await enterAs(shop, "staff"), await enterAs(shop, "admin")];
  const opened = async (person: Person) => formFields((await person.read(path)).html);
  const [ofFirst, ofSecond] = [await opened(first), await opened(second)];
  await first.submit(path, { ...ofFirst, country: "Nepal" });
  const refused = await second.submit(path, { ...ofSecond, name: "Bakson Two" });
  expect(refused.status).toBe(409);
  expect(refused.text).toMatch(/Not saved: Meera Nair changed this meanwhile/);
  expect(refused.text).toContain("Nepal");
  const again = await second.submit(path, formFields(refused.html));
  expect([again.status, again.text.includes("Saved. The shop shows it already.")]).toEqual([200, true]);
});

test("a product that gets another address answers at the old one with 301", async () => {
  const owner = await enterAs(shop, "admin");
  const [other] = await shop.database.db
    .select()
    .from(products)
    .where(eq(products.slug, "nux-vomica-30-ch-sbl-30-ml"));
  const path = `/admin/products/${other!.sku}`;
  const page = await owner.read(path);
  await owner.submit(path, { ...editor(page.html), intent: "save", slug: "nux-30" });
  const old = await owner.ask(`/product/${other!.slug}`);
  expect([old.status, locationOf(old)]).toEqual([301, "/product/nux-30"]);
  expect((await owner.ask("/product/nux-30")).status).toBe(200);
});

test("hidden products leave the shop, and unknown ones and acts are 404 and 400", async () => {
  const staff = await enterAs(shop, "staff");
  const [other] = await shop.database.db
    .select()
    .from(products)
    .where(eq(products.slug, "bryonia-alba-30-ch-sbl-30-ml"));
  expect((await staff.submit(`/admin/products/${other!.sku}`, { intent: "hide" })).text).toContain(
    "The product is hidden now.",
  );
  expect((await staff.ask(`/product/${other!.slug}`)).status).toBe(404);
  expect((await staff.read("/admin/products?view=hidden")).text).toContain("Bryonia Alba");
  expect((await staff.ask("/admin/products/NOPE")).status).toBe(404);
  expect((await staff.send(`/admin/products/${sku}`, { intent: "dance" })).status).toBe(400);
});

test("an uploaded picture is on page and cards in fixed widths, cropped around its point; other widths are 404", async () => {
  const staff = await enterAs(shop, "staff");
  const path = `/admin/products/${sku}`;
  const sent = await sendFile(
    staff,
    path,
    { picture: await photo({ width: 600, height: 900 }) },
    { alt: "The bottle" },
  );
  expect((await readPage(sent)).text).toContain("The picture is on the page.");
  const page = (await staff.read(`/product/${SLUG}`)).html;
  const url = /\/media\/[0-9a-f]{32}\/320-50x50\.avif/.exec(page)![0];
  const picture = await staff.ask(url);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/avif"]);
  expect(picture.headers.get("cache-control")).toContain("immutable");
  for (const wrong of ["/321-50x50.avif", "/320-51x50.avif", "/320-50x50.png"])
    expect((await staff.ask(url.replace(/\/320.*/, wrong))).status).toBe(404);
  const id = /name="picture" value="(\d+)"/.exec((await staff.read(path)).html)![1]!;
  await staff.submit(path, { intent: "focus", picture: id, x: "30", y: "80" });
  expect((await staff.ask(url)).status).toBe(404);
  expect((await staff.ask(url.replace("50x50", "30x80"))).status).toBe(200);
  await staff.submit(path, { intent: "remove-picture", picture: id });
  expect((await staff.read(`/product/${SLUG}`)).html).not.toContain("/media/");
  const wrong = await sendFile(staff, path, { picture: Buffer.from("no picture") }, { alt: "x" });
  expect([
    wrong.status,
    (await readPage(wrong)).text.includes("Please choose a picture: JPEG, PNG, WebP or AVIF."),
  ]).toEqual([422, true]);
});

test("an export is changed, checked, taken over in the background, and taken back", async () => {
  const owner = await enterAs(shop, "admin");
  const exported = await owner.ask("/admin/products/export.csv");
  expect(exported.headers.get("content-disposition")).toMatch(/catalogue-\d{4}-\d\d-\d\d\.csv/);
  expect((await exported.text()).split("\n").length).toBeGreaterThan(3_000);
  const file = Buffer.from(`sku,price\n${sku},66\nNOBODY,5\n`);
  const sent = await sendFile(owner, "/admin/products/import", { file });
  const path = locationOf(sent)!;
  const checked = await until(() => owner.read(path), "Checked, nothing written yet");
  expect(checked.text).toContain("Price (₹): 77.50 → 66.00");
  expect(checked.text).toContain("Name: Please fill this in.");
  const running = await owner.submit(path, { intent: "apply" });
  expect(running.text).toMatch(/Being written|Done/);
  await until(() => owner.read(path), "Done");
  expect((await owner.read(`/product/${SLUG}`)).text).toContain("₹66");
  expect((await owner.submit(path, { intent: "undo" })).text).toContain("The import is taken back.");
  expect((await owner.read(`/product/${SLUG}`)).text).toContain("₹77.50");
  expect((await owner.send(path, { intent: "apply" })).status).toBe(409);
});

test("a file that is no catalogue is refused with a sentence", async () => {
  const owner = await enterAs(shop, "admin");
  const sent = await sendFile(owner, "/admin/products/import", { file: Buffer.from("name\nx\n") });
  expect([sent.status, (await readPage(sent)).text.includes("The column sku is missing.")]).toEqual([
    422,
    true,
  ]);
  expect((await sendFile(owner, "/admin/products/import", {})).status).toBe(422);
});

test("prices change by per cent after a look, and come back", async () => {
  const staff = await enterAs(shop, "staff");
  const page = await staff.read("/admin/products/prices?percent=-10&step=100&q=abrotanum&brand=sbl&form=");
  expect(page.text).toMatch(/\d prices? would change/);
  const done = await staff.submit("/admin/products/prices", {
    ...formFields(page.html),
    brand: "sbl",
    form: "",
    step: "100",
    intent: "apply",
  });
  expect(done.text).toMatch(/\d prices? ha(?:s|ve) changed\./);
  const changeSet = /name="changeSet" value="([^"]+)"/.exec(done.html)![1]!;
  expect((await staff.submit("/admin/products/prices", { intent: "undo", changeSet })).text).toMatch(
    /prices? (?:is|are) back\./,
  );
  expect((await staff.ask("/admin/products/prices?percent=lots")).status).toBe(200);
  expect((await staff.send("/admin/products/prices", { intent: "apply", percent: "lots" })).status).toBe(422);
});

test("a category is renamed: the old address leads on, and a taken one is refused", async () => {
  const staff = await enterAs(shop, "staff");
  const page = await staff.read("/admin/categories/skin-care");
  const fields = { ...formFields(page.html), kind: "concern" };
  const taken = await staff.submit("/admin/categories/skin-care", { ...fields, slug: "dilutions" });
  expect([taken.status, taken.text.includes("This address is taken already.")]).toEqual([409, true]);
  const saved = await staff.submit("/admin/categories/skin-care", { ...fields, slug: "skin" });
  expect(saved.text).toContain("Saved. The shop shows it already.");
  expect((await staff.ask("/category/skin-care")).status).toBe(301);
  const brand = await staff.read("/admin/brands/sbl");
  const claims = await staff.submit("/admin/brands/sbl", {
    ...formFields(brand.html),
    description: "Our drops cure diabetes.",
  });
  expect(claims.status).toBe(422);
  expect((await staff.ask("/admin/remedies/nothing")).status).toBe(404);
});

test.each([
  "products",
  "products/new",
  "products/prices",
  "products/import",
  "products/export.csv",
  "categories",
  "brands",
  "brands/sbl",
  "remedies",
  "remedies/new",
])("/admin/%s is there for the owner and the counter, not for a doctor or a customer", async (path) => {
  const statuses = [];
  for (const role of ["admin", "staff", "doctor", "customer"] as const)
    statuses.push((await (await enterAs(shop, role)).ask(`/admin/${path}`)).status);
  expect(statuses).toEqual([200, 200, 404, 404]);
});

async function skuOf(slug: string): Promise<string> {
  const [product] = await shop.database.db.select().from(products).where(eq(products.slug, slug));
  return product!.sku;
}

type Person = Awaited<ReturnType<typeof enterAs>>;

/** The fields of the big form: those of the small ones beside it are left out, chosen options added. */
function editor(html: string): Record<string, string> {
  const fields = formFields(html);
  for (const [, name, options] of html.matchAll(/<select[^>]* name="([^"]+)"[^>]*>(.*?)<\/select>/gs))
    fields[name!] = /<option[^>]*selected=""[^>]*>/.test(options!)
      ? (/<option(?=[^>]*selected="")(?:[^>]*value="([^"]*)")?[^>]*>([^<]*)/
          .exec(options!)!
          .slice(1)
          .find((part) => part !== undefined) ?? "")
      : "";
  for (const other of ["salePrice", "startsOn", "endsOn", "alt", "x", "y", "picture"]) delete fields[other];
  return fields;
}

async function sendFile(
  person: Person,
  path: string,
  files: Record<string, Buffer>,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)]), `${name}.csv`);
  const packed = new Request(`${ORIGIN}${path}`, { method: "POST", body: form });
  const body = Buffer.from(await packed.arrayBuffer());
  const cookie = [...person.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = new Headers({
    cookie,
    origin: ORIGIN,
    "content-length": String(body.byteLength),
    "content-type": packed.headers.get("content-type")!,
  });
  return shop.ask(path, { method: "POST", body, headers });
}

async function until(read: () => ReturnType<Person["read"]>, words: string) {
  await expect.poll(async () => (await read()).text, { interval: 300 }).toContain(words);
  return read();
}
