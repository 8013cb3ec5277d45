import { expect } from "@playwright/test";
import { somePhone } from "#tests/support/newcomer.ts";
import { prescribeIn } from "#tests/support/prescribe.ts";
import { fillAddress } from "#tests/support/shopper.ts";
import { expectUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

// Every run gets a remedy of its own, so that runs side by side do not see each other's stock.
const REMEDIES = {
  "phone with JavaScript": "thuja-occidentalis",
  "phone without JavaScript": "lycopodium-clavatum",
  "desktop with JavaScript": "carbo-vegetabilis",
  "desktop without JavaScript": "chamomilla",
};

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test("a patient opens a prescription, puts it into the cart with one tap and orders", async ({ page }, {
      project,
    }) => {
      const remedySlug = REMEDIES[`${project.name} ${scripts}` as keyof typeof REMEDIES];
      const { token, number } = await prescribeIn(process.env.SHOP_DATA_DIR!, [
        { remedySlug, days: 40 },
        { medicine: "Something we never had", potency: undefined },
      ]);
      await page.goto(`/prescription/${token}`);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Prescription ${number}`);
      for (const words of [
        "Dr. Anjali Verma",
        "HR/01234",
        "राकेश कुमार",
        "30 CH",
        "10 drops, 3 times a day, 40 days",
        "Not available now",
        "free to buy",
      ])
        await expect(main).toContainText(words);
      if (javaScriptEnabled) await expectUsable(page);

      await page
        .getByRole("button", { name: /^Remind me by e-mail/ })
        .first()
        .click();
      await expect(main).toContainText(/Reminder on \d+ \w+ 20\d\d\. It runs out around/);
      await page.getByRole("button", { name: "Add it to the cart" }).click();
      await expect(page).toHaveURL(/\/cart$/);
      if (javaScriptEnabled)
        await expect(page.getByText("The medicines of your prescription are in your cart.")).toBeVisible();
      await expect(main.locator('input[name="quantity"]').first()).toHaveValue("2");

      await page.getByRole("link", { name: "Checkout" }).first().click();
      if (!javaScriptEnabled) {
        await page.getByLabel("PIN code", { exact: true }).fill("122103");
        await page.getByRole("button", { name: "Check" }).click();
      }
      await fillAddress(page, { name: "Rakesh Kumar", phone: somePhone() });
      await page.getByText("Cash on delivery", { exact: true }).click();
      await page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ }).click();
      await expect(page).toHaveURL(/\/checkout\/thank-you\//);

      await page.goto(`/prescription/${token}`);
      await page.getByRole("link", { name: /^Move, skip or stop/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your reminder");
      await page.getByLabel("Remind me on").fill("2020-01-01");
      await page.getByRole("button", { name: "Move the reminder" }).click();
      await expect(main).toContainText("Please choose a day from tomorrow");
      await page.getByRole("button", { name: "Stop this reminder" }).click();
      await expect(main).toContainText("We will not write about it again.");
    });
  });
}

test("a pharmacist checks a paper by number and code", async ({ page }) => {
  const { number, verificationCode } = await prescribeIn(process.env.SHOP_DATA_DIR!, [{}]);
  await page.goto("/verify-prescription");
  await page.getByLabel("Prescription number").fill("RX12");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("alert")).toContainText("Please type the code of eight letters and digits.");
  await page.getByLabel("Prescription number").fill(number.toLowerCase());
  await page.getByLabel("Verification code").fill(verificationCode.toLowerCase());
  await page.getByRole("button", { name: "Check" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("This prescription is genuine and valid.");
  await expect(main).not.toContainText("राकेश");
  await expect(main).not.toContainText("Arnica");
});
