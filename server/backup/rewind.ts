import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Config, readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { createAuth } from "#app/services/accounts/auth/create-auth.server.ts";
import { openForOwner } from "#app/services/accounts/auth/open-for-owner.server.ts";
import { type Build, createApp } from "#server/app.ts";
import { buildFolder, buildShop, readBrowserFiles } from "#server/build.ts";
import { closeDoor } from "#server/close-door.ts";
import { readKeys } from "#server/encryption-keys.ts";
import { createHttpServer } from "#server/http.ts";
import type { Life } from "#server/life.ts";
import { choosePort, listen } from "#server/listen.ts";
import { createPageCache } from "#server/page-cache.ts";
import { chooseAccount } from "#server/postgres/account.ts";
import { serverAt, shopUrl } from "#server/postgres/connection.ts";
import { findHome, prepareSocketDirectory } from "#server/postgres/place.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { readStaticFiles } from "#server/static-files.ts";
import { CopyFault } from "./fault.ts";
import { lockDatabase } from "./lock-database.ts";
import { openStore } from "./open-store.ts";
import { restoreShop } from "./restore.ts";
import { createRewoundApp } from "./rewound-app.ts";
import { hasRoomForSecond } from "./room.ts";
import { openScratch, REWIND_FOLDER } from "./scratch.ts";
import { readCopyKey, readCopySettings } from "./settings.ts";
import { openVault } from "./vault.ts";

/** Brings the shop back aside as it was at that moment and opens it to be looked at, until that life ends; then all of it is removed. */
export async function openRewound(
  config: Config,
  { to, life, say }: { to: number; life: Life; say: (words: string) => void },
): Promise<{ address: string; entry: string }> {
  const { dataDir, secondLanguage } = config;
  const settings = readCopySettings(dataDir);
  const key = readCopyKey(dataDir);
  if (!settings || !key) throw new CopyFault("No copies of the shop are kept: npm run backup -- on FOLDER");
  const host = config.rewind.host;
  const port = await choosePort({
    host,
    first: config.rewind.port ?? config.port + 1,
    isFixed: config.rewind.port !== undefined,
  });
  await buildShop({ signal: life.signal, secondLanguage });
  const vault = openVault(openStore(settings.folder), key);
  if (!(await hasRoomForSecond(vault, { dataDir, to })))
    throw new CopyFault("The disk of DATA_DIR has no room for a second shop: make room there.");
  const scratch = await openScratch(dataDir, REWIND_FOLDER);
  if (!scratch) throw new CopyFault("A moment of the shop is open already: stop that command first.");
  life.closeAtEnd(() => scratch.discard());
  const restored = await restoreShop(vault, { into: scratch.shop, to, say });
  life.signal.throwIfAborted();
  for (const fault of [...restored.lostFiles, ...restored.faults]) say(`Not right in that shop: ${fault}`);

  const log = createLog("error");
  const database = await openEmbeddedPostgres({ dataDir: scratch.shop, log, signal: life.signal });
  life.closeAtEnd(() => database.stop());
  const own = configOf({ config, port, host, dataDir: scratch.shop, databaseUrl: database.url });
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Build;
  const { prepareDatabase, openShop } = build.entry.module;
  await prepareDatabase(database.url, {
    config: own,
    keys: { keys: readKeys(own), make: () => [] },
    ownerUrl: database.ownerUrl,
    fillEmptyShop: () => Promise.resolve(),
  });
  // With a secret of its own no cookie and no link of the other shop opens anything here.
  const secret = randomBytes(32).toString("base64url");
  const cookies = await findEntry(database.url, { config: own, secret });
  await lockDatabase(database);
  life.signal.throwIfAborted();

  const today = findToday(dataDir);
  const { shop, close } = openShop({
    config: own,
    databaseUrl: database.url,
    keys: readKeys(own)!,
    secret,
    onCatalogChange: () => undefined,
    rewoundTo: to,
    ...today,
  });
  life.closeAtEnd(close);
  const { publicOrigin } = own;
  const built = createApp(build, shop, readBrowserFiles(secondLanguage));
  const { app, entry } = createRewoundApp(built, { moment: to, publicOrigin, cookies });
  const languages = secondLanguage ? [secondLanguage, undefined] : [undefined];
  const files = languages.flatMap((language) => [
    ...readStaticFiles(resolve(buildFolder(language), "client")),
  ]);
  const pages = createPageCache({ isTold: () => false });
  const server = createHttpServer({ app, shop, files: new Map(files), pages });
  await listen(server, { host, port });
  life.closeAtEnd((graceMs) => closeDoor(server, { besides: [], graceMs }));
  return { address: publicOrigin, entry };
}

/** The database of today's shop, where it is noted who reads what here; it is not started for that. Where nothing can be noted, what must be is not shown. */
function findToday(dataDir: string): { notesUrl?: string } {
  const account = chooseAccount();
  const home = findHome({ dataDir, account, log: { info: () => undefined, warn: () => undefined } });
  try {
    const address = { host: prepareSocketDirectory({ home, account }), port: 5432 };
    return { notesUrl: shopUrl(serverAt({ home, address })) };
  } catch {
    return {};
  }
}

/** Settings of a shop that reaches nobody: no mail, no texts, no gateway. */
function configOf({
  config,
  port,
  host,
  ...places
}: {
  config: Config;
  port: number;
  host: string;
  dataDir: string;
  /** Named, so that the office says nothing of copies: there are none of this shop. */
  databaseUrl: string;
}): Config {
  const { encryptionKey, secondLanguage, upiVpa } = config;
  const plain = readConfig({
    PORT: String(port),
    HOST: host,
    PUBLIC_ORIGIN: `http://${host.includes(":") ? `[${host}]` : host}:${port}`,
    SEED: "none",
    LOG_LEVEL: "error",
  });
  return { ...plain, ...places, encryptionKey, secondLanguage, upiVpa };
}

async function findEntry(
  url: string,
  { config, secret }: { config: Config; secret: string },
): Promise<string[]> {
  const { db, close } = openDatabase(url);
  try {
    return await openForOwner(createAuth({ db, config, secret }), new Date());
  } finally {
    await close();
  }
}
