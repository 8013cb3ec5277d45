import "./production.ts";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Config, readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedPlaces } from "#app/db/seed/places.ts";
import { isEmptyShop, seedDatabase } from "#app/db/seed/seed.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { ensureFirstAdmin, type NewAdmin } from "#app/services/auth/admins.server.ts";
import { type Build, createApp } from "./app.ts";
import { buildShop } from "./build.ts";
import { closeDoor } from "./close-door.ts";
import { openDatabaseServer } from "./database.ts";
import { isBuildFresh } from "./freshness.ts";
import { createHttpServer } from "./http.ts";
import { createPageCache } from "./page-cache.ts";
import { findSecret } from "./secret.ts";
import { readStaticFiles } from "./static-files.ts";
import { welcome } from "./welcome.ts";

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  if (!isBuildFresh()) say("Building the shop; this takes about half a minute and happens once.");
  buildShop();
  const databaseServer = await openDatabaseServer(
    config,
    createLog(config.logLevel === "debug" ? "debug" : "warn"),
  );
  await migrateDatabase(databaseServer.url);
  await fillEmptyShop(config, databaseServer.url);
  const admin = await nameFirstAdmin(config, databaseServer.url);

  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Build;
  const pages = createPageCache();
  const { shop, close } = build.entry.module.openShop({
    config,
    databaseUrl: databaseServer.url,
    secret: findSecret(config),
    onCatalogChange: pages.clear,
  });
  const files = readStaticFiles(resolve("build/client"));
  const server = createHttpServer({ app: createApp(build, shop), shop, files, pages });
  server.listen(config.port, config.host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  say(welcome({ config, port, databasePlace: databaseServer.place, admin }));

  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop();
    });
  }

  async function stop(): Promise<void> {
    await closeDoor(server);
    await close();
    await databaseServer.stop();
    process.exit(0);
  }
}

/** PIN codes and places are facts that every shop needs; the catalogue is only for an empty shop that wants the demo. */
async function fillEmptyShop(config: Config, url: string): Promise<void> {
  const database = openDatabase(url);
  try {
    if (!(await isEmptyShop(database.db))) return;
    if (config.seed === "none") return await seedPlaces(database.db);
    say("Filling the empty shop with the demo catalogue.");
    await seedDatabase(database.db, { now: new Date() });
  } finally {
    await database.close();
  }
}

/** The admin that was made for a shop without one. */
async function nameFirstAdmin(config: Config, url: string): Promise<NewAdmin | undefined> {
  const database = openDatabase(url);
  try {
    const made = await ensureFirstAdmin(database.db, { ...config.admin, now: new Date() });
    if (made && !made.ok)
      throw new Error(
        made.reason === "bad-email"
          ? "ADMIN_EMAIL must be an e-mail address in plain letters."
          : "ADMIN_PASSWORD must be 10 to 200 characters that others do not guess first.",
      );
    return made?.value;
  } finally {
    await database.close();
  }
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
