import { expect, test } from "vitest";
import { ownPath } from "#app/domain/own-path.ts";

test.each(["/", "/cart", "/shop?q=arnica%2030&page=2", "/product/arnica-montana-30c-sbl-30ml#delivery"])(
  "%s is a page of our own",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  "",
  "cart",
  "//elsewhere.example",
  "///elsewhere.example",
  "/\\elsewhere.example",
  "\\\\elsewhere.example",
  "/%2felsewhere.example",
  "/%2F%2Felsewhere.example",
  "%2f%2felsewhere.example",
  "/%5celsewhere.example",
  "/.//elsewhere.example",
  "https:elsewhere.example",
  "https://elsewhere.example",
  "javascript:alert(1)",
  "/\t/elsewhere.example",
  "/\n/elsewhere.example",
  "/cart\r\nSet-Cookie: a=b",
  "/%0d%0aSet-Cookie:a=b",
  " /cart",
  `/${"a".repeat(500)}`,
])("%j leads away and is refused", (path) => {
  expect(ownPath(path)).toBeUndefined();
});

test("what is no text is refused", () => {
  expect(ownPath(null)).toBeUndefined();
  expect(ownPath(new File([], "a"))).toBeUndefined();
});

test("a path inside the shop does not bear the language that the person reads", () => {
  expect(ownPath("/hi/shop?q=arnica")).toBe("/shop?q=arnica");
  expect(ownPath("/hi")).toBe("/");
  expect(ownPath("/hints")).toBe("/hints");
});

test.each(["/hi//elsewhere.example", "/hi/%2felsewhere.example", "/hi/\\elsewhere.example"])(
  "%s is not made our own by its language",
  (path) => {
    expect(ownPath(path)).toBeUndefined();
  },
);
