import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/visitor-test.ts";

const WAY = [
  "/shop?view=all",
  "/product/arnica-montana-30-ch-sbl-30-ml",
  "/category/dilutions",
  "/doctor-consultation",
  "/remedy/arnica-montana",
  "/shop?view=all",
];

function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(({ href }) => href),
  );
}

/** Where everything in the page stands, and how high. */
function placesIn(page: Page): Promise<string[]> {
  return page.locator("main").evaluate((main) => {
    const all = [...main.querySelectorAll<HTMLElement>("*")];
    // What is laid out once it is near.
    for (const element of all) element.style.contentVisibility = "visible";
    return all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
      });
  });
}

async function opened(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
}

test("pages opened one after the other look as each does alone, and their styles stay, each once", async ({
  page,
  context,
}) => {
  await page.goto(WAY[0]!);
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  await opened(page);
  const before = await stylesOf(page);
  const alone = await context.newPage();
  for (const path of WAY.slice(1)) {
    await page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), path);
    await page.waitForURL(`**${path}`);
    await opened(page);
    await alone.goto(path);
    await alone.locator("html[data-awake]").waitFor({ state: "attached" });
    await opened(alone);
    expect(await placesIn(page), path).toEqual(await placesIn(alone));
    const now = await stylesOf(page);
    expect(now.slice(0, before.length)).toEqual(before);
    expect(new Set(now).size, path).toBe(now.length);
    expect(now).toEqual(expect.arrayContaining(await stylesOf(alone)));
    before.splice(0, Infinity, ...now);
  }
});
