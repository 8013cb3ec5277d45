import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import type { OpenShop } from "#app/composition.server.ts";
import { readConfig } from "#app/config.server.ts";
import type { CatalogChange, Sources } from "#app/domain/catalog-change.ts";
import type { CopyKeeper } from "#app/domain/copy-keeper.ts";
import { type App, type Build, createApp } from "#server/app.ts";
import { type AnswerPlainly, createPlainAnswers } from "#server/plain-answers.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import type { TemplateName } from "#tests/support/test-server.ts";

export const ORIGIN = "http://shop.test";

/** A request, the network address that it comes from, and what gets told what the answer was made of. */
export type Asked = RequestInit & { address?: string; sources?: Sources };

export type TestShop = {
  database: TestDatabase;
  dataDir: string;
  /** The connections of the shop itself. */
  pool: Pool;
  /** Asks for a page as a browser of its own would: same origin, cookies only when given. */
  ask(path: string, init?: Asked): Promise<Response>;
  readMetrics: OpenShop["readMetrics"];
  /** The shop itself, from request to response. */
  answer: App;
  /** What the server asks before it. */
  answerPlainly: AnswerPlainly;
  /** Sends a form as a browser without JavaScript would. */
  send(path: string, fields: Record<string, string>, init?: Asked): Promise<Response>;
  close(): Promise<void>;
};

type TestShopOptions = {
  template?: TemplateName;
  onCatalogChange?: (change: CatalogChange) => void;
  openCopyKeeper?: (dataDir: string) => CopyKeeper;
};

/** The built shop over a database of its own with the goods of the demo catalogue, opened unless another template is asked for, as a function from request to response. */
export async function openTestShop(
  env: Record<string, string> = {},
  { template = "open", onCatalogChange = () => undefined, openCopyKeeper }: TestShopOptions = {},
): Promise<TestShop> {
  const database = await createTestDatabase(template);
  const dataDir = mkdtempSync(join(tmpdir(), "materia-shop-"));
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: ORIGIN,
    LOG_LEVEL: "silent",
    UPI_VPA: "shop@upi",
    ...env,
  });
  const build = (await import(/* @vite-ignore */ join(process.cwd(), "build/server/index.js"))) as Build;
  const { shop, readMetrics, close } = build.entry.module.openShop({
    config,
    databaseUrl: database.url,
    keys: TEST_KEYS,
    secret: "a-secret-of-the-tests-that-is-long-enough",
    onCatalogChange,
    ...(openCopyKeeper && { copyKeeper: openCopyKeeper(dataDir) }),
  });
  const app: App = createApp(build, shop);
  const ask = (path: string, { address = "192.0.2.1", sources, ...init }: Asked = {}) =>
    app(new Request(`${config.publicOrigin}${path}`, { redirect: "manual", ...init }), {
      address,
      ...(sources && { sources }),
    });
  return {
    database,
    dataDir,
    pool: (shop.db as typeof shop.db & { $client: Pool }).$client,
    ask,
    answer: app,
    answerPlainly: createPlainAnswers(build, shop),
    readMetrics,
    send: (path, fields, init) => {
      const body = new URLSearchParams(fields).toString();
      const headers = new Headers(init?.headers);
      headers.set("content-type", "application/x-www-form-urlencoded");
      headers.set("content-length", String(Buffer.byteLength(body)));
      if (!headers.has("origin")) headers.set("origin", config.publicOrigin);
      return ask(path, { method: "POST", body, ...init, headers });
    },
    async close() {
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
