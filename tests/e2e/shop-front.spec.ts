import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { batches } from "#app/db/schema/stock.ts";
import { clippedTexts, doOverlap, isFree, movingParts, smallTargets } from "#tests/support/fit.ts";
import { openPassword } from "#tests/support/newcomer.ts";
import { inShopDatabase } from "#tests/support/shop-database.ts";
import { addToCart, cartLink, fillAddress, openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const ARNICA = "/product/arnica-montana-30-ch-sbl-30-ml";
// Bought by no other test.
const GONE = "drosera-rotundifolia-30-ch-sbl-30-ml";

const PRESSED_SCREENS = [
  "/",
  "/shop",
  "/shop?q=arnica+30",
  "/cart",
  "/checkout",
  "/login",
  "/doctor-consultation",
  "/diseases/digestive-system/acidity",
];

// Each test sets the sizes it needs.
test.beforeEach(({ page: _ }, { project }) => test.skip(project.name === "desktop", "once is enough"));

test("at no size of screen or text is a button, heading or price of the way to an order cut off", async ({
  page,
}) => {
  await openReady(page, ARNICA);
  await page.locator("#delivery summary").click();
  await page.getByLabel("Delivery to PIN code").fill("122103");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator("#pincode-answer")).toContainText("Sohna");
  await expectNothingCut(page, "product");
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await openReady(page, "/cart");
  await expectNothingCut(page, "cart");
  await openReady(page, "/checkout");
  await expectNothingCut(page, "checkout");
  await sendCheckout(page);
  await expectNothingCut(page, "checkout with errors");
  await fillAddress(page, { name: "Geeta Devi", phone: "9811086420" });
  await page.getByText("Cash on delivery", { exact: true }).click();
  await expectNothingCut(page, "checkout filled in");
});

test("at no size of screen or text is a button, heading or price of signing in cut off", async ({ page }) => {
  await page.goto("/login");
  await openPassword(page);
  await expectNothingCut(page, "sign-in");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectNothingCut(page, "sign-in with an error");
  await page.getByRole("button", { name: "Get a one-time code" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in with a code");
  await expectNothingCut(page, "code");
  for (const path of [
    "/register",
    "/",
    "/shop",
    "/shop?q=nothing-of-this-name",
    "/shop?view=all&layout=list",
  ]) {
    await page.goto(path);
    await expectNothingCut(page, path);
  }
});

test("a cart with a sold-out line goes on without it by one press, and its button is whole", async ({
  page,
}) => {
  await stock(GONE, 5);
  for (const path of [`/product/${GONE}`, ARNICA]) {
    await openReady(page, path);
    await addToCart(page);
    await expect(page.getByText(/added to cart$/)).toBeVisible();
  }
  await stock(GONE, 0);
  await openReady(page, "/cart");
  await expectNothingCut(page, "cart with a sold-out line");
  await page
    .getByRole("button", { name: "Remove 1 sold-out item and go on" })
    .locator("visible=true")
    .click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("main")).not.toContainText("Drosera");
});

test("what a press answers is not under a bar", async ({ page }) => {
  await openReady(page, ARNICA);
  const delivery = page.locator("#delivery");
  const field = page.getByLabel("Delivery to PIN code");
  for (const [pincode, answer] of [
    ["122103", "Sohna"],
    ["110001", "Delhi"],
    ["12", "6 digits"],
  ] as const) {
    if (await field.isHidden()) await page.locator("#delivery summary").click();
    await field.fill(pincode);
    const check = page.getByRole("button", { name: "Check", exact: true });
    // The button just above the bar at the foot of the screen, as one comes down the page.
    await check.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await check.click();
    await expect(page.locator("#pincode-answer")).toContainText(answer);
    await expect.poll(() => isFree(delivery), `the answer to ${pincode}`).toBe(true);
  }
  const toast = page.locator("[data-sonner-toast][data-mounted=true]");
  const heart = page.getByRole("button", { name: /^Add to wishlist/ });
  for (const block of ["start", "end"] as const) {
    await heart.evaluate((button, at) => button.scrollIntoView({ block: at }), block);
    await heart.click();
    await expect.poll(() => isFree(toast.last()), "what the heart answers").toBe(true);
    await expect.poll(() => doOverlap(toast.last(), heart), "the answer and the heart").toBe(false);
    await expect(toast).toHaveCount(0);
  }
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeAttached();
  await expect(page.locator(".sticky-action").getByRole("button", { name: "One more" })).toBeVisible();
  await expect(toast).toHaveCount(0);
  await openReady(page, "/checkout");
  await sendCheckout(page);
  await expect.poll(() => isFree(errorSummary(page)), "the errors of checkout").toBe(true);
});

test("the errors of checkout are checked while they are mended, and leave with the last one", async ({
  page,
}) => {
  await openReady(page, ARNICA);
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await openReady(page, "/checkout");
  await sendCheckout(page);
  await page.waitForLoadState("networkidle");
  const phone = page.getByLabel("Phone Number");
  await phone.pressSequentially("98110864");
  await expect(phone).toHaveAccessibleDescription("Please enter a valid 10-digit phone number");
  await phone.pressSequentially("20");
  await expect(phone).not.toHaveAttribute("aria-invalid");
  await expect(errorSummary(page)).not.toContainText("phone number");
  await page.getByLabel("Full Name").fill("Geeta www.example.org");
  await expect(errorSummary(page)).toContainText("Please enter the name alone");

  await fillAddress(page, { name: "Geeta Devi", phone: "9811086420" });
  await page.getByText("Cash on delivery", { exact: true }).click();
  await expect(errorSummary(page)).toBeHidden();
  await page.getByLabel("Full Name").fill("");
  await expect(errorSummary(page)).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeFocused();
});

test("what the page says, no toast says again", async ({ page }) => {
  await openReady(page, "/shop?q=nothing-of-this-name");
  await expect(page.getByText("Showing our best sellers instead")).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Email or mobile number").fill("nobody@example.org");
  await openPassword(page);
  await page.getByLabel("Password", { exact: true }).fill("not the right one");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").first()).toContainText(
    "That email or phone and password don't match.",
  );
  await page.waitForLoadState("networkidle");
  expect(await page.locator("[data-sonner-toaster]").count()).toBe(0);
});

