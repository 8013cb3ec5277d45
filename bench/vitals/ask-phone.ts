import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { type Phone, type Seen, type Weight, withPhone } from "./slow-phone.ts";

export const ARNICA = "arnica-montana-30-ch-sbl-30-ml";
const LISTING = "/shop?view=all";

export const PAGES = {
  home: "/",
  shop: LISTING,
  product: `/product/${ARNICA}`,
  condition: "/diseases/digestive-system/acidity",
  place: "/location/vatika-city",
  search: "/shop?q=arnica",
  cart: "/cart",
};

/** A finger stays on the glass that long. */
const TOUCH_MS = 80;
/** After the scripts of a page have come: what they do then is over. */
const SETTLED_MS = 1_500;

/** What is tapped, one after the other, on a page whose scripts have come. */
const TAPS: Record<string, string[]> = {
  [PAGES.home]: ['label[for="menu"], button[popovertarget], summary', "h3 a"],
  [PAGES.product]: ["main summary", 'main button[type="submit"]'],
  [PAGES.shop]: ["main summary", 'main button[type="submit"]'],
};

export type Opened = { lcpMs: number; tbtMs: number; shift: number } & Weight;

/** A first visit of that page. */
export function openFirst(
  browser: Browser,
  { origin, path }: { origin: string; path: string },
): Promise<Opened> {
  return withPhone(browser, origin, async (phone) => {
    if (path === PAGES.cart) await fillCart(phone, origin);
    await phone.page.goto(path);
    await rest(phone.page);
    const { lcpMs, fcpMs, shift, longTasks } = await look(phone.page);
    const tbtMs = longTasks
      .filter(([startMs]) => startMs >= fcpMs)
      .reduce((sum, [, lengthMs]) => sum + lengthMs - 50, 0);
    return { lcpMs, tbtMs, shift, ...phone.takeWeight() };
  });
}

/** How long the first product of a listing took from the tap until it was painted. */
export function tapProduct(browser: Browser, origin: string): Promise<number> {
  return withPhone(browser, origin, async ({ page, client }) => {
    await page.goto(LISTING);
    await wake(page);
    await press(client, page.locator('main h3 a[href^="/product/"]').first());
    await page.waitForURL(/\/product\//);
    const seen = await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.openedMs);
    return (await seen.jsonValue())!;
  });
}

export type Tap = { what: string; heldMs: number };

/** How long each of some taps held the picture back (INP of the page is the longest of them). */
export async function tapAbout(browser: Browser, origin: string): Promise<Tap[]> {
  const found: Tap[] = [];
  for (const [path, selectors] of Object.entries(TAPS))
    for (const selector of selectors) {
      const held = await withPhone(browser, origin, async ({ page, client }) => {
        await page.goto(path);
        await wake(page);
        await press(client, page.locator(selector).filter({ visible: true }).first());
        await page.waitForTimeout(SETTLED_MS);
        return Object.values((await look(page)).interactions);
      });
      found.push(...held.map((heldMs) => ({ what: `${selector} of ${path}`, heldMs })));
    }
  return found;
}

/** As a finger does it; Playwright's own tap lifts it at once. */
async function press(client: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await target.page().waitForTimeout(TOUCH_MS);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function fillCart({ context }: Phone, origin: string): Promise<void> {
  await context.request.post("/cart", {
    headers: { origin },
    form: { intent: "add", slug: ARNICA, quantity: "1" },
  });
}

/** Until nothing more is fetched, and some time after: the page as it is while nobody has touched it. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLED_MS);
}

/** Has the scripts of the page run, as a first touch does, and waits until React holds it and has been quiet for a while. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointerover")));
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await rest(page);
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
