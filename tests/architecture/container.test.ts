import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CONTAINERFILE = readFileSync("deploy/Containerfile", "utf8");
const COMPOSE = readFileSync("deploy/compose.yaml", "utf8");
const IGNORED = readFileSync(".dockerignore", "utf8").split("\n");
const KNOWN = new Set(readFileSync(".env.example", "utf8").match(/^[A-Z0-9_]+(?==)/gm));
/** What the file itself names, beside the settings of the shop. */
const OF_THE_FILE = ["NODE_IMAGE", "LANGUAGES"];

/** Its lines, those that go on joined, without remarks. */
function instructions(): string[] {
  const text = CONTAINERFILE.replace(/^#.*\n/gm, "").replace(/\\\n\s*/g, "");
  return text.split("\n").filter((line) => line !== "");
}

test("each line of the Containerfile is an instruction, and what it copies is there and let in", () => {
  for (const line of instructions())
    expect(line).toMatch(/^(ARG|FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD) \S/);
  const copied = instructions()
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from="))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect(copied.length).toBeGreaterThan(8);
  for (const path of copied)
    expect([path, existsSync(path), IGNORED.includes(`!${path}`)]).toEqual([path, true, true]);
});

test("the image has the Node of the project, is not root, ends by SIGTERM and is asked whether it is ready", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(CONTAINERFILE).toContain(`/node:${dependencies.node}-`);
  const ofTheShop = instructions().slice(instructions().findLastIndex((line) => line.startsWith("FROM ")));
  expect(ofTheShop).toContain("USER materia");
  expect(ofTheShop).toContain("STOPSIGNAL SIGTERM");
  expect(ofTheShop.find((line) => line.startsWith("HEALTHCHECK "))).toContain("/ready");
  for (const line of ["read_only: true", "init: true", "cap_drop: [ALL]", "stop_grace_period: 45s"])
    expect(COMPOSE).toContain(`\n    ${line}\n`);
  expect(COMPOSE).toContain("/ready");
});

test("Containerfile and compose file set nothing that the shop does not know", () => {
  const environment = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(COMPOSE)![1]!;
  const set = [
    ...environment.matchAll(/^ {6}(\w+):/gm),
    ...CONTAINERFILE.matchAll(/(?:^ENV | )([A-Z_]+)=/gm),
    ...CONTAINERFILE.matchAll(/^ARG ([A-Z_]+)/gm),
  ].map(([, name]) => name!);
  expect(set).toContain("DATA_DIR");
  expect(set.filter((name) => !KNOWN.has(name) && !OF_THE_FILE.includes(name))).toEqual([]);
});

const hasCompose = spawnSync("docker-compose", ["--version"]).error === undefined;
if (!hasCompose)
  process.stderr.write("LEFT OUT: this machine has no docker-compose; its file is not validated.\n");
test.skipIf(!hasCompose)("docker-compose takes the compose file", () => {
  const args = ["--file", "-", "--project-directory", "deploy", "config", "--quiet"];
  // Who runs it writes the file of settings.
  const input = COMPOSE.replace("    env_file: shop.env\n", "");
  expect(spawnSync("docker-compose", args, { input, encoding: "utf8" })).toMatchObject({
    status: 0,
    stderr: "",
  });
});
