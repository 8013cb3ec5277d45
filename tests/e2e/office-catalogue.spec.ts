import { expect } from "@playwright/test";
import { like } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { enterOffice } from "#tests/support/enter-office.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { expectAllUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

const PRODUCTS = {
  phone: { sku: "SBL-ACON-30CH-30ML", slug: "aconitum-napellus-30-ch-sbl-30-ml" },
  desktop: { sku: "SBL-ACON-200CH-30ML", slug: "aconitum-napellus-200-ch-sbl-30-ml" },
};

test("a price is changed by hand and by a file, each is on the product page at once, and the file is taken back", async ({
  page,
}, { project }) => {
  const { sku, slug } = PRODUCTS[project.name as keyof typeof PRODUCTS];
  if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
  const priceOnPage = async () => {
    await page.goto(`/product/${slug}`);
    return page.getByRole("main").innerText();
  };
  await enterOffice(page, "staff");
  await page.goto(`/admin/products/${sku}`);
  const priceNow = await page.getByLabel("Price (₹)", { exact: true }).inputValue();
  // Another than it is, also when the test runs a second time.
  const price = Number(priceNow) === 81 ? "80" : "81";
  await page.getByLabel("Price (₹)", { exact: true }).fill("9999");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("The price may not be above MRP.").first()).toBeVisible();
  await page.getByLabel("Price (₹)", { exact: true }).fill(price);
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("Saved. The shop shows it already.")).toBeVisible();
  expect(await priceOnPage()).toContain(`₹${price}`);

  await page.goto("/admin/products/import");
  const file = `sku,price\n${sku},82.50\nNO-SUCH-PACK,10\n`;
  await page
    .getByLabel(/^CSV file/)
    .setInputFiles({ name: "prices.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Check the file" }).click();
  await page.getByRole("button", { name: "Take 1 row over" }).click();
  await expect(page.getByText("Done", { exact: true }).first()).toBeVisible();
  const address = page.url();
  expect(await priceOnPage()).toContain("₹82.50");
  await page.goto(address);
  await page.getByText("Take the import back").first().click();
  await page.getByRole("button", { name: "Take the import back" }).click();
  await expect(page.getByText("The import is taken back.")).toBeVisible();
  expect(await priceOnPage()).toContain(`₹${price}`);
});

const FAMILIES = { phone: { name: "chamomilla", count: 3 }, desktop: { name: "belladonna", count: 2 } };

test.describe("on the same products, one after the other", () => {
  test.describe.configure({ mode: "serial" });

  for (const javaScriptEnabled of [true, false])
    test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test("products are ticked by keyboard, marked as new, made cheaper by per cent, and get their prices back", async ({
        page,
      }, { project }) => {
        const { name, count } = FAMILIES[project.name as keyof typeof FAMILIES];
        if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
        await inShopDatabase(process.env.SHOP_DATA_DIR!, (db) =>
          db
            .update(products)
            .set({ isNew: false })
            .where(like(products.slug, `${name}%`)),
        );
        await enterOffice(page, "staff");
        await page.goto("/admin/products");
        await page.getByRole("search").getByLabel("Brand").selectOption({ label: "SBL" });
        await page.getByLabel("Name, potency, SKU or barcode").fill(name);
        await page.getByLabel("Name, potency, SKU or barcode").press("Enter");
        await expect(page).toHaveURL(/brand=sbl/);
        // The address changes before the rows do.
        await expect(page.getByRole("checkbox").first()).toHaveAccessibleName(RegExp(name, "i"));
        for (let place = 0; place < count; place++) {
          await page.getByRole("checkbox").nth(place).focus();
          await page.keyboard.press("Space");
        }
        await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(count);
        await page.getByLabel("What to do").selectOption({ label: "Mark as new" });
        await page.getByRole("button", { name: "Do it" }).click();
        await expect(page.getByText(`${count} products have changed.`)).toBeVisible();
        await page.getByRole("button", { name: "Change their prices" }).click();
        await expect(page.getByText(`Only ${count} ticked products`)).toBeVisible();
        await page.getByLabel("Per cent (10 is dearer, -10 cheaper)").fill("-5");
        await page.getByRole("button", { name: "Show what would change" }).click();
        await page.getByRole("button", { name: `Change ${count} prices` }).click();
        await expect(page.getByText(`${count} prices have changed.`).first()).toBeVisible();
        const newestSet = page.locator("tr", { hasText: `${count} prices have changed.` }).first();
        await newestSet.getByText("Take back").first().click();
        await newestSet.getByRole("button", { name: "Take back" }).click();
        await expect(page.getByText(`${count} prices are back.`)).toBeVisible();
      });
    });
});

test("the screens of the catalogue fit the window and have no fault that axe finds", async ({ page }, {
  project,
}) => {
  test.slow();
  if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
  await enterOffice(page, "staff");
  await expectAllUsable(page, [
    "/admin/products",
    "/admin/products/new",
    `/admin/products/${PRODUCTS.phone.sku}`,
    "/admin/products/import",
    "/admin/products/prices",
    "/admin/categories",
    "/admin/brands",
    "/admin/remedies",
    "/admin/search-words",
  ]);
});
