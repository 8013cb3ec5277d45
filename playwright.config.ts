import { globSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

const ALWAYS_WIDE = ["pictures.spec.ts"];
const day = process.env.SCREENS_ON_DAY;
/** Where the day is told, as in CI, half of the specs wait for the day after at the wide size; at the size of most visitors all run each day. */
const waitingWide =
  day === undefined
    ? []
    : globSync("tests/e2e/*.spec.ts")
        .map((file) => basename(file))
        .toSorted()
        .filter((spec, place) => (place + Number(day)) % 2 === 1 && !ALWAYS_WIDE.includes(spec));

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
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    {
      name: "desktop",
      testIgnore: waitingWide.map((spec) => `**/${spec}`),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
