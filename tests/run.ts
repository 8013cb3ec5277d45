import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildShop } from "#server/build.ts";
import { ensureChromium } from "#tests/support/chromium.ts";

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), "materia-reports-"));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

/** Everything that must hold before a change is kept, cheapest first; stops at the first step that fails. */
try {
  step("format and lint", () => run("@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."));
  step("types", () => {
    run("@react-router/dev/bin.cjs", "typegen");
    run("typescript/bin/tsc");
  });
  step("build", buildShop);
  step("architecture, unit, services, http", () =>
    run("vitest/vitest.mjs", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${vitestReport}`),
  );
  step("browser", () => {
    process.env.CHROMIUM_PATH = ensureChromium();
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;
    run("@playwright/test/cli.js", "test", "--reporter=line,json");
  });
} catch (error) {
  if (error instanceof Error && error.message) process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  const counts = [countVitest(), countPlaywright()];
  rmSync(reports, { recursive: true, force: true });
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const failed = Math.max(sum("failed"), Number(process.exitCode ?? 0));
  process.stdout.write(`\n${sum("passed")} passed, ${failed} failed\n`);
}

function step(name: string, work: () => void): void {
  const startedAt = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  work();
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
}

function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join("node_modules", script), ...args], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("");
}

function countVitest(): Count {
  const report = readReport(vitestReport) as { numPassedTests: number; numFailedTests: number } | undefined;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countPlaywright(): Count {
  const report = readReport(playwrightReport) as
    | { stats: { expected: number; flaky: number; unexpected: number } }
    | undefined;
  if (!report) return { passed: 0, failed: 0 };
  const { expected, flaky, unexpected } = report.stats;
  if (flaky)
    process.stdout.write(`\n${flaky} of the browser tests passed only at the second try, see above\n`);
  return { passed: expected + flaky, failed: unexpected };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
