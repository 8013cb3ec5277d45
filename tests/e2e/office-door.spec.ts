import { expect } from "@playwright/test";
import { enterOffice } from "#tests/support/enter-office.ts";
import { test } from "#tests/support/visitor-test.ts";

test("who works in the shop goes from its pages into the back office and out again", async ({ page }, {
  project,
}) => {
  await enterOffice(page, "staff");
  await page.goto("/contact");
  if (project.name === "phone") await page.getByRole("button", { name: "Menu" }).click();
  else await page.getByText("Ravi Saini", { exact: true }).click();
  await page.getByRole("link", { name: "Back office" }).click();
  await expect(page.getByRole("link", { name: "Orders" }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("who looks at a product in the shop, reloads it and goes back stands in the back office again", async ({
  page,
}) => {
  await enterOffice(page, "staff");
  await page.goto("/admin/products/SBL-ACON-30CH-30ML");
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/products\//);
  await expect(page.getByRole("link", { name: "Orders" }).first()).toBeVisible();
});
