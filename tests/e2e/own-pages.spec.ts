import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { newcomer, registerAndConfirm, signIn, somePhone } from "#tests/support/newcomer.ts";
import { readPost } from "#tests/support/post.ts";
import { addToCart, fillAddress, openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

test("a customer orders, finds the order under My Orders, cancels it and orders it again", async ({ page }, {
  project,
}) => {
  test.skip(project.name === "desktop", "one screen size is enough");
  await enter(page);
  await openReady(page, "/product/arnica-montana-200-ch-sbl-30-ml");
  const product = (await page.getByRole("heading", { level: 1 }).textContent())!;
  await addToCart(page);
  await expect(page.getByText(/added to cart/)).toBeVisible();
  await openReady(page, "/checkout");
  await fillAddress(page, { name: "Asha Rao", phone: somePhone() });
  await page.getByText("Cash on delivery", { exact: true }).click();
  await page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha Rao");
  const number = /SH-\d{4}-\d{4}/.exec((await page.getByRole("main").textContent()) ?? "")![0];

  await page.goto("/orders");
  await expect(page.getByRole("main")).toContainText(number);
  await page.getByRole("link", { name: `View order ${number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${number}`);
  await page.getByText("Cancel this order").click();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expectSaid(page, "The order is cancelled.");
  await page.getByRole("button", { name: "Buy again" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("main")).toContainText(product.split(" ")[0]!);
});

test("nobody sees another person's order", async ({ page }) => {
  test.skip(test.info().project.name === "phone", "one screen size is enough");
  await enter(page);
  const response = await page.goto("/orders/SH-5284-7160");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Order not found");
});

test("a customer keeps addresses, confirms a phone by its code, takes the data along and leaves", async ({
  page,
}, { project }) => {
  test.skip(project.name === "phone", "one screen size is enough");
  const asha = await enter(page);
  await page.goto("/profile/addresses");
  await page.getByLabel("Phone Number").fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Please enter a valid 10-digit phone number");
  await page.getByLabel("Phone Number").fill("98110 24682");
  await page.getByLabel("House, street and area").fill("House 12, Ward 3");
  await page.getByLabel("PIN code", { exact: true }).fill("122103");
  await page.getByLabel("Town or city").fill("Sohna");
  await page.getByLabel("State").fill("Haryana");
  await page.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "The address is saved.");
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Ward 3" })).toBeVisible();

  await page.goto("/profile");
  await page.getByText("Add a phone number").click();
  const phone = somePhone();
  const phoneForm = page.locator("form").filter({ hasText: "Send code by SMS" });
  await phoneForm.getByLabel("Phone Number").fill(phone);
  await phoneForm.getByRole("button", { name: "Send code by SMS" }).click();
  await page.getByLabel("Code from the SMS").fill(await readPost(phone, /(\d{6}) is your code/));
  await page.getByRole("button", { name: "Confirm number" }).click();
  await expectSaid(page, "Your phone number is confirmed.");

  const newEmail = `new.${asha.email}`;
  await page.getByText("Change email").first().click();
  const emailForm = page.locator("form").filter({ hasText: "New email address" });
  await emailForm.getByLabel("New email address").fill(newEmail);
  await emailForm.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText(`We have sent a link to ${newEmail}.`)).toBeVisible();
  await page.goto(await readPost(newEmail, /(\/verify-email\?token=\S+)/));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expectSaid(page, "Your new email is confirmed.");
  await expect(page.getByRole("main")).toContainText(newEmail);

  await openReady(page, "/product/arnica-montana-200-ch-sbl-30-ml");
  await addToCart(page);
  await expect(page.getByText(/added to cart/)).toBeVisible();
  await openReady(page, "/checkout");
  await expect(page.getByLabel("House, street and area")).toHaveValue("House 12, Ward 3");
  await expect(page.getByLabel("Email Address")).toHaveValue(newEmail);

  await page.goto("/profile/privacy");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  const file = readFileSync(await download.path(), "utf8");
  expect(file).toContain(newEmail);
  expect(file).toContain("Ward 3");

  await page.locator("summary").filter({ hasText: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectSaid(page, "Your account is deleted.");
  await page.goto("/login");
  await signIn(page, { ...asha, email: newEmail });
  await expect(page.getByRole("alert").first()).toContainText(
    "That email or phone and password don't match.",
  );
});

async function enter(page: Page) {
  const asha = newcomer();
  await registerAndConfirm(page, asha);
  await page.goto("/login?returnTo=%2Fprofile");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/profile$/);
  return asha;
}

async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
}
