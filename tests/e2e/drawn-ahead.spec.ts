import { expect, test } from "@playwright/test";
import { type BarePage, openBareChromium } from "#tests/support/bare-chromium.ts";

const CARD = "main article h3 a[href^='/product/']";

type Spot = { x: number; y: number; href: string };

/** The middle of the first medicine's link, in the window. */
const SPOT = `(() => {
  const link = document.querySelector("${CARD}");
  link?.scrollIntoView({ block: "center" });
  const { x, y, width, height } = link?.getBoundingClientRect() ?? {};
  return link && { x: x + width / 2, y: y + height / 2, href: link.href };
})()`;

/** The first button in sight that puts a pack into the cart. */
const ADD = `[...document.querySelectorAll("main button")].find(
  ({ textContent, offsetHeight }) => textContent.startsWith("Add to Cart") && offsetHeight > 0,
)`;

test.skip(({ isMobile, hasTouch }) => isMobile || hasTouch, "a finger does not rest on a link");

test("a medicine that a hand rests on is drawn ahead without its scripts, and once pressed counts as seen once and sells", async ({
  baseURL,
}) => {
  const { page, drawn, close } = await openBareChromium();
  try {
    await page.send("Network.enable");
    await page.send("Network.setBlockedURLs", { urls: ["*/assets/*.js"] });
    await page.send("Page.navigate", { url: `${baseURL}/bestsellers` });
    await expect.poll(() => page.read("document.readyState")).toBe("complete");
    const spot = await page.read<Spot>(SPOT);
    const mouse = (type: string, pressed = {}) =>
      page.send("Input.dispatchMouseEvent", { type, ...{ x: spot.x, y: spot.y }, ...pressed });

    await mouse("mouseMoved");
    await expect.poll(() => drawn()?.read("document.readyState")).toBe("complete");
    const ahead = drawn()!;
    expect(await ahead.read("[document.prerendering, location.href]")).toEqual([true, spot.href]);
    expect(await ahead.read("document.querySelector('h1').offsetHeight")).toBeGreaterThan(0);
    expect(
      (await askedBy(ahead)).filter((path) => /\.js$|^\/api\//.test(path) || path === seenAt(spot)),
    ).toEqual([]);

    await mouse("mousePressed", { button: "left", clickCount: 1 });
    await mouse("mouseReleased", { button: "left", clickCount: 1 });
    await expect.poll(() => ahead.read("document.prerendering")).toBe(false);
    expect(await ahead.read("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(
      0,
    );
    await expect
      .poll(async () => (await askedBy(ahead)).filter((path) => path === seenAt(spot)))
      .toHaveLength(1);

    await ahead.read(`${ADD}.focus()`);
    await expect.poll(() => ahead.read("'awake' in document.documentElement.dataset")).toBe(true);
    await ahead.read("document.activeElement.click()");
    await expect
      .poll(() => ahead.read("document.querySelector('header a[href=\"/cart\"]').textContent"))
      .toContain("1");
    expect((await askedBy(ahead)).filter((path) => path === seenAt(spot))).toHaveLength(1);
  } finally {
    await close();
  }
});

/** The address that a page asks again to say that it is looked at: its own. */
function seenAt({ href }: Spot): string {
  return new URL(href).pathname;
}

/** What the page has asked the shop for beside itself, as paths. */
async function askedBy(page: BarePage): Promise<string[]> {
  const addresses = await page.read<string[]>(
    "performance.getEntriesByType('resource').map(({ name }) => name)",
  );
  return addresses.map((address) => new URL(address).pathname);
}
