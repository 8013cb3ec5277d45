import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { somePhone } from "#tests/support/newcomer.ts";
import { addToCart, cartLink, searchField } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const MAIN_SCRIPT = /"entry":\{"module":"([^"]+)"/.exec(
  readFileSync(globSync("build/client/assets/manifest-*.js")[0]!, "utf8"),
)![1]!;

/** What befalls the scripts of a page, at which size it is tried, and what is bought then. */
const FAULTS = {
  "scripts that never come": {
    befall: (page: Page) => page.route("**/assets/*.js", (route) => route.abort()),
    size: "phone",
    remedy: "Ledum Palustre 30",
  },
  "a main script that breaks": {
    befall: (page: Page) =>
      page.route("**/assets/*.js", (route) =>
        route.request().url().endsWith(MAIN_SCRIPT)
          ? route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken")' })
          : route.continue(),
      ),
    size: "desktop",
    remedy: "Hypericum Perforatum 30",
  },
};
const PRODUCT = "/product/arnica-montana-30-ch-sbl-30-ml";

for (const [name, { befall, size, remedy }] of Object.entries(FAULTS)) {
  test(`with ${name} the shop still sells two packs`, async ({ page }, { project }) => {
    test.skip(project.name !== size, "the other fault is tried here");
    await befall(page);
    await page.goto("/");
    await searchField(page).fill(remedy);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/shop\?q=/);
    await page.getByRole("heading", { level: 3, name: remedy }).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/product\//);

    await page
      .getByRole("main")
      .getByLabel(/quantity/i)
      .first()
      .fill("2");
    await addToCart(page);
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("2");
    await page.getByRole("link", { name: "Checkout" }).first().click();

    await page.getByLabel("Full Name").fill("Sunita Yadav");
    await page.getByLabel("Phone Number").fill(somePhone());
    await page.getByLabel("PIN code", { exact: true }).fill("122103");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByLabel("Town or city")).toHaveValue("Sohna");
    await page.getByLabel("House, street and area").fill("House 214, Ward 7");
    await page.getByText("Cash on delivery", { exact: true }).click();
    await page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Sunita Yadav");
  });
}

test("without its scripts a page shows the buttons that they would do without", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/shop?q=arnica");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expect(page).toHaveURL(/sort=/);
  await page.goto("/homeopathy-categories");
  await expect(page.getByRole("button", { name: "Search", exact: true }).last()).toBeVisible();
});

test("a quantity typed before the scripts have come is the one that is shown and bought", async ({ page }, {
  project,
}) => {
  const { promise: come, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`**${MAIN_SCRIPT}`, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(PRODUCT);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3");
  arrive();
  await page.locator("html[data-awake]").waitFor({ state: "attached" });
  if (project.name === "phone") {
    const bar = page.locator(".sticky-action");
    const [unit, sum] = await Promise.all(
      [page.locator(".buy-price .price b"), bar.locator(".price b")].map(async (price) =>
        Number((await price.textContent())!.replace("₹", "")),
      ),
    );
    expect(sum).toBe(3 * unit!);
  }
  await addToCart(page);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 3 items");
});
