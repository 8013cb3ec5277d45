import { expect, test } from "vitest";
import { ownPath } from "#app/domain/own-path.ts";
import { type LinkTarget, type RoutePath, withSearch } from "#app/domain/route-path.ts";

const slug = String("arnica");
const kind: "brands" | "remedies" = "brands";

test("a link leads to a page of the shop, to the page one stands on, or elsewhere", () => {
  const links: LinkTarget[] = [
    "/",
    "/shop",
    "/shop?view=all",
    "/profile#phone",
    `/product/${slug}`,
    `/product/${slug}?potency=30C#delivery`,
    `/faq/${slug}/${slug}`,
    `/admin/${kind}/${slug}`,
    `/admin/reports/${slug}/export.csv`,
    "?page=2",
    "#reviews",
    `tel:+91${slug}`,
    "https://wa.me/91",
  ];
  expect(new Set(links).size).toBe(links.length);
});

test("a link to a page that is not there does not compile, and one that any text could be does not either", () => {
  const gone: LinkTarget[] = [
    // @ts-expect-error: no page has this name
    "/produkt/arnica",
    // @ts-expect-error: a page whose name only begins like this one's
    "/shops",
    // @ts-expect-error: a page that is not there, with something filled in
    `/produkt/${slug}`,
    // @ts-expect-error: below a page without pages below it
    `/shop/${slug}`,
    // @ts-expect-error: a screen of the office that is not there
    "/admin/order",
    // @ts-expect-error: lists are there by name, not for any text
    `/admin/${slug}/${slug}`,
    // @ts-expect-error: any text
    slug,
    // @ts-expect-error: any path
    `/${slug}`,
    // @ts-expect-error: a file that only the browser is meant to find
    "javascript:alert(1)",
  ];
  expect(gone).toHaveLength(9);
});

test("a path that somebody has entered is a link once it is known to stay in the shop", () => {
  const entered: LinkTarget | undefined = ownPath("/an-old-page");
  expect(entered).toBe("/an-old-page");
});

test("a search follows its page, and an empty one leaves the page as it is", () => {
  const page: RoutePath = withSearch("/shop", new URLSearchParams({ q: "arnica 30" }));
  expect(page).toBe("/shop?q=arnica+30");
  expect(withSearch("/shop", "?page=2")).toBe("/shop?page=2");
  for (const none of ["", "?", new URLSearchParams()]) expect(withSearch("/shop", none)).toBe("/shop");
});
