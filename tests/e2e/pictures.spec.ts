import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { layOutAll } from "#tests/support/lay-out-all.ts";
import { signIn } from "#tests/support/newcomer.ts";
import { PICTURE_SCREENS } from "#tests/support/picture-screens.ts";
import {
  ARNICA,
  CUSTOMER,
  openPicturedShop,
  PICTURED_AT,
  type PicturedShop,
} from "#tests/support/pictured-shop.ts";
import { touchPages } from "#tests/support/visitor-test.ts";

/** A picture shows the upper part of a page, a third as large: what is seen, without how a machine smooths letters. */
const SHRUNK_TO = 1 / 3;
const MOST_HEIGHT = 2_700;
/** A missing button or line of text is more; what another version of the letters' renderer changes is less. */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

let made: PicturedShop;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  made = await openPicturedShop();
});
test.afterAll(() => made.shop.stop());

const WIDTHS = [360, 390, 1280];
/** Where the day is told, as in CI, one of them. */
const day = process.env.SCREENS_ON_DAY;

for (const width of day === undefined ? WIDTHS : [WIDTHS[Number(day) % WIDTHS.length]!])
  test(`each screen looks at ${width} pixels as it was approved`, async ({ browser }, { project }) => {
    test.skip(project.name === "phone", "The sizes are set here.");
    test.slow();
    const visitors = await enter(browser, width);
    for (const { name, visitor = "stranger", path, press } of PICTURE_SCREENS) {
      const page = visitors[visitor];
      await page.goto(typeof path === "string" ? path : path(made));
      await page.locator("html[data-awake]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await press?.(page);
      expect.soft(await takePicture(page)).toMatchSnapshot(`${name}-${width}.png`, TOLERANCE);
    }
    for (const page of Object.values(visitors)) await page.context().close();
  });

/** A stranger, somebody with a pack in the cart and a known pincode, and a customer who is signed in. */
async function enter(browser: Browser, width: number) {
  const open = async (network: string): Promise<Page> => {
    const context: BrowserContext = await browser.newContext({
      baseURL: made.shop.origin,
      viewport: { width, height: width < 700 ? 844 : 900 },
      hasTouch: width < 700,
      reducedMotion: "reduce",
      extraHTTPHeaders: { "X-Forwarded-For": network },
    });
    await touchPages(context);
    const page = await context.newPage();
    await page.clock.setFixedTime(PICTURED_AT);
    return page;
  };
  const [stranger, buyer, customer] = [
    await open("10.1.1.1"),
    await open("10.2.1.1"),
    await open("10.3.1.1"),
  ];
  await buyer.request.post("/cart", {
    headers: { origin: made.shop.origin },
    form: { intent: "add", slug: ARNICA, quantity: "1" },
  });
  await buyer.goto("/");
  // By courier: no line counts down the minutes to the next round.
  const remembered = await buyer.evaluate(
    async () => (await fetch("/api/pincode/110001", { method: "POST", body: new URLSearchParams() })).status,
  );
  expect(remembered).toBe(200);
  await customer.goto("/login?returnTo=%2Forders");
  await signIn(customer, CUSTOMER);
  await expect(customer).toHaveURL(/\/orders$/);
  return { stranger, buyer, customer };
}

async function takePicture(page: Page): Promise<Buffer> {
  await layOutAll(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const picture = sharp(await page.screenshot({ fullPage: true, animations: "disabled" }));
  const { width, height } = await picture.metadata();
  const shown = Math.min(height, MOST_HEIGHT);
  return picture
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: Math.round(width * SHRUNK_TO) })
    .png({ palette: true, colours: 64, dither: 0, effort: 10 })
    .toBuffer();
}
