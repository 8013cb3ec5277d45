import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { holdKeys } from "#app/db/vault.server.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { readCopyState } from "#app/integrations/copy-state.server.ts";
import { takeKeys } from "#app/services/encryption-keys.server.ts";
import { turnOn } from "#server/backup/turn-on.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { pullThePlug } from "#tests/support/pull-the-plug.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";

/** The demonstration, opened, as a process that has its own database; copies go to `store` once they are turned on. */
export async function startCopiedShop({ place }: { place: string }) {
  const dataDir = join(place, "data");
  const store = join(place, "store");
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, "encryption-keys"), formatKeyRing(TEST_KEYS));
  writeFileSync(join(dataDir, "session-secret"), "a-session-secret-of-the-tests-only-1");
  const { url, ownerUrl, home, kill } = await openCopiedShop(dataDir);
  await migrateDatabase(ownerUrl, { shopUrl: url });
  holdKeys(TEST_KEYS);
  const database = openDatabase(url, { waits: "long" });
  await takeKeys(database.db, { keys: TEST_KEYS, make: () => TEST_KEYS });
  await seedDatabase(database.db, { now: new Date() });
  await openShop(database.db);
  return {
    ...database,
    dataDir,
    store,
    home,
    turnOn: () => turnOn(dataDir, store),
    untilSafe: (after: number) => untilSafe(dataDir, after),
    kill,
  };
}

/** Its process alone, over a folder that is there. */
export async function openCopiedShop(dataDir: string) {
  const child = spawn(process.execPath, ["tests/support/copied-shop.ts", dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout!.setEncoding("utf8"), "data")) as [string];
  const opened = JSON.parse(line) as { url: string; ownerUrl: string; home: string };
  return { ...opened, kill: () => pullThePlug(child, opened.home) };
}

/** Until everything before that moment is in the store; a fault on the way is passed over where it must mend itself. */
export async function untilSafe(
  dataDir: string,
  after: number,
  { passesOver = false }: { passesOver?: boolean } = {},
): Promise<void> {
  for (;;) {
    const state = await readCopyState(dataDir);
    const isFine = passesOver ? !state?.error : true;
    if (isFine && state?.safeAt && Date.parse(state.safeAt) > after) return;
    if (state?.error && !passesOver) throw new Error(state.error);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
