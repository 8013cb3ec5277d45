import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { newcomer, somePhone } from "#tests/support/newcomer.ts";
import { readLetters } from "#tests/support/outbox.ts";
import { addToCart, cartLink, fillAddress, openReady } from "#tests/support/shopper.ts";
import { test } from "#tests/support/visitor-test.ts";

const PRODUCTS = {
  phone: "/product/ledum-palustre-30-ch-sbl-30-ml",
  desktop: "/product/hypericum-perforatum-30-ch-sbl-30-ml",
};

/** What the owner types at the counter, over the data folder of the running shop. */
const runOrders = (...words: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/orders.ts", ...words], {
    env: { ...process.env, DATA_DIR: process.env.SHOP_DATA_DIR, PUBLIC_ORIGIN: process.env.SHOP_ORIGIN },
  });

test("a shopper pays by UPI, waits for the shop, and the confirmed payment moves the order on", async ({
  page,
}, { project }) => {
  const { email } = newcomer();
  await openReady(page, PRODUCTS[project.name as keyof typeof PRODUCTS]);
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
  await page.goto("/checkout");
  await fillAddress(page, { name: "Ravi Yadav", phone: somePhone() });
  await page.getByLabel("Email Address").fill(email);
  await page.getByText("UPI", { exact: true }).click();
  await page.getByRole("button", { name: "Pay ₹150 with UPI" }).locator("visible=true").click();

  await expect(page).toHaveURL(/\/checkout\/pay\//);
  const token = new URL(page.url()).pathname.split("/").at(-1)!;
  const code = page.getByRole("img", { name: "QR code to pay ₹150 to Sohna Homeo Hall by UPI" });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // The shop's address is a person's here: apps refuse links to it.
  await expect(page.getByRole("link", { name: "Open UPI app" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Save the QR" })).toHaveAttribute("download", /^SH-.+\.png$/);
  await expect(
    page.getByText(/Your medicines are kept for you until .+ About 15 minutes left\./),
  ).toBeVisible();
  const number = /SH-\d{4}-\d{4}/.exec((await page.getByRole("main").textContent())!)![0];

  await page.getByLabel("UPI reference (UTR)").fill("12345");
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText("A UPI reference has 12 digits.")).toBeVisible();
  await page.getByLabel("UPI reference (UTR)").fill(`${randomInt(10 ** 11, 10 ** 12)}`);
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for the shop's confirmation");
  await expect(code).toBeHidden();

  await runOrders(number, "confirm-payment");
  await page.getByRole("link", { name: "Follow this order" }).click();
  await expect(page).toHaveURL(`/track-order/${token}`);
  const main = page.getByRole("main");
  await expect(main).toContainText("We have your order");
  await expect(main).toContainText("Paid");
  await expect(main).toContainText(/Batch .+ expiry/);
  await expect(cartLink(page)).toHaveAccessibleName("Cart, 0 items");

  await expect
    .poll(() => readLetters(process.env.SHOP_DATA_DIR!).filter((letter) => letter.includes(email)))
    .toContainEqual(expect.stringMatching(new RegExp(`${number}[^]*150[^]*/track-order/${token}`)));
});
