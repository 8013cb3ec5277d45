import { expect, type Page, test } from "@playwright/test";
import { cartLink, openReady } from "#tests/support/shopper.ts";

test.beforeEach(({ page: _ }, { project }) => test.skip(project.name === "desktop", "once is enough"));

test("a first visit fetches nothing of the cart; one press shows number and bar before the shop has answered", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await openReady(page, "/bestsellers");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /\/api\/cart/.test(url))).toEqual([]);
  let answer = () => {};
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/cart", async (route) => {
    await isPressed;
    await route.continue();
  });
  const add = card(page, 0).getByRole("button", { name: /^Add to Cart/ });
  const before = await add.boundingBox();
  await add.click();
  await expect(stepper(page, 0).getByRole("status")).toHaveText("1");
  expect((await stepper(page, 0).boundingBox())!.height).toBe(before!.height);
  await expect(stepper(page, 0).getByRole("button", { name: "One more" })).toBeFocused();
  await expect(bar(page)).toContainText("1 item");
  answer();
  await expect(page.getByText(/, .+ added to cart$/)).toBeAttached();
  await expect(bar(page)).toContainText("to free delivery");
  expect(await page.locator("[data-sonner-toaster]").count()).toBe(0);
});

test("the cart opened before the shop has answered shows what was pressed, also where the answer takes long", async ({
  page,
}) => {
  for (const delayMs of [1000, 4500]) {
    await openReady(page, "/bestsellers");
    await page.route("**/api/cart", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      await route.continue();
    });
    await add(page, 3);
    await bar(page).getByRole("link", { name: "View cart" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const quantity = page.getByRole("main").getByRole("textbox", { name: /^Quantity of/ });
    await expect(quantity).toHaveValue("1");
    await expect(cartLink(page)).toHaveAccessibleName("Cart, 1 item");
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("button", { name: /^Remove/ }).click();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
  }
});

test("quick presses on two cards make one cart with each pack once, in two tabs too", async ({ page }) => {
  await openReady(page, "/bestsellers");
  const other = await page.context().newPage();
  await openReady(other, "/bestsellers");
  await Promise.all([add(page, 0).then(() => add(page, 1)), add(other, 2)]);
  await card(page, 0).getByRole("button", { name: "One more" }).click();
  await expect.poll(() => cartOf(page)).toBe(4);
  await card(page, 1).getByRole("button", { name: "One less" }).click();
  await expect.poll(() => cartOf(page)).toBe(3);
  await expect(card(page, 1).getByRole("button", { name: /^Add to Cart/ })).toBeFocused();
  await openReady(page, "/bestsellers");
  await expect(stepper(page, 0).getByRole("status")).toHaveText("2");
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 items");
  await bar(page).getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(bar(page)).toBeHidden();
});

test("what could not be done goes back, with a sentence under it, and is done once when pressed again", async ({
  page,
}) => {
  await openReady(page, "/bestsellers");
  let isLost = true;
  await page.route("**/api/cart", async (route) => {
    if (!isLost) return route.continue();
    // The shop has heard it, and its answer is lost.
    await route.fetch();
    await route.abort();
  });
  await add(page, 0);
  await expect(card(page, 0).getByRole("alert")).toContainText("check your connection");
  await expect(card(page, 0).getByRole("button", { name: /^Add to Cart/ })).toBeVisible();
  isLost = false;
  await add(page, 0);
  await expect(stepper(page, 0).getByRole("status")).toHaveText("1");
  await expect(page.getByText(/added to cart$/)).toBeAttached();
  expect(await cartOf(page)).toBe(1);
});

test("a card says when one pack arrives and for what fee, once the PIN code is known, and nothing moves", async ({
  page,
}) => {
  await openReady(page, "/bestsellers");
  const arrives = card(page, 0).locator(".stage-arrives").locator("visible=true");
  const before = await card(page, 0).boundingBox();
  await expect(arrives).toHaveCount(0);
  const headers = { origin: process.env.SHOP_ORIGIN! };
  await page.request.post("/api/pincode/122103", { headers, form: { goods: "0" } });
  await openReady(page, "/bestsellers");
  await expect(arrives).toHaveText(/^(Today|By \w{3} \d+ \w{3}), (free|₹\d+)$/);
  expect(await card(page, 0).boundingBox()).toEqual(before);
});

function card(page: Page, position: number) {
  return page.getByRole("main").getByRole("article").nth(position);
}

/** Potencies are a group of buttons too. */
function stepper(page: Page, position: number) {
  return card(page, position)
    .getByRole("group")
    .filter({ has: page.getByRole("button", { name: "One more" }) });
}

function add(page: Page, position: number): Promise<void> {
  return card(page, position)
    .getByRole("button", { name: /^Add to Cart/ })
    .click();
}

function bar(page: Page) {
  return page.getByRole("region", { name: "Your cart" });
}

/** What the shop itself says. */
async function cartOf(page: Page): Promise<number> {
  return ((await (await page.request.get("/api/cart")).json()) as { count: number }).count;
}
