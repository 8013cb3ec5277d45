import { join } from "node:path";
import type pg from "pg";
import type { OpenShop } from "#app/composition.server.ts";
import { readConfig } from "#app/config.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import type { Role } from "#app/domain/permissions.ts";
import { type Build, createApp } from "#server/app.ts";
import { addPerson, openAuth, signIn } from "#tests/support/accounts.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

const ORIGIN = "http://shop.test";

/** The built shop in this process: a page is asked for without a socket, and its statements can be listened to. */
export type ShopInProcess = OpenShop & {
  /** Who is signed in. */
  userId: string;
  pool: pg.Pool;
  /** Asks as a browser that is signed in; gives the whole page. */
  ask(path: string): Promise<{ status: number; text: string }>;
};

/** Opens the built shop over a database; without `hasJobs` nothing works in the background. */
export async function openInProcess({
  databaseUrl,
  dataDir,
  hasJobs = false,
  role = "admin",
}: {
  databaseUrl: string;
  dataDir: string;
  hasJobs?: boolean;
  role?: Role;
}): Promise<ShopInProcess> {
  // The build has vaults of its own.
  holdKeys(TEST_KEYS);
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: ORIGIN,
    LOG_LEVEL: "error",
    UPI_VPA: "shop@upi",
  });
  const build = (await import(join(process.cwd(), "build/server/index.js"))) as Build;
  const opened = build.entry.module.openShop({
    ...{ config, databaseUrl, keys: TEST_KEYS, secret: "a-secret-of-the-tests-that-is-long-enough" },
    onCatalogChange: () => undefined,
    ...(!hasJobs && { rewoundTo: Date.now() }),
  });
  const db = opened.shop.db as TestDatabase["db"] & { $client: pg.Pool };
  const auth = openAuth(db);
  const email = `${role}-${Date.now()}@example.org`;
  const { userId } = await addPerson(auth, { role, email });
  const { caller } = await signIn(auth, email);
  const app = createApp(build, opened.shop);
  return {
    ...opened,
    userId,
    pool: db.$client,
    async ask(path) {
      const request = new Request(ORIGIN + path, { redirect: "manual", headers: caller.headers });
      const response = await app(request, { address: caller.address });
      return { status: response.status, text: await response.text() };
    },
  };
}
