import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PAGES = [
  "/admin/books",
  "/admin/books/2026-10",
  "/admin/books/2026-10/gstr1.json",
  "/admin/books/2026-10/gstr3b.csv",
];

test("the returns of a month are the owner's; for others of the shop they are not there", async () => {
  const owner = await enterAs(shop, "admin");
  for (const path of PAGES) expect([path, (await owner.ask(path)).status]).toEqual([path, 200]);
  for (const role of ["staff", "doctor", "customer"] as const) {
    const person = await enterAs(shop, role);
    for (const path of PAGES)
      expect([role, path, (await person.ask(path)).status]).toEqual([role, path, 404]);
  }
});

test("an empty month says what is missing and where it is mended; a month that is none is not there", async () => {
  const owner = await enterAs(shop, "admin");
  const $ = load(await (await owner.ask("/admin/books/2026-10")).text());
  expect($("h1").text()).toBe("October 2026");
  expect($("main").text()).toContain("The shop’s GSTIN is not entered.");
  for (const path of ["/admin/books/2026-13", "/admin/books/now", "/admin/books/2026-13/gstr1.json"])
    expect([path, (await owner.ask(path)).status]).toEqual([path, 404]);
  const file = await owner.ask("/admin/books/2026-10/gstr1.json");
  expect(file.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(/filename="returns_102026_R1.*_offline\.json"/);
  expect(await file.json()).toMatchObject({ fp: "102026" });
});
