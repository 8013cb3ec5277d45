import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Config, readConfig } from "#app/config.server.ts";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { createAuth } from "#app/services/accounts/auth/create-auth.server.ts";
import { openForOwner } from "#app/services/accounts/auth/open-for-owner.server.ts";
import { readKeys } from "#server/encryption-keys.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { findSecret } from "#server/secret.ts";
import { askPages } from "./ask-pages.ts";
import { compareSums, readSums } from "./sums.ts";

const LONGEST_OPENING_MS = 10 * 60_000;
const quiet = { info: () => undefined, warn: () => undefined };
/** What reaches others: the shop on trial has none of it. */
const OUTWARD =
  /^(SMTP_|MAIL_|SMS_|RAZORPAY_|TALLY_|S3_|GOOGLE_|ADMIN_|METRICS_|TRUST_PROXY|DATABASE_URL|MIGRATION_DATABASE_URL|OLD_DATABASE_URL)/;

/** Opens this version on a copy of the shop, reachable by nobody else and reaching nobody, and asks it for its pages; throws a sentence that names what is not right. */
export async function tryOut(
  config: Config,
  { dataDir, port, signal }: { dataDir: string; port: number; signal: AbortSignal },
): Promise<{ pages: number; migrateMs: number }> {
  const env = trialSettings({ dataDir, port });
  const trial = { ...readConfig(env), encryptionKey: config.encryptionKey };
  const database = await openEmbeddedPostgres({ dataDir, log: quiet, signal });
  let migrateMs: number;
  let cookie: string;
  try {
    migrateMs = await migrateCopy(database);
    cookie = await enterAsOwner(database.url, trial);
  } finally {
    await database.stop();
  }
  const shop = spawn(process.execPath, ["server/start.js"], { env, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(shop, "close");
  const end = () => shop.kill("SIGTERM");
  signal.addEventListener("abort", end);
  let complaints = "";
  shop.stderr.setEncoding("utf8").on("data", (words: string) => {
    complaints = (complaints + words).slice(-2_000);
  });
  try {
    const origin = trial.publicOrigin;
    const isReady = await untilReady(origin, () => shop.exitCode !== null || shop.signalCode !== null);
    signal.throwIfAborted();
    if (!isReady)
      throw new Error(`The new version does not open on a copy of the shop. ${complaints.trim()}`);
    const { asked, faults } = await askPages(origin, { cookie, signal });
    if (faults.length > 0)
      throw new Error(`The new version breaks pages on a copy of the shop: ${faults.join(" ")}`);
    return { pages: asked, migrateMs };
  } finally {
    signal.removeEventListener("abort", end);
    end();
    await ended;
  }
}

/** Gives how long it took. */
async function migrateCopy({ ownerUrl, url }: { ownerUrl: string; url: string }): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const before = await readSums(client);
    const begunAt = performance.now();
    await migrateDatabase(ownerUrl, { shopUrl: url }).catch((error: Error) => {
      throw new Error(
        `The new version cannot bring a copy of the database up to date (${((error.cause as Error) ?? error).message}).`,
      );
    });
    const migrateMs = performance.now() - begunAt;
    const faults = compareSums(before, await readSums(client));
    if (faults.length > 0)
      throw new Error(`The new version changes what the shop has counted: ${faults.join(" ")}`);
    return migrateMs;
  } finally {
    await client.end();
  }
}

async function enterAsOwner(url: string, trial: Config): Promise<string> {
  holdKeys(readKeys(trial) ?? []);
  const { db, close } = openDatabase(url);
  try {
    const cookies = await openForOwner(
      createAuth({ db, config: trial, secret: findSecret(trial) }),
      new Date(),
    );
    return cookies.map((line) => line.slice(0, line.indexOf(";"))).join("; ");
  } finally {
    await close();
  }
}

function trialSettings({ dataDir, port }: { dataDir: string; port: number }): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OUTWARD.test(name));
  return {
    ...Object.fromEntries(kept),
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    LOG_LEVEL: "error",
    // Then it ends by itself when this process is killed (server/life.ts).
    npm_lifecycle_event: "start",
  };
}

/** False once it has ended, or takes too long. */
export async function untilReady(origin: string, hasEnded: () => boolean): Promise<boolean> {
  const giveUpAt = performance.now() + LONGEST_OPENING_MS;
  while (!hasEnded() && performance.now() < giveUpAt) {
    const answer = await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.status === 200) return true;
    await sleep(200);
  }
  return false;
}
