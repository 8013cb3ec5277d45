import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const SCREENS = [
  "/",
  "/shop",
  "/shop?view=all&brand=sbl",
  "/shop?q=nothing-of-this-name",
  "/product/arnica-montana-30-ch-sbl-30-ml",
  "/product/arnica-montana-30-ch-sbl-30-ml?tab=details",
  "/product/arnica-montana-30-ch-sbl-30-ml?tab=reviews",
  "/product/no-such-medicine",
  "/category/cough-and-cold",
  "/categories",
  "/brand/sbl",
  "/brands",
  "/homeopathy-categories",
  "/homeopathy-categories/dilutions",
  "/new-arrivals",
  "/bestsellers",
  "/cart",
  "/wishlist",
  "/track-order",
  "/no/such/page",
];

for (const path of SCREENS) {
  test(`${path} can be used by everybody: no finding of axe, no sideways scroll, a clean console`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual(
      [],
    );
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(complaints).toEqual([]);
  });
}

test("checkout with something in the cart can be used by everybody", async ({ page }) => {
  await page.goto("/product/arnica-montana-30-ch-sbl-30-ml");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Add to Cart/ })
    .locator("visible=true")
    .first()
    .click();
  await expect(page.getByText(/added to cart/)).toBeVisible();
  for (const path of ["/cart", "/checkout", "/checkout?pincode=122103"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual(
      [],
    );
  }
});
