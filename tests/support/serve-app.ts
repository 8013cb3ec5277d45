import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { readConfig } from "#app/config.server.ts";
import { createLog } from "#app/integrations/log.server.ts";
import { createTally } from "#app/services/reports/traffic/tally.server.ts";
import type { App } from "#server/app.ts";
import { createHttpServer } from "#server/http.ts";
import { createPageCache, type PageCache } from "#server/page-cache.ts";
import type { StaticFile } from "#server/static-files.ts";

export type ServedApp = {
  port: number;
  pages: PageCache;
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  read(path: string): Promise<string>;
  close(): void;
};

type Served = Omit<Parameters<typeof createHttpServer>[0], "app" | "shop" | "files" | "pages"> & {
  files?: Map<string, StaticFile>;
  env?: Record<string, string>;
};

/** The server in front of that app, on a port of its own. */
export async function serveApp(
  app: App,
  pages = createPageCache(),
  { files = new Map(), env = {}, ...parts }: Served = {},
): Promise<ServedApp> {
  const config = readConfig(env);
  const tally = createTally({ publicOrigin: config.publicOrigin, clock: () => new Date() });
  const shop = { config, log: createLog("silent"), tally };
  const server = createHttpServer({ app, shop, files, pages, ...parts });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { port, pages, ask, read: async (path) => (await ask(path)).text(), close: () => server.close() };
}
