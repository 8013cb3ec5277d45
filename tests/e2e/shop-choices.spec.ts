import { expect } from "@playwright/test";
import { openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test(`packs are chosen by size, stock and price, and each choice is taken away again, ${scripts}`, async ({
      page,
    }, { project }) => {
      const isPhone = project.name === "phone";
      const filters = page.getByRole("complementary", { name: "Filters" });
      const heading = page.getByRole("heading", { level: 1 });
      const openFilters = async () => {
        if (isPhone && !(await filters.isVisible()))
          await page.getByRole("button", { name: "Filters" }).first().click();
      };
      const closeFilters = async () => {
        if (isPhone && (await filters.isVisible()))
          await filters.getByRole("button", { name: "Close filters" }).click();
      };
      const apply = async () => {
        if (!javaScriptEnabled) await filters.getByRole("button", { name: /^Apply Filters/ }).click();
      };

      if (javaScriptEnabled) await openReady(page, "/shop?view=all");
      else await page.goto("/shop?view=all");
      await openFilters();
      await filters.getByText("Pack size", { exact: true }).first().click();
      const pack = filters.getByRole("checkbox", { name: /^30 ml\b/ });
      const said = Number((await pack.locator("..").locator("span").last().innerText()).replace(",", ""));
      await pack.locator("..").click();
      await apply();
      await expect(page).toHaveURL(/[?&]pack=30-ml/);
      await closeFilters();
      await expect(heading).toHaveText(/^Medicines, 30\sml$/);
      await expect(page.getByText(`${said.toLocaleString("en-IN")} packs`)).toBeVisible();

      await openFilters();
      await filters
        .getByRole("checkbox", { name: /^In stock/ })
        .locator("..")
        .click();
      await apply();
      await expect(page).toHaveURL(/[?&]stock=in/);
      await openFilters();
      await filters.getByRole("link", { name: /^Up to ₹/ }).click();
      await expect(page).toHaveURL(/pack=30-ml&stock=in&max=\d+/);
      await closeFilters();
      await expect(heading).toHaveText(/^Medicines, 30\sml, in stock, up to ₹\d+$/);

      const chips = page.getByRole("list", { name: "Quick filters" });
      await chips.getByRole("button", { name: "In stock", pressed: true }).click();
      await expect(heading).toHaveText(/^Medicines, 30\sml, up to ₹\d+$/);
      await chips.getByRole("button", { name: "30 ml", pressed: true }).click();
      await expect(heading).toHaveText(/^Medicines, up to ₹\d+$/);
    });
  });
}
