import "./production.ts";
import { execFile } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Config, readConfig } from "#app/config.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
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
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Build;
  const entry = build.entry.module;
  const prepared = await entry.prepareDatabase(databaseServer.url, {
    config,
    async fillEmptyShop({ isEmpty }) {
      if (!isEmpty) say("Looking for pages and texts that this release adds.");
      else if (config.seed !== "none") say("Filling the empty shop with the demo catalogue.");
      await fillShop(databaseServer.url);
    },
  });

  const pages = createPageCache();
  const { shop, close } = entry.openShop({
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
  say(welcome({ config, port, databasePlace: databaseServer.place, ...prepared }));

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

// In a process of its own: the 200 MB that the seed takes would stay with the shop until its next start.
async function fillShop(databaseUrl: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [resolve("server/fill-shop.ts")], { env }).catch(
    ({ message, stderr }: Error & { stderr: string }) => {
      throw new Error(stderr.trim() || message);
    },
  );
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
