import { globSync, readFileSync } from "node:fs";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { Form, Link, NavLink, useFetcher, useNavigate, useSubmit } from "#app/components/ui/link.ts";
import { hrefOf, pageAddress } from "#app/content/messages/page-address.ts";
import type { redirect, redirectDocument } from "#app/middleware/redirect.server.ts";

type To<Of> = Of extends (...given: infer Given) => unknown ? Given : never;

/** What each way of the router to go somewhere takes; `tsc` checks the marks, a mark without a fault is one itself. */
test("every way of going somewhere takes only addresses that the shop has", () => {
  const ways = [
    { to: "/shop" } satisfies ComponentProps<typeof Link>,
    // @ts-expect-error
    { to: "/nowhere" } satisfies ComponentProps<typeof Link>,
    // @ts-expect-error
    { to: "/nowhere" } satisfies ComponentProps<typeof NavLink>,
    // @ts-expect-error
    { action: "/nowhere" } satisfies ComponentProps<typeof Form>,
    // @ts-expect-error
    { action: "/nowhere" } satisfies ComponentProps<ReturnType<typeof useFetcher>["Form"]>,
    // @ts-expect-error
    [null, { action: "/nowhere" }] satisfies To<ReturnType<typeof useSubmit>>,
    // @ts-expect-error
    [null, { action: "/nowhere" }] satisfies To<ReturnType<typeof useFetcher>["submit"]>,
    // @ts-expect-error
    ["/nowhere"] satisfies To<ReturnType<typeof useFetcher>["load"]>,
    // @ts-expect-error
    ["/nowhere"] satisfies To<ReturnType<typeof useNavigate>>,
    // @ts-expect-error
    ["/nowhere"] satisfies To<typeof redirect>,
    // @ts-expect-error
    ["/nowhere"] satisfies To<typeof redirectDocument>,
  ];
  expect(ways).toHaveLength(11);
});

/** What the router does not write: a plain element or a call with a path of ours in it. */
const PLAIN = [
  /<(?:a|form)\s[^<>]*?\b(?:href|action)=(?:"|\{`)\/[^"`]*/g,
  /\b(?:fetch|location\.assign|location\.replace|navigator\.sendBeacon)\(\s*["`]\/[^"`]*/g,
];

test("a path that the router does not write goes through hrefOf, which takes only addresses that the shop has", () => {
  // @ts-expect-error
  expect([hrefOf("/nowhere"), pageAddress("https://shop.test", "/shop")]).toHaveLength(2);
  const plain = globSync("app/{components,routes}/**/*.{ts,tsx}").flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return PLAIN.flatMap((form) => text.match(form) ?? []).map((found) => `${file}: ${found}`);
  });
  expect(plain).toEqual([]);
});
