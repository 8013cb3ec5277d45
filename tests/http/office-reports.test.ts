import { load } from "cheerio";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#app/db/schema/catalog.ts";
import { searchTerms } from "#app/db/schema/reports.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";
import { addSale } from "#tests/support/sale.ts";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
const today = indiaDate(new Date());
beforeAll(async () => {
  shop = await openTestShop();
  owner = await enterAs(shop, "admin");
  const [product] = await shop.database.db.select({ id: products.id }).from(products).limit(1);
  const lines = [{ productId: product!.id, quantity: 2, pricePaise: 10_525 }];
  await addSale(shop.database.db, { lines, deliveryPaise: 4_000, placedAt: new Date() });
  await shop.database.db.insert(searchTerms).values([
    { term: '=HYPERLINK("http://x.example","a")', searchedOn: today, searchCount: 4, foundCount: 0 },
    { term: "आर्निका, 30", searchedOn: today, searchCount: 3, foundCount: 3 },
  ]);
});
afterAll(() => shop.close());

test("every report of the list opens with table and totals, and gives a file with the same rows", async () => {
  const list = load(await (await owner.ask("/admin/reports")).text());
  const paths = list("main a")
    .map((_, link) => list(link).attr("href")!)
    .get();
  expect(paths.length).toBe(14);
  for (const path of paths) {
    const page = await owner.ask(path);
    expect([path, page.status, page.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    const $ = load(await page.text());
    const file = await owner.ask($("a[href*='export.csv']").attr("href")!);
    expect([path, file.status]).toEqual([path, 200]);
    const rows = parse(await file.text(), { bom: true }) as string[][];
    expect(rows[0]).not.toContain("");
    expect($("tbody tr").length).toBe(Math.min(rows.length - 1, 100));
  }
});

test("the sales of today stand in the table, and as plain numbers in the file", async () => {
  const $ = load(await (await owner.ask(`/admin/reports/sales-by-day?from=${today}&to=${today}`)).text());
  expect(
    $("tbody td")
      .map((_, cell) => $(cell).text())
      .get(),
  ).toEqual(["1", "2", "₹210.50", "₹40.00", "₹11.92", "₹250.50", "₹250.50"]);
  expect($("tfoot").text()).toContain("₹250.50");
  const file = await owner.ask(`/admin/reports/sales-by-day/export.csv?from=${today}&to=${today}`);
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe(
    `attachment; filename="sales-by-day-${today}-${today}.csv"`,
  );
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().slice(1)).toBe(
    `Day,Orders,Packs,Goods (₹),Delivery (₹),GST in it (₹),Sales (₹),Average order (₹)\r\n${today},1,2,210.50,40.00,11.92,250.50,250.50\r\n`,
  );
});

test("what somebody searched for is never run as a formula, and keeps its letters", async () => {
  const file = await (await owner.ask("/admin/reports/top-searches/export.csv")).text();
  const rows = parse(file, { bom: true }) as string[][];
  expect(rows.slice(1).map(([term]) => term)).toEqual([`'=HYPERLINK("http://x.example","a")`, "आर्निका, 30"]);
});

test("the days asked for stay in the form, also when they are wrong, and the answer says what is wrong", async () => {
  const asked = { from: addDays(today, -3), to: today };
  const right = load(
    await (await owner.ask(`/admin/reports/sales-by-day?${new URLSearchParams(asked)}`)).text(),
  );
  expect([right("input[name=from]").val(), right("tbody tr").length]).toEqual([asked.from, 4]);
  for (const [query, words] of [
    ["from=2026-11-21&to=2026-11-01", "The first day has to come before the last."],
    ["from=2026-02-30&to=2026-11-01", "Please enter days such as 2026-11-21."],
    ["from=2020-01-01&to=2026-11-01", "Please choose three years or less."],
  ] as const) {
    const answer = await owner.ask(`/admin/reports/sales-by-day?${query}`);
    expect(answer.status).toBe(400);
    const $ = load(await answer.text());
    expect($("main").text()).toContain(words);
    expect($("input[name=from]").val()).toBe(new URLSearchParams(query).get("from"));
    expect((await owner.ask(`/admin/reports/sales-by-day/export.csv?${query}`)).status).toBe(400);
  }
});

test("a report that does not exist is not there", async () => {
  for (const path of ["nothing", "constructor", "nothing/export.csv"])
    expect((await owner.ask(`/admin/reports/${path}`)).status).toBe(404);
});

test.each(["staff", "doctor", "business", "customer"] as const)(
  "in the role %s there are no reports and no files of them",
  async (role) => {
    const person = await enterAs(shop, role);
    for (const path of ["", "/sales-by-day", "/sales-by-day/export.csv", "/top-searches/export.csv"])
      expect([path, (await person.ask(`/admin/reports${path}`)).status]).toEqual([path, 404]);
  },
);

test("the chart's library is asked for by the reports only, and not before the page is shown", async () => {
  const page = await (await owner.ask("/admin/reports/sales-by-day")).text();
  expect(page).not.toContain("chartist");
  expect(load(page)(".report-chart").attr("aria-hidden")).toBe("true");
  expect(await (await owner.ask("/admin/stock")).text()).not.toContain("report-chart");
});
