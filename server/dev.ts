import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { createRequestHandler } from "react-router";
import { createServer as createVite } from "vite";
import { readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { isAtSecondDoor, SECOND_DOOR } from "#app/domain/shop-path.ts";
import { takeKeys } from "#app/services/encryption-keys.server.ts";
import type { Build } from "./app.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { openDatabaseServer } from "./database.ts";
import { makeKeys, readKeys } from "./encryption-keys.ts";
import { holdDataFolder } from "./hold-folder.ts";
import { findSecret } from "./secret.ts";

/** For work on the shop: pages as they are in the sources, renewed in the browser on every change, nothing kept. */
const config = readConfig(process.env);
prepareDataFolder(config);
await holdDataFolder(config);
const databaseServer = await openDatabaseServer(config, console);
await migrateDatabase(databaseServer.ownerUrl, { shopUrl: databaseServer.url });
const database = openDatabase(databaseServer.url);
await takeKeys(database.db, { keys: readKeys(config), make: () => makeKeys(config) });
await database.close();
const vite = await createVite({ server: { middlewareMode: true } });
const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<Build>;
const { shop } = (await load()).entry.module.openShop({
  config,
  databaseUrl: databaseServer.url,
  keys: readKeys(config)!,
  secret: findSecret(config),
  onCatalogChange: () => undefined,
});
const listener = createRequestListener(async (request, client) => {
  const build = await load();
  const { requestContext, speak } = build.entry.module;
  const { pathname } = new URL(request.url);
  const second = isAtSecondDoor(pathname) ? config.secondLanguage : undefined;
  const handle = createRequestHandler(second ? { ...build, basename: SECOND_DOOR } : build, "development");
  return speak(second ?? "en", () =>
    handle(request, requestContext(shop, { client, method: request.method })),
  );
});
createServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
).listen(config.port, config.host, () => process.stdout.write(`http://${config.host}:${config.port}\n`));
