import { expect, test } from "@playwright/test";
import { like } from "drizzle-orm";
import { seoAnalytics } from "#app/db/schema/pages.ts";
import { type BareChromium, openBareChromium } from "#tests/support/bare-chromium.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";

/** No other test opens what stands last on this shelf. */
const SHELF = "/new-arrivals";
const LAST_CARD = `[...document.querySelectorAll("main article h3 a[href^='/product/']")].at(-1)`;

let chromium: BareChromium;
test.beforeAll(async () => {
  chromium = await openBareChromium();
});
test.afterAll(() => chromium.close());
test.skip(({ hasTouch }) => hasTouch, "a finger does not rest on a link");

test("a medicine that a hand rests on is drawn ahead, and counts once somebody looks at it", async () => {
  const page = await openShelf();
  const { x, y, path } = await evaluate<{ x: number; y: number; path: string }>(
    page,
    `(() => {
      const card = ${LAST_CARD};
      card.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, path: card.pathname };
    })()`,
  );
  await mouse(page, { type: "mouseMoved", x, y });
  const status = () =>
    chromium
      .told<{ status: string; prerenderStatus?: string }>("Preload.prerenderStatusUpdated")
      .map(({ status: each, prerenderStatus = "" }) => each + prerenderStatus)
      .at(-1);
  await expect.poll(status).toBe("Ready");
  expect(await viewsOf(path)).toBe(0);

  await mouse(page, { type: "mousePressed", x, y, button: "left", clickCount: 1 });
  await mouse(page, { type: "mouseReleased", x, y, button: "left", clickCount: 1 });
  const opened = await attachTo(path);
  const [shown] = await evaluate<[{ activationStart: number }]>(
    opened,
    `JSON.parse(JSON.stringify(performance.getEntriesByType("navigation")))`,
  );
  expect(shown.activationStart).toBeGreaterThan(0);
  await expect.poll(() => viewsOf(path), { timeout: 20_000 }).toBe(1);
  // Its scripts start now, and not before.
  await expect.poll(() => evaluate(opened, `document.documentElement.hasAttribute("data-awake")`)).toBe(true);
  expect(await viewsOf(path)).toBe(1);
});

/** The shelf, on which no script of the shop arrives. */
async function openShelf(): Promise<string> {
  const { targetId } = await chromium.send<{ targetId: string }>("Target.createTarget", {
    url: "about:blank",
  });
  const session = await attach(targetId);
  await chromium.send("Network.enable", {}, session);
  await chromium.send("Network.setBlockedURLs", { urls: ["*/assets/*.js"] }, session);
  await chromium.send("Preload.enable", {}, session);
  await chromium.send("Page.navigate", { url: process.env.SHOP_ORIGIN! + SHELF }, session);
  await expect
    .poll(() => evaluate(session, `document.readyState === "complete" && Boolean(${LAST_CARD})`))
    .toBe(true);
  return session;
}

/** Joins the page that is open at that path: one drawn ahead is another target than the page it was opened from. */
async function attachTo(path: string): Promise<string> {
  type Targets = { targetInfos: { targetId: string; type: string; url: string }[] };
  const find = async () => {
    const { targetInfos } = await chromium.send<Targets>("Target.getTargets");
    return targetInfos.find(({ type, url }) => type === "page" && new URL(url).pathname === path)?.targetId;
  };
  await expect.poll(find).toBeDefined();
  return attach((await find())!);
}

async function attach(targetId: string): Promise<string> {
  const { sessionId } = await chromium.send<{ sessionId: string }>("Target.attachToTarget", {
    ...{ targetId, flatten: true },
  });
  return sessionId;
}

async function evaluate<Value>(session: string, expression: string): Promise<Value> {
  const { result } = await chromium.send<{ result: { value: Value } }>(
    "Runtime.evaluate",
    { expression, returnByValue: true, awaitPromise: true },
    session,
  );
  return result.value;
}

function mouse(session: string, event: object): Promise<unknown> {
  return chromium.send("Input.dispatchMouseEvent", event, session);
}

/** As often as the shop has noted it, which it does every five seconds. */
function viewsOf(path: string): Promise<number> {
  return inShopDatabase(process.env.SHOP_DATA_DIR!, async (db) => {
    const rows = await db
      .select()
      .from(seoAnalytics)
      .where(like(seoAnalytics.pageUrl, `%${path}`));
    return rows.reduce((sum, { impressions }) => sum + impressions, 0);
  });
}
