import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as router from "react-router";
import { expect, test } from "vitest";
import { WrittenLink, WrittenNavLink } from "./written-link.tsx";

const ADDRESSES = [
  "/",
  "/shop",
  "/shop/",
  "/?x=1",
  "/#top",
  "/shop?q=arnica%20montana&brand=sbl#list",
  "/shop?",
  "/shop#",
  "/shop?#list",
  "/shop?next=/a//b",
  "//elsewhere.example/x",
  "/a//b",
  "/a/../b",
  "/a/./b",
  "/a/..",
  "/a\\b",
  "/a..b/.c",
  "/diseases/skin/अर्निका",
  "/a b ",
  "?page=2",
  "#list",
  "..",
  "https://elsewhere.example/x",
  "tel:+911244000000",
  "mailto:shop@example.com",
];

function page(link: ReactElement, basename: string, path = "/shop"): string {
  const at = `${basename === "/" ? "" : basename}${path}`;
  return renderToStaticMarkup(createElement(router.MemoryRouter, { basename, initialEntries: [at] }, link));
}

test.each(["/", "/hi"])("at %s the server writes every link as the router does", (basename) => {
  for (const to of ADDRESSES) {
    const props = { to, className: "link", "aria-label": "There", target: "_blank", children: "There" };
    expect(page(createElement(WrittenLink, props), basename), to).toBe(
      page(createElement(router.Link, props), basename),
    );
  }
});

test("what only the router reads is left out", () => {
  const props = {
    to: "/shop",
    reloadDocument: true,
    preventScrollReset: true,
    replace: true,
    viewTransition: true,
    discover: "none" as const,
    relative: "path" as const,
    state: { from: "home" },
  };
  const plain = page(createElement(WrittenLink, { to: "/shop", discover: "none" }), "/");
  expect(page(createElement(WrittenLink, props), "/")).toBe(plain);
  expect(page(createElement(router.Link, props), "/")).toBe(plain);
});

test.each(["/", "/hi"])("at %s the server marks where somebody is as the router does", (basename) => {
  const addresses = [...ADDRESSES, "/Shop", "/shop/a", "/sho", "/s%68op", "/shop?x=/a", "/faq/"];
  const places = ["/", "/shop", "/SHOP/a", "/shop/", "/shopping", "/faq", "/faq/a", "/diseases/skin/अर्निका"];
  for (const to of addresses)
    for (const at of places)
      for (const own of [
        { end: true },
        { className: "word" },
        { caseSensitive: true },
        { "aria-current": "true" as const },
      ]) {
        const props = { to, children: "There", ...own };
        expect(page(createElement(WrittenNavLink, props), basename, at), `${to} at ${at}`).toBe(
          page(createElement(router.NavLink, props), basename, at),
        );
      }
});

test("a link that says by itself where somebody is stays the router's", () => {
  for (const own of [
    { className: ({ isActive }: { isActive: boolean }) => (isActive ? "here" : "there") },
    { children: ({ isActive }: { isActive: boolean }) => (isActive ? "Here" : "There") },
  ]) {
    const props = { to: "/shop", children: "There", ...own };
    expect(page(createElement(WrittenNavLink, props), "/")).toBe(
      page(createElement(router.NavLink, props), "/"),
    );
  }
});
