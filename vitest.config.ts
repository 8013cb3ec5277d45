import { configDefaults, defineConfig } from "vitest/config";

/** No test may fail because the machine is slow: these only end what hangs. */
const HANGS_MS = 15 * 60_000;

/** Files that are not this run's turn, tests/hours.ts. */
const leftOut = process.env.LEAVE_OUT?.split(" ").filter(Boolean) ?? [];

const exclude = [...configDefaults.exclude, "build", "data", ...leftOut];

const SERVICES = ["tests/services/**/*.test.ts"];
/** They change what a whole process has. */
const ALONE = ["tests/services/search-fuzz.test.ts"];

const withDatabase = {
  setupFiles: ["tests/support/hold-keys.ts", "tests/support/hold-seed.ts"],
  // What the machine does beside may hit a test once, the database server's own cleaning say; the run's last lines name it.
  retry: 1,
  globalSetup: ["tests/support/global-setup.ts"],
};

export default defineConfig({
  test: {
    exclude,
    maxWorkers: 2,
    experimental: { fsModuleCache: true },
    setupFiles: ["tests/support/hold-words.ts"],
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS } },
    reporters: process.env.CI ? ["default"] : ["dot"],
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      // Rules and words: no database, no build; pure, so that the files can share their workers.
      {
        extends: true,
        test: {
          name: "unit",
          isolate: false,
          include: ["app/**/*.test.ts", "tests/architecture/**/*.test.ts", "tests/search/judge.test.ts"],
        },
      },
      // Services over databases of their own; they keep nothing between files, which can share their workers.
      {
        extends: true,
        test: {
          ...withDatabase,
          name: "services",
          isolate: false,
          include: SERVICES,
          exclude: [...exclude, ...ALONE],
        },
      },
      // What asks the built shop in its own process: files share their workers, which load the shop once.
      {
        extends: true,
        test: { ...withDatabase, name: "http", isolate: false, include: ["tests/http/**/*.test.ts"] },
      },
      // What needs processes of its own, or a worker to itself.
      {
        extends: true,
        test: { ...withDatabase, name: "shop", include: ["tests/{server,drills}/**/*.test.ts", ...ALONE] },
      },
    ],
  },
});
