import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "tests/{architecture,server,services,http,drills}/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "build", "data"],
    globalSetup: ["tests/support/global-setup.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: process.env.CI ? ["default"] : ["dot"],
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
