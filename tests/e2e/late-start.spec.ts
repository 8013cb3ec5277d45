import { expect, type Page } from "@playwright/test";
import { test } from "#tests/support/visitor-test.ts";

const PRODUCT = "/product/arnica-montana-30-ch-sbl-30-ml";
const READ = [
  "/",
  "/shop",
  PRODUCT,
  "/diseases/digestive-system/acidity",
  "/location/vatika-city",
  "/faq",
  "/category/cough-and-cold",
  "/brand/sbl",
];

test.use({ touches: false });

test("pages that are there to be read ask for no script before they are loaded, and run all of them with the first touch", async ({
  page,
}) => {
  await holdTime(page);
  const scripts = listScripts(page);
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  for (const path of READ) {
    scripts.length = 0;
    let before: string[] | undefined;
    page.once("load", () => {
      before = [...scripts];
    });
    await page.goto(path);
    expect(before, path).toEqual([]);
    await expect.poll(() => scripts.length, path).toBeGreaterThan(5);
    await expect.poll(() => page.locator("link[rel=later]").count(), path).toBe(0);
    expect(await isAwake(page), path).toBe(false);
    await page.mouse.move(100, 100 + READ.indexOf(path));
    const footer = await page.getByRole("contentinfo").elementHandle();
    await expectAwake(page);
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    // React took the page as it was sent: it wrote none of it again.
    expect(broken, path).toEqual([]);
    expect(await footer!.evaluate((element) => element.isConnected), path).toBe(true);
    expect(await page.locator("link[rel=later]").count(), path).toBe(0);
  }
});

test("a page that nobody touches runs its scripts some seconds later", async ({ page }) => {
  const pass = await holdTime(page);
  await page.goto(PRODUCT);
  await page.locator("link[rel=modulepreload]").first().waitFor({ state: "attached" });
  expect(await isAwake(page)).toBe(false);
  await pass(8_000);
  await expectAwake(page);
});

test("a page to work with runs its scripts once it is seen, touched or not", async ({ page }) => {
  await holdTime(page);
  for (const path of ["/cart", "/login"]) {
    await page.goto(path);
    await expectAwake(page);
  }
});

test("a page that is scrolled runs its scripts", async ({ page }) => {
  await holdTime(page);
  await page.goto(PRODUCT);
  expect(await isAwake(page)).toBe(false);
  await page.evaluate(() => scrollBy(0, 300));
  await expectAwake(page);
});

test("a page to which a visitor comes from another page of the shop runs its scripts at once", async ({
  page,
}) => {
  await holdTime(page);
  await page.goto(PRODUCT);
  await page.goto("/faq", { referer: new URL(PRODUCT, page.url()).href });
  await expectAwake(page);
});

test("the first key on a page that still loads brings its scripts", async ({ page }) => {
  const scripts = listScripts(page);
  const arrive = await openUnfinished(page);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await expectAwake(page);
  await arrive();
});

test("what is put into the cart on a page that still loads is there once", async ({ page }, { project }) => {
  const arrive = await openUnfinished(page);
  // The other one of a phone goes once its scripts are there.
  const place = page.locator(project.name === "phone" ? ".sticky-action" : "main");
  await place.getByRole("button", { name: "Add to Cart" }).first().click();
  await arrive();
  await page.goto("/cart");
  await expect(page.getByRole("textbox", { name: "Quantity of Arnica Montana" })).toHaveValue("1");
});

test("a page whose data is gone loads itself once more, and then works as without scripts", async ({
  page,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(PRODUCT)) loads++;
  });
  let missed = 0;
  await page.route("**/page-data/**", async (route) => {
    await route.fulfill({ status: 404 });
    missed++;
  });
  await page.goto(PRODUCT);
  await expect.poll(() => missed).toBe(2);
  expect(loads).toBe(2);
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  expect((await sent).status()).toBe(303);
  await page.goto("/cart");
  await expect(page.getByRole("textbox", { name: "Quantity of Arnica Montana" })).toHaveValue("1");
});

test("the scripts of a medicine's page come while its card is pressed", async ({ page }) => {
  await openAwake(page, "/shop");
  const scripts = listScripts(page);
  await page.locator("main h3 a[href^='/product/']").first().hover();
  expect(scripts).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await page.waitForLoadState("networkidle");
  const pressed = [...scripts];
  await page.mouse.up();
  await page.waitForURL("**/product/**");
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeVisible();
  expect(pressed).toContain(await moduleOf(page, "routes/product/$slug"));
});

test("all scripts of the next page are asked for before one of them has come", async ({ page }) => {
  await openAwake(page, "/");
  const own = await moduleOf(page, "routes/shop");
  const scripts = listScripts(page);
  const { promise: go, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(own, async (route) => {
    await go;
    await route.continue();
  });
  await page.locator("a[href='/shop']").locator("visible=true").first().click();
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  expect(scripts).toContain(own);
  arrive();
  await page.waitForURL("**/shop");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** A page that React holds and that asks for nothing more. */
async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await expectAwake(page);
  await page.waitForLoadState("networkidle");
}

/** The address of the file of a page's own script. */
function moduleOf(page: Page, route: string): Promise<string> {
  return page.evaluate(
    (id) => new URL(Reflect.get(window, "__reactRouterManifest").routes[id].module, location.href).href,
    route,
  );
}

function listScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** A product's page one picture of which is on its way until the answer is called. */
async function openUnfinished(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/favicon|\.webp|\.svg|\.woff2/);
  await page.route(/\.(webp|svg|avif|woff2)(\?|$)/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(PRODUCT, { waitUntil: "commit" });
  await asked;
  await page.getByRole("contentinfo").first().waitFor();
  return async () => {
    arrive();
    await page.waitForLoadState("load");
  };
}

/** What a page does by itself after more than five seconds waits until that many milliseconds are said to have passed. */
async function holdTime(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const held: { work: () => void; ms: number }[] = [];
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => (ms > 5_000 ? held.push({ work, ms }) : wait(work, ms)),
      pass: (passed: number) => {
        for (const { work, ms } of held) if (ms <= passed) work();
      },
    });
  });
  return (ms) => page.evaluate(`pass(${ms})`);
}

/** Until React holds the page. */
async function expectAwake(page: Page): Promise<void> {
  await expect.poll(() => isAwake(page)).toBe(true);
}

function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
}
