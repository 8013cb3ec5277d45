import "./production.ts";
import { execFile } from "node:child_process";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Config, readConfig } from "#app/config.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { type Build, createApp } from "./app.ts";
import { openCopyKeeper } from "./backup/copy-keeper.ts";
import { keepCopies } from "./backup/keep-copies.ts";
import { keepDrills } from "./backup/keep-drills.ts";
import { keepSnapshots } from "./backup/keep-snapshots.ts";
import { buildFolder, buildShop, readBrowserFiles } from "./build.ts";
import { closeDoor } from "./close-door.ts";
import { noteDatabasePlace, prepareDataFolder } from "./data-folder.ts";
import { openDatabaseServer } from "./database.ts";
import { makeKeys, readKeys } from "./encryption-keys.ts";
import { isBuildFresh } from "./freshness.ts";
import { holdDataFolder } from "./hold-folder.ts";
import { createHttpServer } from "./http.ts";
import { type Life, live } from "./life.ts";
import { tryPort } from "./listen.ts";
import { keepMemoryLow } from "./memory.ts";
import { openDoor } from "./open-door.ts";
import { createPageCache } from "./page-cache.ts";
import { createPlainAnswers } from "./plain-answers.ts";
import { createRequestMetrics } from "./request-metrics.ts";
import { checkSecret, findSecret } from "./secret.ts";
import { explainFailure } from "./start-failure.ts";
import { readStaticFiles } from "./static-files.ts";
import { refuseRolledBack } from "./upgrade/rolled-back.ts";
import { adminLines, welcome } from "./welcome.ts";

const WAIT_FOR_DATABASE_MS = 60_000;
/** By then the shop hears of changes, so a page that it makes counts as fresh. */
const FRONT_PAGE_AFTER_MS = 1_000;

const config = readSettings();
if (config) {
  const log = createLog(config.logLevel);
  await live((life) => start(config, life), { log, explain: (error) => explainFailure(error, config) });
}

function readSettings(): Config | undefined {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

async function start(config: Config, life: Life): Promise<void> {
  // What would stop the start anyway stops it before anything is built or filled.
  prepareDataFolder(config);
  life.closeAtEnd(await holdDataFolder(config, life.signal));
  refuseRolledBack(config.dataDir);
  checkSecret(config);
  const keys = readKeys(config);
  await tryPort(config);
  const { secondLanguage } = config;
  if (!isBuildFresh(buildFolder(undefined)) || !isBuildFresh(buildFolder(secondLanguage)))
    say(
      `Building the shop; this takes about ${secondLanguage ? "a minute" : "half a minute"} and happens once.`,
    );
  await buildShop({ signal: life.signal, secondLanguage });
  life.signal.throwIfAborted();
  const log = createLog(config.logLevel === "debug" ? "debug" : "warn");
  const databaseServer = await openDatabaseServer(config, log, {
    signal: life.signal,
    waitMs: WAIT_FOR_DATABASE_MS,
    say,
  });
  life.closeAtEnd(() => databaseServer.stop());
  life.signal.throwIfAborted();
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Build;
  const entry = build.entry.module;
  const prepared = await entry.prepareDatabase(databaseServer.url, {
    config,
    keys: { keys, make: () => makeKeys(config) },
    ownerUrl: databaseServer.ownerUrl,
    async fillEmptyShop({ isEmpty }) {
      if (!isEmpty) say("Looking for pages and texts that this release adds.");
      else if (config.seed !== "none") say("Filling the empty shop with the demo catalogue.");
      await fillShop(databaseServer.url, life.signal);
    },
  });
  let isAdminTold = false;
  // The one-time password is nowhere else: it is told even when the rest of the start fails.
  life.closeAtEnd(async () => {
    if (!isAdminTold && prepared.admin) say(adminLines(config, prepared.admin).join("\n"));
  });
  noteDatabasePlace(config.dataDir, databaseServer.place);
  const { own, place: home } = databaseServer;
  const kept = { dataDir: config.dataDir, log: createLog(config.logLevel) };
  const copies = own ? keepCopies({ ...kept, home, server: own }) : keepSnapshots(kept);
  life.closeAtEnd(() => copies.stop());
  const drills = keepDrills(kept);
  life.closeAtEnd(() => drills.stop());
  const copyKeeper = openCopyKeeper({
    dataDir: config.dataDir,
    isDaily: own === undefined,
    copyNow: copies.runNow,
    testNow: drills.runNow,
  });

  const pages = createPageCache({ isTold: () => isTold(), isBehindCdn: config.isBehindCdn });
  const { shop, isTold, readMetrics, close } = entry.openShop({
    config,
    databaseUrl: databaseServer.url,
    databaseDir: config.databaseUrl ? undefined : databaseServer.place,
    keys: readKeys(config)!,
    secret: findSecret(config),
    onCatalogChange: pages.noteChange,
    copyKeeper,
  });
  life.closeAtEnd(close);
  const app = createApp(build, shop, readBrowserFiles(secondLanguage));
  const languages = secondLanguage ? [secondLanguage, undefined] : [undefined];
  const files = languages.flatMap((language) => [
    ...readStaticFiles(resolve(buildFolder(language), "client")),
  ]);
  const requests = createRequestMetrics();
  const server = createHttpServer({
    app,
    answerPlainly: createPlainAnswers(build, shop),
    shop,
    files: new Map(files),
    pages,
    readMetrics,
    requests,
    leaving: life.signal,
    frontPageAfterMs: FRONT_PAGE_AFTER_MS,
    findVisitor: (cookie) =>
      entry.findKnownVisitor(shop, new Request(config.publicOrigin, { headers: { cookie } })),
  });
  life.signal.throwIfAborted();
  const besides = await openDoor(server, config);
  life.closeAtEnd((graceMs) => closeDoor(server, { besides, graceMs }));
  const { port } = server.address() as AddressInfo;
  say(welcome({ config, port, databasePlace: databaseServer.place, ...prepared }));
  isAdminTold = true;
  const memory = keepMemoryLow(requests.answers);
  life.closeAtEnd(async () => memory.stop());
  // The first search after a start need not wait for the names; one that cannot be read now is read then.
  shop.readVocabulary().catch(() => undefined);
}

// In a process of its own: the 200 MB that the seed takes would stay with the shop until its next start.
async function fillShop(databaseUrl: string, signal: AbortSignal): Promise<void> {
  // Who fills the shop needs no more rights than the shop.
  const env = { ...process.env, DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: "" };
  try {
    await promisify(execFile)(process.execPath, [resolve("server/fill-shop.ts")], { env, signal });
  } catch (error) {
    signal.throwIfAborted();
    const { stderr, message } = error as { stderr: string; message: string };
    throw new Error(stderr.trim() || message);
  }
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
