import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { Form, Link, NavLink, useFetcher, useNavigate, useSubmit } from "#app/components/ui/link.ts";
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
