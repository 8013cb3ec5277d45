import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { AREAS, areaOf, HAS_AREAS } from "#tests/architecture/areas.ts";

const DOCS = ["README.md", ...globSync("docs/{,decisions/}*.md")].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));
const DOMAIN = readFileSync("docs/domain.md", "utf8");

/** The folders of ours by which a path begins, from the top or, as the docs write them, from app/ on. */
const FOLDERS = [".", "app", "app/db"].flatMap((at) =>
  readdirSync(at, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "data"),
);
const BELOW = new RegExp(`^(${FOLDERS.map(({ name }) => name.replaceAll(".", "\\.")).join("|")})/`);
const FILE_NAME = /\.(ts|tsx|sql|css|md|json)$/;
const OUR_NAMES = new Set(
  globSync(["*", "{app,server,scripts,bench,tests,docs}/**/*"]).map((file) => basename(file)),
);

/** What stands in backticks as one word, and what begins a line of a drawing. */
function namesIn(text: string): string[] {
  const [prose, drawings] = [text.replace(/```.*?```/gs, ""), text.match(/```.*?```/gs) ?? []];
  return [
    ...[...prose.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!),
    ...drawings.flatMap((drawing) => drawing.match(/^[\w.-]+\/[\w./-]*/gm) ?? []),
  ];
}

function isThere(name: string): boolean {
  const path = name.replace(/<[^>]+>|…/g, "*");
  if (!BELOW.test(path)) return OUR_NAMES.has(path) || existsSync(path);
  return ["", "app/", "app/db/"].some((at) =>
    path.includes("*") ? globSync(at + path).length > 0 : existsSync(at + path),
  );
}

test("every file that the docs name is there", () => {
  const named = DOCS.flatMap(({ file, text }) =>
    namesIn(text)
      .filter((name) => BELOW.test(name) || (FILE_NAME.test(name) && !/^[/.…*]/.test(name)))
      .map((name) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ name }) => !isThere(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
test("what holds of security, and its points, name their files from the top", () => {
  const named = DOCS.filter(({ file }) => /^docs\/(security|asvs)/.test(file)).flatMap(({ text }) =>
    namesIn(text).filter((name) => BELOW.test(name) && !name.startsWith("data/")),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
test("every link of the docs leads to a file", () => {
  const links = DOCS.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
      .map((link) => (link[1] ?? link[2]!).replace(/#.*/, ""))
      .filter((to) => to && !/^https?:/.test(to))
      .map((to) => ({ file, to })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, to }) => !existsSync(join(dirname(file), to)))).toEqual([]);
});
test("every setting that the shop reads is told in the README and in the example", () => {
  const read = /z\.object\(\{(.*?)\n\}\);/s.exec(readFileSync("app/config.server.ts", "utf8"))![1]!;
  const settings = [...read.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);
  const example = readFileSync(".env.example", "utf8");
  const table = readFileSync("README.md", "utf8");
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  expect([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name!).toSorted()).toEqual(
    settings.toSorted(),
  );
});
test("a decision that a table of rules quotes by number has its link", () => {
  const quoted = [...DOMAIN.matchAll(/\[(\d{3})\](?![:(])/g)].map(([, number]) => number!);
  expect(quoted.length).toBeGreaterThan(30);
  expect([...new Set(quoted)].filter((number) => !DOMAIN.includes(`\n[${number}]: `))).toEqual([]);
});
test("what the database refuses is named as in its steps", () => {
  const steps = globSync("app/db/migrations/*.sql")
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const section = /## What the database refuses\n(.*?)\n## /s.exec(DOMAIN)![1]!;
  const names = namesIn(section).flatMap((name) => (name.includes("/") ? [] : name.split(".")));
  expect(names.length).toBeGreaterThan(60);
  const isKnown = (name: string) => new RegExp(`(?<!\\w)${name.replaceAll("…", "\\w+")}(?!\\w)`).test(steps);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});
test("every area has its table of rules, in the order of the areas", () => {
  expect([...RULES.keys()]).toEqual(AREAS);
  expect(readFileSync("docs/architecture.md", "utf8")).toContain(`\n${AREAS.join(" < ")}\n`);
});
test("a rule is one line, and stands in the area of its file", () => {
  expect(DOMAIN.split("\n").filter((line) => line.startsWith("|") && line.length > 200)).toEqual([]);
  const astray = [...RULES].flatMap(([area, rules]) => {
    expect(rules.length, area).toBeGreaterThan(0);
    return rules.filter((rule) => {
      const [file] = namesIn(rule.split(" | ")[1] ?? "");
      const path = `app/${file}`;
      return !file || !isThere(file) || (HAS_AREAS.test(path) && areaOf(path) !== area);
    });
  });
  expect(astray).toEqual([]);
});

/** The rows of each area's table. */
const RULES = new Map(
  [...DOMAIN.matchAll(/^### (\w+)\n(.*?)(?=^#)/gms)].map(([, area, table]) => [
    area!,
    table!.split("\n").filter((line) => /^\| (?!---|Rule )/.test(line)),
  ]),
);
