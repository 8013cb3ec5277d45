import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import {
  asksTheShop,
  chooseMoments,
  clockAt,
  dayNumber,
  longOfOtherDays,
  type Moment,
  quarterOfDay,
  readsTheClock,
  shortOnes,
} from "#tests/hours.ts";
import { readPromises, writeRun } from "#tests/promises.ts";
import { ensureChromium } from "#tests/support/chromium.ts";
import { hasPostgres15 } from "#tests/support/external-postgres.ts";
import { openQuickFolder } from "#tests/support/quick-folder.ts";

type Count = { passed: number; failed: number };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const closeQuickFolder = openQuickFolder();
const reports = mkdtempSync(join(tmpdir(), "materia-reports-"));
const PROMISES = "docs/promises.md";
const playwrightReport = join(reports, "playwright.json");

/** The parts that can be run alone, `npm test -- <part>`; without a name everything, cheapest first. */
const PARTS: Record<string, (detail: string | undefined) => void> = {
  unit: () => step("architecture, unit", () => vitestAt({ QUICK_PART: "1" }, "--project", "unit")),
  services: () => step("services", () => vitest("tests/services")),
  http: () => buildAnd("http", () => vitest("tests/http")),
  drills: () => buildAnd("drills", () => vitest("tests/drills", "tests/server")),
  browser: () => buildAnd("browser", () => playwright()),
  hours: passAtHours,
  postgres15: () => passOnPostgres15(),
  promises: () => buildAnd("promises", passPromises),
  ci: everythingInTurn,
};

/** Stops at the first step that fails, and ends with one line that counts. */
try {
  const [part, detail] = process.argv.slice(2);
  if (part === undefined) everything();
  else if (Object.hasOwn(PARTS, part)) PARTS[part]!(detail);
  else throw new Error(`There is no part "${part}". There are: ${Object.keys(PARTS).join(", ")}.`);
} catch (error) {
  if (error instanceof Error && error.message) process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  const counts = [countVitest(), countPlaywright()];
  rmSync(reports, { recursive: true, force: true });
  closeQuickFolder();
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const failed = Math.max(sum("failed"), Number(process.exitCode ?? 0));
  process.stdout.write(`\n${sum("passed")} passed, ${failed} failed\n`);
}

function everything(): void {
  readOver();
  buildAnd("architecture, unit, services, http, drills", () => vitest());
  step("browser", () => playwright());
}

/**
 * Everything, in the turn of the day: without browsers at its first moment, of the longest files every third; in browsers, each
 * spec at one of the two sizes, and half of the public screens read over; at its second moment, by turns of days and without the longest
 * files, a quarter of what asks the built shop, or of the services and drills on PostgreSQL 15. All turns take twenty-four days.
 */
function everythingInTurn(): void {
  const today = new Date();
  const day = dayNumber(today);
  const [first, second] = chooseMoments("in-turn", today);
  readOver();
  step("build", build);
  passAt(first!, { leaveOut: longOfOtherDays(day) });
  step("browser", () => playwright({ SCREENS_ON_DAY: String(day) }));
  if (!hasPostgres15()) passAt(second!, { only: quarterOfDay(shortOnes(readsTheClock()), day) });
  else if (day % 2 === 0) passAt(second!, { only: quarterOfDay(shortOnes(asksTheShop()), day) });
  else passOnPostgres15({ ...clockAt(second!), QUARTER_ON_DAY: String(day) });
}

