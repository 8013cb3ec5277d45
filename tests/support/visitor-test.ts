import { type BrowserContext, test as base } from "@playwright/test";
import { someNetwork } from "#tests/support/newcomer.ts";

/**
 * A test whose browsers come from a network of their own: all tests of one shop together are more than one network may ask for. Their
 * visitors touch each page once it is there, as people do; `touches: false` are those who only read.
 */
export const test = base.extend<{ touches: boolean }>({
  touches: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are wanted
  extraHTTPHeaders: async ({}, use) => use({ "X-Forwarded-For": someNetwork() }),
  context: async ({ context, touches }, use) => {
    if (touches) await touchPages(context);
    await use(context);
  },
});

/** Each page of that browser is touched once it is there. */
export async function touchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener("load", () => dispatchEvent(new PointerEvent("pointerover"))),
  );
}
