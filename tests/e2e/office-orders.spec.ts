import { expect, type Page } from "@playwright/test";
import { enterOffice } from "#tests/support/enter-office.ts";
import { somePhone } from "#tests/support/newcomer.ts";
import { addToCart, fillAddress, openReady } from "#tests/support/shopper.ts";
import { expectAllUsable } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

test("the counter takes an order from the phone: finds it, confirms, scans and seals, hands over, delivers", async ({
  page,
  browser,
}, { project }) => {
  const number = await order(await (await browser.newContext()).newPage());
  if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
  await enterOffice(page, "staff");
  await page.getByRole("searchbox", { name: "Search" }).fill(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`));
  await press(page, "Confirm the order", "The order is confirmed.");
  await packByScanner(page);
  await press(page, "Seal the parcel", "The parcel is sealed.");
  await press(page, "Hand over to the rider", "The parcel is with the rider.");
  await press(page, "Delivered", "The order is delivered.");
  await expect(page.getByRole("main")).toContainText("Ravi Saini");
  await expect(page.getByRole("button", { name: "Give money back" })).toHaveCount(0);
  await expectOneLabel(page, number);
});

test("the counter's screens of orders and stock fit the window and have no fault that axe finds", async ({
  page,
}, { project }) => {
  test.slow();
  if (project.name === "phone") await page.setViewportSize({ width: 360, height: 780 });
  await enterOffice(page, "staff");
  await expectAllUsable(page, [
    "/admin",
    "/admin/more",
    "/admin/search?q=arnica",
    "/admin/orders?view=all",
    "/admin/stock",
    "/admin/stock/receive?q=arnica",
    "/admin/stock/expiring",
    "/admin/stock/recall?number=P2601-046",
    "/admin/stock/ledger",
    "/admin/stock/batches/1",
  ]);
});

/** An order by a guest who pays in cash; gives its number. */
async function order(page: Page): Promise<string> {
  await openReady(page, "/product/arnica-montana-200-ch-sbl-30-ml");
  await addToCart(page);
  await expect(page.getByText(/added to cart/)).toBeVisible();
  await openReady(page, "/checkout");
  await fillAddress(page, { name: "Sunita Yadav", phone: somePhone() });
  await page.getByText("Cash on delivery", { exact: true }).click();
  await page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Sunita Yadav");
  return /SH-\d{4}-\d{4}/.exec((await page.getByRole("main").textContent()) ?? "")![0];
}

/** The dose is typed and printed on one sheet of 50 × 25 mm for the one pack, and nothing else is printed. */
async function expectOneLabel(page: Page, number: string): Promise<void> {
  await page.goto(`/admin/orders/print/dose-labels?number=${number}`, { waitUntil: "networkidle" });
  await page.getByLabel("Dose", { exact: true }).fill("4 globules tds 7 days");
  await page.getByRole("button", { name: "Fill the labels" }).click();
  await expect(page.getByRole("article")).toContainText("दिन में 3 बार");
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const widths = [...paper.matchAll(/\/MediaBox \[0 0 (\d+)/g)].map(([, points]) => Number(points));
  expect(widths).toEqual([142]);
}

/** Scans a wrong pack, the right one, and one too many; only then the parcel can be sealed. */
async function packByScanner(page: Page): Promise<void> {
  const scanner = page.getByLabel("Scan a pack (barcode or SKU)");
  const seal = page.getByRole("button", { name: "Seal the parcel", exact: true });
  const [, sku] = /SBL, ([A-Z0-9.-]+)/.exec((await page.getByRole("main").textContent())!)!;
  const scan = async (code: string) => {
    await scanner.fill(code);
    await scanner.press("Enter");
    await expect(scanner).toHaveValue("");
  };
  await expect(seal).toBeDisabled();
  await scan("8901030865275");
  await expect(page.getByRole("alert")).toHaveText("Wrong pack: 8901030865275 is not in this order.");
  await expect(seal).toBeDisabled();
  await scan(sku!.toLowerCase());
  await expect(page.getByText("That was the last pack. The parcel can be sealed.")).toBeVisible();
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("checkbox")).toBeChecked();
  await scan(sku!);
  await expect(page.getByRole("alert")).toContainText("One too many");
  await page.getByRole("checkbox").uncheck();
  await expect(seal).toBeDisabled();
  await page.getByRole("checkbox").check();
  await expect(seal).toBeEnabled();
}

async function press(page: Page, button: string, sentence: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(sentence)).toBeVisible();
}
