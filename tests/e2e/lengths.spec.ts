import { expect, type Page, test } from "@playwright/test";
import { addToCart, openReady } from "#tests/support/shopper.ts";

const PHONE = { width: 390, height: 844 };
const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";

// Each test sets the sizes it needs.
test.beforeEach(async ({ page }, { project }) => {
  test.skip(project.name === "desktop", "once is enough");
  await page.setViewportSize(PHONE);
});

test("on a phone the footer is short, and every link of it is one press away", async ({ page }) => {
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(500);
  for (const [fold, link] of [
    ["Quick Links", "Track Order"],
    ["Product Categories", "Dilutions"],
    ["Service Areas", "Palwal"],
    ["Policies", "Grievance Officer"],
  ] as const) {
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeHidden();
    await footer.getByText(fold, { exact: true }).locator("visible=true").click();
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  }
});

test("on a wide screen every link of the footer is in sight, and no fold asks for a press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/faq");
  const footer = page.getByRole("contentinfo");
  for (const link of ["Track Order", "Dilutions", "Palwal", "Grievance Officer"])
    await expect(footer.getByRole("link", { name: link, exact: true })).toBeVisible();
  await expect(footer.locator("summary").locator("visible=true")).toHaveCount(0);
});

test("below checkout there is only help and what the law wants", async ({ page }) => {
  await openReady(page, ARNICA);
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await page.goto("/checkout");
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(200);
  expect(await linksIn(page)).toEqual([
    "+91 98765 43210",
    "WhatsApp",
    "Returns and Refunds",
    "Shipping Policy",
    "Privacy Policy",
    "Terms of Service",
  ]);
});

function linksIn(page: Page): Promise<string[]> {
  return page.getByRole("contentinfo").getByRole("link").allInnerTexts();
}
