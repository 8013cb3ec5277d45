import { globSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

/** They choose by themselves what they look at on that day. */
const TAKE_OWN_TURNS = ["access.spec.ts", "pictures.spec.ts"];
const day = process.env.SCREENS_ON_DAY;
const specs = globSync("tests/e2e/*.spec.ts")
  .map((file) => basename(file))
  .filter((spec) => !TAKE_OWN_TURNS.includes(spec))
  .toSorted();

/** Where the day is told, as in CI, each spec runs at one of the two sizes, and the day after at the other. */
function waitingAt(size: "phone" | "desktop"): string[] {
  if (day === undefined) return [];
  const turn = size === "phone" ? 0 : 1;
  return specs.filter((_, place) => (place + Number(day)) % 2 === turn).map((spec) => `**/${spec}`);
}

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/start-shop.ts",
  workers: 2,
  fullyParallel: true,
  // No test may fail because the machine is slow: these only end what hangs.
  timeout: 5 * 60_000,
  // A busy machine may keep a browser waiting; what needs the second try is named at the end.
  retries: 1,
  expect: { timeout: 60_000 },
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  use: {
    actionTimeout: 60_000,
    baseURL: process.env.SHOP_ORIGIN,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "phone",
      testIgnore: waitingAt("phone"),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: waitingAt("desktop"),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
