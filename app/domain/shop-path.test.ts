import { expect, test } from "vitest";
import { atSecondDoor, hasNoLanguage, isAtSecondDoor, shopPath } from "#app/domain/shop-path.ts";

const PATHS = [
  ["/", "/hi"],
  ["/?q=1", "/hi?q=1"],
  ["/#main", "/hi#main"],
  ["/shop", "/hi/shop"],
  ["/shop?q=hi", "/hi/shop?q=hi"],
  ["/product/hi#delivery", "/hi/product/hi#delivery"],
  ["/hints", "/hi/hints"],
];

test.each(PATHS)("%s stands at the second door as %s", (inside, outside) => {
  expect(atSecondDoor(inside!)).toBe(outside);
  expect(shopPath(outside!)).toBe(inside);
});

test("a path never bears its language twice, and loses none that it does not bear", () => {
  expect(atSecondDoor("/hi/shop")).toBe("/hi/shop");
  expect(shopPath("/shop")).toBe("/shop");
  expect(shopPath(new URL("http://shop.test/hi/cart?added=1"))).toBe("/cart");
});

test.each(["/hi", "/hi/", "/hi?q=1", "/hi/shop"])("%s is asked for at the second door", (path) => {
  expect(isAtSecondDoor(path)).toBe(true);
});

test.each(["/", "/hints", "/hindi", "/shop/hi", "/hi-there"])("%s is not", (path) => {
  expect(isAtSecondDoor(path)).toBe(false);
  expect(shopPath(path)).toBe(path);
});

test.each([
  "/admin",
  "/admin.data",
  "/admin/orders/M-1",
  "/auth/google/callback?code=1",
  "/records/4",
  "/media/3/shelf.jpg",
  "/pictures/thumb/a.svg",
  "/share/page/shop.png",
  "/sitemap.xml?part=2",
  "/enhanced-sitemap.xml",
  "/sitemap-faq.xml",
  "/robots.txt",
  "/advanced-robots.txt",
  "/health",
  "/ready",
  "/.well-known/jwks.json",
  "/api/visit",
  "/api/functions/chat",
  "/api/auth/token",
])("%s has no language", (path) => {
  expect(hasNoLanguage(path)).toBe(true);
  expect(atSecondDoor(path)).toBe(path);
});

test.each([
  "/",
  "/shop",
  "/administration",
  "/dynamic-sitemap",
  "/health-guide",
  "/api/cart",
  "/auth/google",
  "/api/pincode/122103",
])("%s has words of its language", (path) => {
  expect(hasNoLanguage(path)).toBe(false);
});
