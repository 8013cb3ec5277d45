import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { siteLinks } from "#app/db/schema/pages.ts";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { enterAs } from "#tests/support/office.ts";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof enterAs>>;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.database.db.delete(siteLinks);
  owner = await enterAs(shop, "admin");
});
afterAll(() => shop.close());

const BUILT_IN = ["Shop All Products", "Brands", "Doctor Consultation", "Bulk Orders", "Track Order", "FAQ"];
const own = {
  intent: "save",
  position: "footer",
  label: "Camps",
  url: "/gallery",
  sortOrder: "",
  isActive: "on",
};

async function quickLinks(): Promise<string[]> {
  const $ = load((await owner.read("/about")).html);
  return $('nav[aria-label="Quick Links"] a')
    .map((_, link) => $(link).text())
    .get();
}

test("the screen says which built-in links the first own one would hide, and keeps them unless told otherwise", async () => {
  const page = await owner.read("/admin/links/site");
  expect(page.text).toContain(`The footer shows the built-in links now: ${BUILT_IN.join(", ")}.`);
  expect(load(page.html)('[name="keepBuiltIn"]').attr("checked")).toBeDefined();
  await owner.submit("/admin/links/site", { ...own, sortOrder: "9", keepBuiltIn: "on" });
  expect(await quickLinks()).toEqual([...BUILT_IN, "Camps"]);
  const after = await owner.read("/admin/links/site");
  expect(after.text).not.toContain("The footer shows the built-in links now");
  await owner.submit("/admin/links/site", { ...own, label: "Events", sortOrder: "9", keepBuiltIn: "on" });
  expect(await quickLinks()).toEqual([...BUILT_IN, "Camps", "Events"]);
});

test("who does not keep them has the own link alone", async () => {
  await owner.submit("/admin/links/site", { ...own, sortOrder: "0" });
  expect(await quickLinks()).toEqual(["Camps"]);
});

test("a rule for PIN codes is added before the list of rules, without scrolling past them", async () => {
  const $ = load((await owner.read("/admin/settings/pincodes")).html);
  const names = $("main [name]")
    .map((_, field) => $(field).attr("name"))
    .get();
  expect(names.indexOf("prefix")).toBeLessThan(names.indexOf("q"));
  expect($("main h2").first().text()).toBe("Add a rule");
});