test("nothing changes its look after a tap as it does under a mouse", async ({ page }) => {
  await page.goto("/shop");
  const outside = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => outsideOfHover([...sheet.cssRules]));
    return rules;

    function outsideOfHover(rules: CSSRule[]): string[] {
      return rules.flatMap((rule) => {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes("hover: hover")) return [];
        const own =
          rule instanceof CSSStyleRule && rule.style.length > 0 && rule.selectorText.includes(":hover");
        const inner = "cssRules" in rule ? outsideOfHover([...(rule as CSSGroupingRule).cssRules]) : [];
        return own ? [(rule as CSSStyleRule).selectorText, ...inner] : inner;
      });
    }
  });
  expect(outside).toEqual([]);
});

test("the shop's name is one line in the header of narrow phones", async ({ page }) => {
  await page.goto("/");
  const name = page.getByRole("banner").locator("div > .logo b").locator("visible=true");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const lines = await name.evaluate(
      (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).fontSize),
    );
    if (width >= 360) expect(lines, `at ${width}`).toBeLessThan(1.5);
    expect((await page.getByRole("banner").boundingBox())!.height, `at ${width}`).toBeLessThan(125);
  }
});

test("in a window as low as a laptop's at 400 % no bar stays over what is read", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openReady(page, ARNICA);
  for (const bar of [".site-header", ".sticky-action"])
    expect(await page.locator(bar).evaluate((element) => getComputedStyle(element).position)).toBe("static");
});

test("everything to be pressed on a phone is 44 px wide and high, and nothing moves for who wants no movement", async ({
  page,
}) => {
  await openReady(page, ARNICA);
  expect((await movingParts(page)).length, "for everybody else").toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addToCart(page);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
  for (const path of [ARNICA, ...PRESSED_SCREENS]) {
    await openReady(page, path);
    expect.soft(await smallTargets(page.locator("body")), `${path}: too small`).toEqual([]);
    expect.soft(await movingParts(page), `${path}: moves`).toEqual([]);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  expect.soft(await smallTargets(page.locator("#mobile-menu")), "the menu").toEqual([]);
  expect.soft(await movingParts(page), "the menu").toEqual([]);
});

test("in the system's own colours one sees what is chosen, how many stars there are and which prices", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(ARNICA);
  // Before, React would find another page than it wrote, and draw it anew.
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  // Nobody has written a review in this shop.
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.insertAdjacentHTML("afterend", '<span class="stars stars-4"></span>');
  });
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  const picture = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, of) => getComputedStyle(element, of).backgroundImage, part);
  expect(await outline(".choice[aria-current]")).toBe("solid");
  expect(await outline(".choice:not([aria-current])")).toBe("none");
  expect(await outline('[role="tab"][aria-selected="true"]')).toBe("solid");
  expect(await picture(".stars")).toContain("gradient");
  await page.goto("/shop");
  expect(await outline("nav > a[aria-current=true][aria-label]")).toBe("solid");
  expect(await picture(".price-track", "::before")).toContain("gradient");
});

/** Sends checkout as it is, with whatever is missing. */
async function sendCheckout(page: Page): Promise<void> {
  await page.locator(".sticky-action").getByRole("button").click();
  await expect(errorSummary(page)).toBeVisible();
}

function errorSummary(page: Page) {
  return page.getByRole("alert").filter({ hasText: "Please check these fields" });
}

/** On phones and a laptop, with text as it is and twice as large. */
async function expectNothingCut(page: Page, state: string): Promise<void> {
  const usual = page.viewportSize()!;
  for (const percent of [100, 200]) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty("font-size", `${size}%`),
      percent,
    );
    for (const width of [360, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await clippedTexts(page), `${state}, ${width} px, text at ${percent} %`).toEqual([]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize(usual);
}

async function stock(slug: string, quantity: number): Promise<void> {
  await inShopDatabase(process.env.SHOP_DATA_DIR!, async (db) => {
    const [product] = await db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
    await db.update(batches).set({ quantity }).where(eq(batches.productId, product!.id));
  });
}
