import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { writeOnce } from "./write-once.server.ts";
import { WrittenLink } from "./written-link.tsx";
import { WriteContext, WrittenOnce } from "./written-once.tsx";

let times = 0;
function Content({ word }: { word: string }) {
  times++;
  const link = createElement(WrittenLink, { to: "/shop" }, word, " & more");
  return createElement(
    "ul",
    null,
    createElement("li", null, link),
    createElement("li", { "aria-label": `"${word}"` }),
  );
}

function page(basename: string, children: ReactNode, writes = true): string {
  const part = createElement(WriteContext, { value: writes ? writeOnce : undefined }, children);
  return renderToString(
    createElement(MemoryRouter, { basename, initialEntries: [`${basename}/shop`] }, part),
  );
}
const part = (of: object, name: string, word: string) =>
  createElement(
    WrittenOnce<"nav">,
    { as: "nav", className: "menu", of, name },
    createElement(Content, { word }),
  );

test("content that is the same everywhere is drawn twice at most, and reads as if it had been drawn each time", () => {
  const facts = { town: "Sohna" };
  for (const basename of ["/", "/hi"]) {
    const plain = page(basename, part(facts, "menu", "a < b"), false);
    times = 0;
    for (let n = 0; n < 5; n++) expect(page(basename, part(facts, "menu", "a < b"))).toBe(plain);
    expect(times, basename).toBe(2);
  }
});

test("it is drawn again for another object, and for each name", () => {
  const facts = { town: "Sohna" };
  for (let n = 0; n < 2; n++) expect(page("/", part(facts, "menu", "one"))).toContain("one");
  expect(page("/", part(facts, "menu", "two"))).toContain("one");
  expect(page("/", part({ ...facts }, "menu", "two"))).toContain("two");
  expect(page("/", part(facts, "footer", "two"))).toContain("two");
});

test("what belongs elsewhere in a page is refused", () => {
  const picture = createElement("img", { src: "/art/mark.svg", alt: "" });
  const withPicture = createElement(WrittenOnce<"div">, { as: "div", of: {}, name: "picture" }, picture);
  page("/", withPicture);
  expect(() => page("/", withPicture)).toThrow(/cannot be written once/);
});
