import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { formFields, locationOf } from "#tests/support/visitor.ts";

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await openTestShop();
  const [product] = await shop.database.db
    .select({ sku: products.sku })
    .from(products)
    .where(eq(products.slug, "arnica-montana-30-ch-sbl-30-ml"));
  sku = product!.sku;
});
afterAll(() => shop.close());

const SCREENS = ["", "/receive", "/expiring", "/recall?number=X", "/ledger"].map(
  (path) => `/admin/stock${path}`,
);

test("staff takes a batch in, finds it, counts it, and reads in the ledger who did what", async () => {
  const staff = await enterAs(shop, "staff");
  const typed = { number: "KV-1", expiresOn: "06/2031", mrp: "900", quantity: "12", cost: "", supplier: "" };
  const page = await staff.submit(`/admin/stock/receive?sku=${sku}`, typed);
  expect(page.status).toBe(200);
  expect(page.text).toContain("12 packs of batch KV-1 are in stock.");
  const batch = /\/admin\/stock\/batches\/(\d+)[^>]*>KV-1</.exec(page.html)![1]!;
  const counted = await staff.submit(`/admin/stock/batches/${batch}`, {
    intent: "adjust",
    counted: "11",
    note: "one broke",
  });
  expect(counted.text).toContain("The batch has 11 packs now.");
  const ledger = await staff.read("/admin/stock/ledger");
  expect(ledger.text).toContain("-1 KV-1");
  expect(ledger.text).toContain("one broke");
});

test("the same form of a batch sent twice takes its packs in once", async () => {
  const staff = await enterAs(shop, "staff");
  const path = `/admin/stock/receive?sku=${sku}`;
  const { key } = formFields((await staff.read(path)).html);
  const typed = {
    key: key!,
    number: "KV-7",
    expiresOn: "06/2031",
    mrp: "900",
    quantity: "12",
    cost: "",
    supplier: "",
  };
  await staff.submit(path, typed);
  const again = await staff.submit(path, typed);
  expect([again.status, again.text.includes("12 packs of batch KV-7 are in stock.")]).toEqual([200, true]);
  const [, id] = /\/admin\/stock\/batches\/(\d+)[^>]*>KV-7</.exec(again.html)!;
  expect(formFields((await staff.read(`/admin/stock/batches/${id}`)).html)).toMatchObject({ seen: "12" });
});

test("a scan leads to the product with that very barcode or SKU, and to no other that begins so", async () => {
  const staff = await enterAs(shop, "staff");
  const scan = async (q: string) => {
    const answer = await staff.ask(`/admin/stock/receive?q=${q}`);
    return [answer.status, locationOf(answer)];
  };
  const [other] = await shop.database.db
    .update(products)
    .set({ sku: "96385074-A", barcode: "40170725" })
    .where(eq(products.slug, "nux-vomica-30-ch-sbl-30-ml"))
    .returning();
  expect(await scan("96385074")).toEqual([200, undefined]);
  for (const q of [other!.barcode!, other!.sku.toLowerCase()])
    expect(await scan(q)).toEqual([302, "/admin/stock/receive?sku=96385074-A"]);
});

test("wrong fields of a batch are said at the field with status 422, and what was typed stays", async () => {
  const staff = await enterAs(shop, "staff");
  const page = await staff.submit(`/admin/stock/receive?sku=${sku}`, { number: "KV-2", expiresOn: "soon" });
  expect(page.status).toBe(422);
  expect(page.text).toContain("Please enter the expiry as on the pack, such as 06/2030.");
  expect(page.html).toContain('value="KV-2"');
});

test("a batch, a product or a step that does not exist is 404 or 400, a forbidden one 409, one without a reason 422", async () => {
  const staff = await enterAs(shop, "staff");
  expect((await staff.ask("/admin/stock/batches/99999999")).status).toBe(404);
  expect((await staff.ask("/admin/stock/batches/x")).status).toBe(404);
  expect((await staff.ask("/admin/stock/batches/99999999999")).status).toBe(404);
  expect((await staff.ask("/admin/stock/ledger?after=1e30")).status).toBe(200);
  expect((await staff.ask("/admin/stock/receive?sku=NOPE")).status).toBe(404);
  const path = "/admin/stock/batches/1";
  expect((await staff.send(path, { intent: "dance", note: "x" })).status).toBe(400);
  expect((await staff.send(path, { intent: "free", note: "x" })).status).toBe(409);
  expect((await staff.send(path, { intent: "destroy", note: "" })).status).toBe(422);
});

test.each(SCREENS)(
  "%s is there for the owner and the counter, not for a doctor or a customer",
  async (path) => {
    const statuses = [];
    for (const role of ["admin", "staff", "doctor", "customer"] as const)
      statuses.push((await (await enterAs(shop, role)).ask(path)).status);
    expect(statuses).toEqual([200, 200, 404, 404]);
  },
);
