import { test as base } from "@playwright/test";
import { someNetwork } from "#tests/support/newcomer.ts";

/** A test whose browsers come from a network of their own: all tests of one shop together are more than one network may ask for. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are wanted
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": someNetwork() }),
});
