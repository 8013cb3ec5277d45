import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postmasters } from "#tests/server/processes.ts";
import { type Start, tryStart } from "#tests/support/try-start.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "materia-end-"));
  // Open, so that the database lies in it also when root starts the shop.
  chmodSync(dataDir, 0o755);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test.each(["SIGTERM", "SIGINT"] as const)(
  "npm is told to end by %s: running requests are answered, and when npm has ended the shop, its port and its database are gone",
  async (signal) => {
    const { start, answers } = await askAndEnd(signal);
    expect(await start.untilEnded()).toBe(0);
    expect(postmasters(dataDir)).toEqual([]);
    await expect(fetch(start.origin)).rejects.toThrow();
    expect(await answers).toEqual(Array(5).fill(200));
  },
  180_000,
);

test("npm is gone by SIGHUP, as when a terminal closes: the shop follows it, running requests are answered", async () => {
  const { start, answers } = await askAndEnd("SIGHUP");
  // npm's output closes when the last process that holds it has ended.
  expect(await start.untilEnded()).toBe("SIGHUP");
  expect(postmasters(dataDir)).toEqual([]);
  await expect(fetch(start.origin)).rejects.toThrow();
  expect(await answers).toEqual(Array(5).fill(200));
}, 180_000);

async function askAndEnd(signal: NodeJS.Signals) {
  const start = await tryStart({ command: ["npm", "start"], env: { DATA_DIR: dataDir } });
  await start.untilOpen();
  expect(start.said.out, start.said.err).toContain("The shop is open");
  expect(postmasters(dataDir)).toHaveLength(1);
  const asked = Array.from({ length: 5 }, () => fetch(`${start.origin}/shop?view=all&utm=${Math.random()}`));
  await sleep(30);
  start.process.kill(signal);
  const answers = Promise.all(asked.map(async (answer) => (await answer).status));
  answers.catch(() => undefined);
  return { start, answers };
}

const OLD_NODE = process.env
  .PATH!.split(delimiter)
  .map((folder) => join(folder, "node"))
  .find((node) => existsSync(node) && Number.parseInt(versionOf(node).slice(1), 10) < 24);

function versionOf(node: string): string {
  return execFileSync(node, ["--version"], { encoding: "utf8" });
}

test.runIf(OLD_NODE)(
  "started by hand with an older Node, from another folder, the shop opens all the same, and ends as it is told",
  async () => {
    const start = await tryStart({
      command: [OLD_NODE!, resolve("server/start.js")],
      cwd: tmpdir(),
      // An older Node cannot load the moved clock of `npm test -- hours`.
      env: { DATA_DIR: dataDir, NODE_OPTIONS: "" },
    });
    await start.untilOpen();
    expect((await fetch(`${start.origin}/site.webmanifest`)).status).toBe(200);
    start.process.kill("SIGTERM");
    expect(await start.untilEnded()).toBe(0);
    expect(postmasters(dataDir)).toEqual([]);
  },
  180_000,
);

test("an error that nobody caught is one line of the log, and a clean end with a code", async () => {
  const thrower = resolve("tests/server/throw-when-told.ts");
  const start = await tryStart({
    env: { DATA_DIR: dataDir, NODE_OPTIONS: `--import ${thrower}` },
  });
  await start.untilOpen();
  const asked = fetch(`${start.origin}/shop?view=all&utm=1`);
  await sleep(20);
  start.process.kill("SIGUSR2");
  expect((await asked).status).toBe(200);
  expect(await start.untilEnded()).toBe(1);
  expect(postmasters(dataDir)).toEqual([]);
  expect(start.said.err).toBe("");
  const thrown = { level: 60, err: { message: "thrown by the test" } };
  expect(logLines(start)).toEqual([
    expect.objectContaining({ ...thrown, err: expect.objectContaining(thrown.err) }),
  ]);
}, 180_000);

function logLines(start: Start): unknown[] {
  return start.said.out.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
}
