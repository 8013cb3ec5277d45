import { expect, type Page } from "@playwright/test";
import { enterOffice } from "#tests/support/enter-office.ts";
import { test } from "#tests/support/visitor-test.ts";

test("who goes back while a page is still loading gets the page before it, whole", async ({ page }) => {
  await page.goto("/contact");
  await followLink(page, "/about");
  const goOn = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/contact$/);
  goOn();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await expect(page).toHaveTitle(/^Contact/);
});

test("who has signed out of the back office and goes back meets the sign-in page", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "phone", "one screen size is enough");
  await enterOffice(page, "staff");
  await followLink(page, "/admin/orders");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await followLink(page, "/about");
  await page.reload();
  for (const back of [/\/$/, /\/login\?returnTo=%2Fadmin%2Forders$/, /\/login\?returnTo=%2Fadmin$/]) {
    await page.goBack();
    await expect(page).toHaveURL(back);
    // As slow as a hand: a page that is only being shown may be loading once more.
    await page.waitForLoadState("networkidle");
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    await expect(page).toHaveURL(back);
  }
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("a session of the back office that ended elsewhere leads to the sign-in page and, from there, back", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "one screen size is enough");
  await enterOffice(page, "staff");
  await page.context().clearCookies({ name: "materia_session" });
  await followLink(page, "/admin/orders");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Forders$/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin$/);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
});

test("who goes back to a list finds the medicine that was pressed in sight, though what lies above was not laid out yet", async ({
  page,
}) => {
  await page.goto("/shop");
  const last = page.locator(".product-card").last().getByRole("heading").getByRole("link");
  const path = await last.getAttribute("href");
  await last.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  const again = page.locator(`.product-card a[href="${path}"]`).first();
  await expect(again).toBeInViewport();
});

/** A link of the page as a click follows it, wherever the page has it. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(({ pathname }) => pathname === path || pathname === "/login");
}

/** Keeps the page's scripts waiting until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let goOn = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await isAllowed;
    await route.continue();
  });
  return goOn;
}
