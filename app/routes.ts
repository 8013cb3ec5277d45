import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the shop, in the order of the specification. */
export default [
  index("routes/index.tsx"),
  route("shop", "routes/shop.tsx"),
  route("product/:slug", "routes/product/$slug.tsx"),
  route("category/:slug", "routes/category/$slug.tsx"),
  route("categories", "routes/categories.tsx"),
  route("brand/:slug", "routes/brand/$slug.tsx"),
  route("brands", "routes/brands/index.tsx"),
  route("brands/:slug", "routes/brands/$slug.ts"),
  route("homeopathy-categories", "routes/homeopathy-categories/index.tsx"),
  route("homeopathy-categories/:slug", "routes/homeopathy-categories/$slug.tsx"),
  route("homeopathy-category/:slug", "routes/homeopathy-category/$slug.ts"),
  route("new-arrivals", "routes/new-arrivals.tsx"),
  route("bestsellers", "routes/bestsellers.tsx"),

  route("cart", "routes/cart.tsx"),
  route("wishlist", "routes/wishlist.tsx"),
  route("checkout", "routes/checkout/index.tsx"),
  route("checkout/pay/:token", "routes/checkout/pay/$token.tsx"),
  route("checkout/thank-you/:token", "routes/checkout/thank-you/$token.tsx"),
  route("track-order", "routes/track-order/index.tsx"),
  route("track-order/:token", "routes/track-order/$token.tsx"),

  route("pictures/:detail/:file", "routes/pictures/$detail/$file.ts"),
  route("api/visit", "routes/api/visit.ts"),
  route("api/pincode/:pincode", "routes/api/pincode/$pincode.ts"),
  route("health", "routes/health.ts"),
  route("*", "routes/$.tsx"),
] satisfies RouteConfig;
