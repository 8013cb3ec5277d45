import type { Page } from "@playwright/test";
import { ARNICA, type PicturedShop, SOLD_OUT } from "#tests/support/pictured-shop.ts";

type Visitor = "stranger" | "buyer" | "customer";
export type PictureScreen = {
  name: string;
  visitor?: Visitor;
  path: string | ((made: PicturedShop) => string);
  /** What is pressed before the picture. */
  press?: (page: Page) => Promise<void>;
};

/** The screens that have an approved picture; a buyer has a pack in the cart and a known pincode, a customer is signed in. */
export const PICTURE_SCREENS: PictureScreen[] = [
  { name: "home", path: "/" },
  { name: "shop", path: "/shop" },
  { name: "shop-list", path: "/shop?layout=list" },
  { name: "shop-with-cart", path: "/shop", visitor: "buyer" },
  { name: "search-remedy", path: "/shop?q=arnica" },
  { name: "search-pack", path: "/shop?q=arnica+30" },
  { name: "search-nothing", path: "/shop?q=nothing-of-this-name" },
  { name: "category", path: "/category/cough-and-cold" },
  { name: "brand", path: "/brand/sbl" },
  { name: "brands", path: "/brands" },
  { name: "bestsellers", path: "/bestsellers" },
  { name: "product", path: `/product/${ARNICA}` },
  { name: "product-added", path: `/product/${ARNICA}`, visitor: "buyer" },
  { name: "product-doctor-only", path: "/product/absinthium-q-sbl-30-ml" },
  { name: "product-not-retail", path: "/product/arnica-montana-30-ch-sbl-100-ml" },
  { name: "product-sold-out", path: `/product/${SOLD_OUT}` },
  { name: "product-missing", path: "/product/no-such-medicine" },
  { name: "remedy", path: "/remedy/arnica-montana" },
  { name: "cart-empty", path: "/cart" },
  { name: "cart", path: "/cart", visitor: "buyer" },
  { name: "checkout", path: "/checkout", visitor: "buyer" },
  { name: "checkout-errors", path: "/checkout", visitor: "buyer", press: sendCheckout },
  { name: "pay", path: ({ pay }) => `/checkout/pay/${pay}` },
  { name: "thank-you", path: ({ thankYou }) => `/checkout/thank-you/${thankYou}` },
  { name: "track", path: ({ thankYou }) => `/track-order/${thankYou}` },
  { name: "track-order", path: "/track-order" },
  { name: "login", path: "/login" },
  { name: "login-code", path: "/login/code" },
  { name: "register", path: "/register" },
  { name: "profile", path: "/profile", visitor: "customer" },
  { name: "orders", path: "/orders", visitor: "customer" },
  { name: "order", path: ({ number }) => `/orders/${number}`, visitor: "customer" },
  { name: "wishlist", path: "/wishlist" },
  { name: "diseases", path: "/diseases" },
  { name: "condition", path: "/diseases/digestive-system/acidity" },
  { name: "forms", path: "/homeopathy-categories" },
  { name: "form", path: "/homeopathy-categories/dilutions" },
  { name: "locations", path: "/locations" },
  { name: "place", path: "/location/vatika-city" },
  { name: "gallery", path: "/gallery" },
  { name: "about", path: "/about" },
  { name: "contact", path: "/contact" },
  { name: "faq", path: "/faq" },
  { name: "licences", path: "/licences" },
  { name: "bulk-order", path: "/bulk-order" },
  { name: "doctor-consultation", path: "/doctor-consultation" },
];

async function sendCheckout(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Place order|Pay ₹)/ })
    .locator("visible=true")
    .last()
    .click();
  await page.getByRole("alert").first().waitFor();
}
