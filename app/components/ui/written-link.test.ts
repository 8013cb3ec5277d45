import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as router from "react-router";
import { expect, test } from "vitest";
import { WrittenLink } from "./written-link.tsx";

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

function page(link: ReactElement, basename: string): string {
  const at = `${basename === "/" ? "" : basename}/shop`;
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
