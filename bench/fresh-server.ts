import "#server/production.ts";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { readConfig } from "#app/config.server.ts";
import { type Build, createApp } from "#server/app.ts";
import { openDatabaseServer } from "#server/database.ts";
import { readKeys } from "#server/encryption-keys.ts";
import { findSecret } from "#server/secret.ts";

// The shop over the data of one that is open, without kept pages: every request is rendered.
const config = readConfig(process.env);
const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as Build;
const { url } = await openDatabaseServer(config, console);
const { shop } = build.entry.module.openShop({
  config,
  databaseUrl: url,
  keys: readKeys(config)!,
  secret: findSecret(config),
  onCatalogChange: () => undefined,
});
createServer(createRequestListener(createApp(build, shop))).listen(config.port, "localhost", () =>
  process.stdout.write("listening\n"),
);
