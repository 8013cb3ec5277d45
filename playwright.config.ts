import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

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
  use: {
    actionTimeout: 60_000,
    baseURL: process.env.SHOP_ORIGIN,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "phone", use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
  ],
});
