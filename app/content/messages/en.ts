import { brand } from "#app/content/messages/en/brand.ts";
import { cart } from "#app/content/messages/en/cart.ts";
import { category } from "#app/content/messages/en/category.ts";
import { checkout } from "#app/content/messages/en/checkout.ts";
import { delivery } from "#app/content/messages/en/delivery.ts";
import { home } from "#app/content/messages/en/home.ts";
import { order } from "#app/content/messages/en/order.ts";
import { product } from "#app/content/messages/en/product.ts";
import { productCard } from "#app/content/messages/en/product-card.ts";
import { shell } from "#app/content/messages/en/shell.ts";
import { shop } from "#app/content/messages/en/shop.ts";
import { wishlist } from "#app/content/messages/en/wishlist.ts";

/** Every word on screen in English, by area; a Hindi twin must have every key. */
export const en = {
  shell,
  shop,
  product,
  productCard,
  cart,
  delivery,
  checkout,
  order,
  wishlist,
  home,
  category,
  brand,
};