function readOver(): void {
  step("format and lint", () => run("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]));
  step("types", () => {
    run("@react-router/dev/bin.cjs", ["typegen"]);
    run("typescript/bin/tsc", []);
  });
  step("nothing that nobody uses", () => run("knip/bin/knip.js", ["--no-progress"]));
}

/** The suite without browsers at the moments asked for; those in turn leave out what never reads the clock. */
function passAtHours(asked: string | undefined): void {
  const moments = chooseMoments(asked, new Date());
  const only = asked === "in-turn" ? readsTheClock() : [];
  step("build", build);
  for (const moment of moments) {
    try {
      passAt(moment, { only });
    } catch {
      process.exitCode = 1;
    }
  }
}

function passAt(
  moment: Moment,
  { only = [], leaveOut = [] }: { only?: string[]; leaveOut?: string[] } = {},
): void {
  process.stdout.write(`\nAgain by itself: npm test -- hours ${moment}\n`);
  step(`hours: ${moment}`, () => vitestAt({ ...clockAt(moment), LEAVE_OUT: leaveOut.join(" ") }, ...only));
}

/** The services and drills by DATABASE_URL on Debian's PostgreSQL 15; says so where there is none. */
function passOnPostgres15(env: NodeJS.ProcessEnv = {}): void {
  step("services and drills on PostgreSQL 15", () => runScript("tests/on-postgres-15.ts", counted(), env));
}

/** The tests that docs/promises.md names; what they show is written there, with its figures and its day. */
function passPromises(): void {
  const text = readFileSync(PROMISES, "utf8");
  const files = new Set(readPromises(text).flatMap((promise) => promise.files));
  const said = join(reports, "figures");
  writeFileSync(said, "");
  try {
    vitestAt({ FIGURES_FILE: said }, ...[...files].filter((file) => file.endsWith(".test.ts")));
  } finally {
    const lines = readFileSync(said, "utf8").split("\n").filter(Boolean);
    const figures = lines.map((line) => JSON.parse(line) as { name: string; figure: string });
    writeFileSync(
      PROMISES,
      writeRun(text, {
        passed: filesThatPassed(),
        figures: new Map(figures.map(({ name, figure }) => [name, figure])),
        day: new Date().toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "Asia/Kolkata" }),
      }),
    );
  }
}

/** Those of which every test was run and passed. */
function filesThatPassed(): Set<string> {
  const all = vitestReports().flatMap(({ testResults }) => testResults);
  const passed = all.filter(({ assertionResults }) =>
    assertionResults.every(({ status }) => status === "passed"),
  );
  return new Set(passed.map(({ name }) => relative(process.cwd(), name)));
}

function buildAnd(name: string, work: () => void): void {
  step("build", build);
  step(name, work);
}

function build(): void {
  run("../server/build.ts", []);
}

function step(name: string, work: () => void): void {
  const startedAt = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  try {
    work();
  } finally {
    process.stdout.write(`== ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  }
}

function vitest(...chosen: string[]): void {
  vitestAt({}, ...chosen);
}

function vitestAt(env: NodeJS.ProcessEnv, ...chosen: string[]): void {
  run("vitest/vitest.mjs", ["run", ...chosen, ...counted()], env);
}

/** Options of a run of vitest that is counted in the last line. */
function counted(): string[] {
  const report = join(reports, `vitest-${readdirSync(reports).length}.json`);
  return ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
}

function playwright(env: NodeJS.ProcessEnv = {}): void {
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;
  run("@playwright/test/cli.js", ["test", "--reporter=line,json"], env);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  runScript(join("node_modules", program), args, env);
}

function runScript(script: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error("");
}

function countVitest(): Count {
  const count = { passed: 0, failed: 0 };
  for (const report of vitestReports()) {
    count.passed += report.numPassedTests;
    count.failed += report.numFailedTests;
    nameSecondTries(report);
  }
  return count;
}

function vitestReports(): VitestReport[] {
  return readdirSync(reports)
    .filter((file) => file.startsWith("vitest-"))
    .flatMap((name) => (readReport(join(reports, name)) as VitestReport | undefined) ?? []);
}

function nameSecondTries({ testResults }: VitestReport): void {
  for (const { fullName, status, failureMessages } of testResults.flatMap((file) => file.assertionResults))
    if (status === "passed" && failureMessages.length)
      process.stdout.write(`\nPassed only at the second try: ${fullName}\n${failureMessages[0]}\n`);
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
