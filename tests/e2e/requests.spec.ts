import { expect, type Page } from "@playwright/test";
import { newcomer, somePhone } from "#tests/support/newcomer.ts";
import { readPost } from "#tests/support/post.ts";
import { openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const SENT = "Your message has been sent! We'll get back to you soon.";
const SUBMITTED =
  "Your bulk order request has been submitted successfully. Our team will contact you shortly.";

async function fillPerson(page: Page, email: string) {
  const main = page.getByRole("main");
  await main.getByLabel("Full Name").fill("Dr. Meera Nair");
  await main.getByLabel("Email Address").fill(email);
  await main.getByLabel("Phone Number").fill(`0${somePhone()}`);
}

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  const open = (page: Page, path: string) =>
    javaScriptEnabled ? openReady(page, path) : page.goto(path).then(() => undefined);

  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test("a visitor writes to the shop, mends a mistake and gets a letter", async ({ page }) => {
      const { email } = newcomer();
      await open(page, "/contact");
      const main = page.getByRole("main");
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(main.getByText("Please fill in all required fields")).toBeVisible();
      await fillPerson(page, "meera.example.org");
      await main.getByLabel("Subject").fill("Parking");
      await main.getByLabel("Message").fill("Can I park at the shop?");
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(main.getByText("Please enter a valid email address").first()).toBeVisible();
      await expect(main.getByLabel("Subject")).toHaveValue("Parking");
      await main.getByLabel("Email Address").fill(email);
      await main.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(main.getByLabel("Subject")).toHaveValue("");
      expect(await readPost(email, /number is (EN26-\d{4}-\d{4})/)).toMatch(/^EN26/);
    });

    test("a practice asks for a bulk order with a pasted list and a chosen product", async ({ page }) => {
      const { email } = newcomer();
      await open(page, "/bulk-order?category=dilutions");
      const main = page.getByRole("main");
      await expect(main.getByLabel("Your Requirements")).toHaveValue("I would like to order from Dilutions.");
      await expect(main.getByLabel("Doctor/Practitioner")).toBeChecked();
      await fillPerson(page, email);
      await main.getByText("Pharmacy", { exact: true }).click();

      await main.getByRole("button", { name: "Add Product" }).click();
      const first = main.getByLabel("Choose product 1");
      if (javaScriptEnabled) {
        await expect(first).toBeFocused();
        await first.pressSequentially("arnica 30");
        const label = "Arnica Montana 30 CH, 30 ml, SBL";
        await expect(main.locator(`datalist option[value="${label}"]`)).toHaveCount(1);
        await first.fill(label);
        await expect(main.getByText("At shop prices:")).toBeVisible();
        await expect(main.getByText("Bulk prices begin at ₹5,000.")).toBeVisible();
      } else {
        await first.fill("sbl arnica montana 30 30 ml");
      }
      await main.getByLabel("Quantity of product 1").fill("24");

      await main.locator("summary", { hasText: "Paste your list" }).click();
      await main.getByRole("textbox", { name: "Paste your list" }).fill("Nux vom 200 x 5\nZzyzx 30 - 2");
      await main.getByRole("button", { name: "Add these lines" }).click();
      await expect(main.getByText('We could not find "Zzyzx 30"')).toBeVisible();
      await expect(main.getByText('Several products fit "Nux vom 200"')).toBeVisible();
      await expect(main.getByLabel("Full Name")).toHaveValue("Dr. Meera Nair");
      await expect(main.getByLabel("Choose product 1")).toHaveValue(/Arnica Montana 30 CH, 30 ml, SBL/);
      const second = main.getByLabel("Choose product 2");
      await expect(second.locator("option:checked")).toHaveText("Choose the one you mean");
      await second.selectOption({ index: 1 });
      await main.getByRole("button", { name: "Remove product 3" }).click();
      await expect(main.getByLabel("Choose product 3")).toHaveCount(0);

      await main.getByRole("button", { name: "Submit Request" }).click();
      await expect(page.getByText(SUBMITTED)).toBeVisible();
      await expect(main.getByLabel("Full Name")).toHaveValue("");
      await expect(main.getByLabel("Choose product 1")).toHaveCount(0);
      await expect(main.getByLabel("Doctor/Practitioner")).toBeChecked();
      expect(await readPost(email, /(24 x Arnica Montana 30 CH, 30 ml, SBL)/)).toContain("24 x Arnica");
    });
  });
}

test("the map is fetched from its makers only after a click", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/openstreetmap\.org/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>map</p>" });
  });
  await openReady(page, "/contact");
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Show the map" }).click();
  await expect(page.getByTitle("Map with Sohna Homeo Hall on it")).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("the button says Submitting... while the request is on its way, and cannot be pressed twice", async ({
  page,
}) => {
  await openReady(page, "/bulk-order");
  await fillPerson(page, newcomer().email);
  await page.getByLabel("Your Requirements").fill("Tinctures");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/bulk-order.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  release();
  await expect(page.getByText(SUBMITTED)).toBeVisible();
});

test("the wholesale calculator computes on the page and in its address", async ({ page }) => {
  await openReady(page, "/wholesale-pricing");
  await page.getByLabel("Order value in rupees").fill("50,000");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByText("You pay ₹40,000: 20% off, ₹10,000 saved.")).toBeVisible();
  await expect(page).toHaveURL(/goods=50%2C000/);
});
