import { expect, test } from "@playwright/test";
import { enterOffice } from "#tests/support/enter-office.ts";

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
