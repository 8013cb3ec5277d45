import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Config, readConfig } from "#app/config.server.ts";
import { visitorRoutes } from "#app/entry.visitor-routes.ts";
import { findTooHeavy } from "./bundle/budgets.ts";
import { isBuildFresh, stampBuild } from "./freshness.ts";
import type { BrowserFiles } from "./language-doors.ts";

const [TABLE_START, TABLE_END] = ["window.__reactRouterManifest=", ";"];

type SecondLanguage = Config["secondLanguage"];

/** Where a build lies: that of the shop, and below it the browser's half of another language. */
export function buildFolder(language: SecondLanguage): string {
  return language === undefined ? "build" : `build/${language}`;
}

/** Builds what is not fresh, until it is told to stop: the shop, and what browsers load in the second language. Says nothing unless it fails. */
export async function buildShop({
  signal,
  secondLanguage,
}: {
  signal?: AbortSignal;
  secondLanguage: SecondLanguage;
}): Promise<void> {
  await buildOnce(undefined, signal);
  if (secondLanguage !== undefined) await buildOnce(secondLanguage, signal);
}

/** The table of the browser's files of a language that has been built. */
export function readBrowserFiles(language: SecondLanguage): BrowserFiles {
  const [file] = globSync(`${buildFolder(language)}/client/assets/manifest-*.js`);
  return JSON.parse(readFileSync(file!, "utf8").trim().slice(TABLE_START.length, -TABLE_END.length));
}

async function buildOnce(language: SecondLanguage, signal: AbortSignal | undefined): Promise<void> {
  const folder = buildFolder(language);
  if (isBuildFresh(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
      env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder, BUILD_LANGUAGE: language ?? "en" },
      maxBuffer: 50_000_000,
      signal,
    });
  } catch (error) {
    signal?.throwIfAborted();
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The shop could not be built.\n${stdout}${stderr}`);
  }
  // One server speaks all languages.
  if (language !== undefined) rmSync(`${folder}/server`, { recursive: true });
  writeVisitorRoutes(language);
  compressFiles(folder);
  // The words of tests are longer than any language's.
  if (language !== "pseudo") refuseTooHeavy(language);
  stampBuild(folder);
}

/** Beside the table of all routes, the one that pages of visitors load. */
function writeVisitorRoutes(language: SecondLanguage): void {
  const table = visitorRoutes(readBrowserFiles(language));
  const file = `${buildFolder(language)}/client${table.url}`;
  writeFileSync(file, `${TABLE_START}${JSON.stringify(table)}${TABLE_END}`);
}

function compressFiles(folder: string): void {
  for (const file of globSync(`${folder}/client/**/*.{js,css,svg,json,webmanifest}`)) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** A build whose pages weigh more than server/bundle/budgets.ts allows is none. */
function refuseTooHeavy(language: SecondLanguage): void {
  const table = readBrowserFiles(language);
  const visitors = visitorRoutes(table);
  const sizeOf = (file: string) => statSync(`${buildFolder(language)}/client${file}.br`).size;
  const office = Object.entries(table.routes).filter(([id]) => id === "root" || !(id in visitors.routes));
  const sentences = [
    ...findTooHeavy(visitors, { sizeOf }),
    ...findTooHeavy({ ...table, routes: Object.fromEntries(office) }, { sizeOf, isOffice: true }),
  ];
  if (sentences.length > 0)
    throw new Error(`The shop weighs more than server/bundle/budgets.ts allows.\n${sentences.join("\n")}`);
}

if (import.meta.main) await buildShop(readConfig(process.env));
