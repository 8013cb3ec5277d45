import { expect, type Page } from "@playwright/test";
import { newcomer, registerAndConfirm, signIn, somePhone } from "#tests/support/newcomer.ts";
import { addToCart, fillAddress, openReady } from "#tests/support/shopper.ts";
import { expectUsable, listenForComplaints, openAll } from "#tests/support/usable.ts";
import { test } from "#tests/support/visitor-test.ts";

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
  "/faq",
  "/faq?q=return",
  "/faq/store-ordering",
  "/faq/store-ordering/can-i-return-a-medicine",
  "/about",
  "/gallery",
  "/privacy-policy",
  "/terms-of-service",
  "/shipping-policy",
  "/refund-policy",
  "/grievance-officer",
  "/licences",
  "/homeopathy-categories",
  "/homeopathy-categories/dilutions",
  "/new-arrivals",
  "/bestsellers",
  "/diseases",
  "/diseases/digestive-system",
  "/diseases/digestive-system/acidity",
  "/diseases/mind-and-nervous-system/everyday-stress",
  "/diseases/no-such-system",
  "/locations",
  "/remedy/arnica-montana",
  "/location/vatika-city",
  "/location/no-such-place",
  "/homeopathy-in-palwal",
  "/haryana/gurgaon/homeopathy",
  "/haryana/gurgaon/sohna/homeopathy",
  "/cart",
  "/wishlist",
  "/track-order",
  "/doctor-consultation",
  "/verify-prescription",
  "/login",
  "/login/code",
  "/login/second-factor",
  "/register",
  "/verify-email",
  "/verify-email?token=unknown",
  "/forgot-password",
  "/reset-password?token=unknown",
  "/contact",
  "/bulk-order?product=arnica-montana-30-ch-sbl-30-ml",
  "/wholesale-pricing?goods=12000",
  "/distributor-signup",
  "/no/such/page",
];

const OWN_SCREENS = [
  "/profile",
  "/profile/addresses",
  "/profile/security",
  "/profile/second-factor",
  "/profile/sessions",
  "/profile/privacy",
  "/orders",
  "/consultations",
];

// Where a day is named, half of the screens are read, each at one size, and two days later at the other.
const day = process.env.SCREENS_ON_DAY;
const isInTurn = (place: number, size: string) =>
  day === undefined || size === ["phone", undefined, "desktop", undefined][(place + Number(day)) % 4];

for (const [place, path] of SCREENS.entries()) {
  test(`${path} can be used by everybody: no finding of axe, no sideways scroll, a clean console`, async ({
    page,
  }, { project }) => {
    test.skip(!isInTurn(place, project.name), "read on another day");
    const complaints = listenForComplaints(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await expectUsable(page);
    expect(complaints).toEqual([]);
  });
}

test("a filled cart and checkout can be used by everybody", async ({ page }) => {
  const complaints = listenForComplaints(page);
  await fillCart(page);
  await openReady(page, "/cart");
  await expectUsable(page);

  await openReady(page, "/checkout");
  await expectUsable(page);
  await page.getByRole("button", { name: "Place order" }).locator("visible=true").click();
  await expect(page.getByRole("alert").filter({ hasText: "Please check these fields" })).toBeVisible();
  await expectUsable(page);
  await fillAddress(page, { name: "Geeta Devi", phone: somePhone() });
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

test("paying, following and cancelling an order can be done by everybody", async ({ page }) => {
  const complaints = listenForComplaints(page);
  await fillCart(page);
  await openReady(page, "/checkout");
  await fillAddress(page, { name: "Geeta Devi", phone: somePhone() });
  await page.getByText("UPI", { exact: true }).click();
  await page
    .getByRole("button", { name: /^Pay ₹\d+ with UPI$/ })
    .locator("visible=true")
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pay with UPI");
  await expectUsable(page);
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting for the shop's confirmation");
  await expectUsable(page);
  await page.getByRole("link", { name: "Follow this order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order SH-/);
  await page.getByText("Cancel this order").click();
  await expectUsable(page);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("The order is cancelled.")).toBeVisible();
  await expectUsable(page);
  expect(complaints).toEqual([]);
});

async function fillCart(page: Page): Promise<void> {
  await openReady(page, "/product/nux-vomica-30-ch-sbl-30-ml");
  await addToCart(page);
  await expect(page.getByText(/added to cart$/)).toBeVisible();
}

test("the person's own pages can be used by everybody", async ({ page }) => {
  const asha = newcomer();
  const complaints = listenForComplaints(page);
  await registerAndConfirm(page, asha);
  await openReady(page, "/login?returnTo=%2Fprofile");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/profile$/);
  for (const path of OWN_SCREENS) {
    await openReady(page, path);
    await openAll(page);
    await expectUsable(page);
  }
  expect(complaints).toEqual([]);
});

test("a person's own order can be followed by everybody", async ({ page }) => {
  const asha = newcomer();
  const complaints = listenForComplaints(page);
  await registerAndConfirm(page, asha);
  await openReady(page, "/login?returnTo=%2Fprofile");
  await signIn(page, asha);
  await expect(page).toHaveURL(/\/profile$/);
  await fillCart(page);
  await openReady(page, "/checkout");
  await fillAddress(page, { name: "Asha Rao", phone: somePhone() });
  await page.getByText("Cash on delivery", { exact: true }).click();
  await page.getByRole("button", { name: /Place order, pay ₹\d+ in cash/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha Rao");
  await openReady(page, "/orders");
  await expectUsable(page);
  await page.getByRole("link", { name: /^View order/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order SH-/);
  await openAll(page);
  await expectUsable(page);
  expect(complaints).toEqual([]);
});
