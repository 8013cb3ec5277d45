import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until its scripts are at work, which then ask for the cart's count. */
export async function openReady(page: Page, path: string): Promise<void> {
  const isAtWork = page.waitForResponse("**/api/visit");
  await page.goto(path);
  await isAtWork;
}

/** Presses the button that buys the product of the page: below the quantity, or at the foot of a phone's screen; in a list, the first. */
export async function addToCart(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const own = /\/product\/([^?#]+)/.exec(page.url())?.[1];
  const place = own
    ? main.locator("form").filter({ has: page.locator(`[name="slug"][value="${own}"]`) })
    : main;
  await place
    .getByRole("button", { name: /^Add to Cart/ })
    .locator("visible=true")
    .first()
    .click();
}

/** The field of the header, a plain one without JavaScript and one with a list where scripts are at work. */
export function searchField(page: Page): Locator {
  return page.getByRole("search").locator("input");
}

/** The cart in the header; its name tells how many packs lie in it. */
export function cartLink(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Cart/ });
}

/** Fills in who gets the parcel, in Sohna. */
export async function fillAddress(
  page: Page,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByLabel("PIN code", { exact: true }).fill("122103");
  await expect(page.getByLabel("Town or city")).toHaveValue("Sohna");
  await page.getByLabel("House, street and area").fill("House 214, Ward 7");
}
