import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/visitor-test.ts";

const CARD = "main article h3 a[href^='/product/']";

/** What the shop is asked for from now on: method, path, and whether as a page that is looked at now. */
function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const isShown = "x-shown" in request.headers();
    asked.push(`${request.method()} ${new URL(request.url()).pathname}${isShown ? " shown" : ""}`);
  });
  return asked;
}

/** No script of the shop arrives. Where Playwright itself stands between, the browser fetches nothing ahead. */
async function keepAsleep(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setBlockedURLs", { urls: ["*/assets/*.js"] });
}

test.skip(({ isMobile, hasTouch }) => isMobile || hasTouch, "a finger does not rest on a link");

test("a product that a hand rests on is there when it is pressed, and counts as seen once", async ({
  page,
}) => {
  await keepAsleep(page);
  const rules = page.waitForResponse("**/speculation-rules.json");
  await page.goto("/bestsellers");
  expect((await rules).ok()).toBe(true);
  const card = page.locator(CARD).first();
  const path = (await card.getAttribute("href"))!;
  const asked = listRequests(page);
  await card.hover();
  await expect.poll(() => asked).toContain(`GET ${path}`);
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => asked).toContain(`HEAD ${path} shown`);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((one) => one === `HEAD ${path} shown`)).toHaveLength(1);
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
});

test("once the scripts of a page are at work, links are theirs and no page is fetched twice", async ({
  page,
}) => {
  await page.goto("/bestsellers");
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  const card = page.locator(CARD).first();
  const path = (await card.getAttribute("href"))!;
  const asked = listRequests(page);
  await card.hover();
  // Longer than a browser waits before it fetches for a hand that rests.
  await page.waitForTimeout(1_000);
  await card.click();
  await expect(page).toHaveURL(path);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((one) => one.includes(path))).toEqual([`GET ${path}.data`, `HEAD ${path}.data shown`]);
});

test("what is somebody's own is not fetched for a hand that rests on its link", async ({ page }) => {
  await keepAsleep(page);
  await page.goto("/bestsellers");
  const asked = listRequests(page);
  await page.getByRole("banner").locator("a[href='/cart']").first().hover();
  await page.waitForTimeout(1_000);
  expect(asked.filter((one) => one.includes("/cart"))).toEqual([]);
});
