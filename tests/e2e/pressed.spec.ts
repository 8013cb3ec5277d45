import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/visitor-test.ts";

const CARD = "main article h3 a[href^='/product/']";

/** What is asked about that medicine from now on: for a press alone, or as looked at. */
function listAsked(page: Page, path: string): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const { purpose, "x-shown": shown } = request.headers();
    const why = purpose === "prefetch" ? " pressed" : shown ? " shown" : "";
    if (pathname === `${path}.data`) asked.push(`${request.method()}${why}`);
  });
  return asked;
}

async function openListing(page: Page) {
  await page.goto("/bestsellers");
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  const card = page.locator(CARD).first();
  await card.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await card.boundingBox())!;
  const path = (await card.getAttribute("href"))!;
  await page.mouse.move(x + width / 2, y + height / 2);
  return { card, path, asked: listAsked(page, path) };
}

test("a medicine is asked for once, while its card is pressed, and counts as seen once it is opened", async ({
  page,
}) => {
  const { path, asked } = await openListing(page);
  await page.mouse.down();
  await expect.poll(() => asked).toEqual(["GET pressed"]);
  await page.mouse.up();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["GET pressed", "HEAD shown"]);
});

test("a press that opens nothing counts nothing, and the next one asks anew", async ({ page }) => {
  const { card, path, asked } = await openListing(page);
  await page.mouse.down();
  await expect.poll(() => asked).toEqual(["GET pressed"]);
  await card.evaluate((element) =>
    element.addEventListener("click", (event) => event.preventDefault(), { once: true }),
  );
  await page.mouse.up();
  await page.waitForTimeout(1_100);
  expect(asked).toEqual(["GET pressed"]);
  await card.press("Enter");
  await expect(page).toHaveURL(path);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["GET pressed", "GET"]);
});

test("a finger that scrolls breaks off what it asked for, and counts nothing", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "only a finger scrolls by touching");
  const { card, asked } = await openListing(page);
  const broken = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
  await page.route(/\.data\?/, () => undefined);
  const { x, y } = (await card.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: string, touchPoints: object[]) =>
    client.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: touchPoints as never,
    });
  await touch("touchStart", [{ x: x + 5, y: y + 5 }]);
  await expect.poll(() => asked).toEqual(["GET pressed"]);
  for (const by of [20, 60, 120]) await touch("touchMove", [{ x: x + 5, y: y + 5 - by }]);
  await broken;
  await touch("touchEnd", []);
  expect(asked).toEqual(["GET pressed"]);
});

test("a press is answered though its first asking was lost", async ({ page }) => {
  const { path, asked } = await openListing(page);
  await page.route(/\.data\?/, (route) =>
    route.request().headers().purpose ? route.abort("connectionreset") : route.continue(),
  );
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toEqual(["GET pressed", "HEAD shown", "GET"]);
  expect(await page.locator("[data-plain]").count()).toBe(0);
});
