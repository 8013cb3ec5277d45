import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Db, openDatabase } from "#app/db/client.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { seedDatabase } from "#app/db/seed/seed.server.ts";
import { holdKeys, sealBytes } from "#app/db/vault.server.ts";
import { formatKeyRing } from "#app/domain/key-ring.ts";
import { newFileId, openFileStore } from "#app/integrations/file-store.server.ts";
import { takeKeys } from "#app/services/encryption-keys.server.ts";
import { fileOf } from "#app/services/uploads.server.ts";
import { openEmbeddedPostgres } from "#server/postgres/supervisor.ts";
import { openShop } from "#tests/support/open-shop.ts";
import { TEST_KEYS } from "#tests/support/test-keys.ts";
import { fillShop, type ShopSize } from "../scale/fill-shop.ts";

const quiet = { info: () => undefined, warn: console.warn };
/** Bytes of what patients send: photos of phones as the shop draws them anew, reports of laboratories, long scans. */
const FILE_SIZES = [
  180_000, 250_000, 320_000, 400_000, 90_000, 600_000, 1_200_000, 220_000, 300_000, 2_600_000,
];
const WRITTEN_AT_ONCE = 8;

/** Makes a shop of that size in a new data folder, with files of so many bytes; they are random, as photos do not get smaller by packing. */
export async function fillCopiedShop(
  dataDir: string,
  { size, fileBytes }: { size: ShopSize; fileBytes: number },
): Promise<void> {
  mkdirSync(dataDir, { mode: 0o711 });
  writeFileSync(join(dataDir, "encryption-keys"), formatKeyRing(TEST_KEYS));
  writeFileSync(join(dataDir, "session-secret"), "a-session-secret-of-the-bench-only-1");
  holdKeys(TEST_KEYS);
  const server = await openEmbeddedPostgres({ dataDir, log: quiet });
  try {
    await migrateDatabase(server.ownerUrl, { shopUrl: server.url });
    const owner = openDatabase(server.ownerUrl, { waits: "long" });
    await takeKeys(owner.db, { keys: TEST_KEYS, make: () => TEST_KEYS });
    await seedDatabase(owner.db, { now: new Date() });
    await openShop(owner.db);
    await fillShop(server, { owner: owner.pool, size, now: new Date() });
    await writeFiles(owner.db, { dataDir, fileBytes });
    await owner.close();
  } finally {
    await server.stop();
  }
}

async function writeFiles(
  db: Db,
  { dataDir, fileBytes }: { dataDir: string; fileBytes: number },
): Promise<void> {
  const files = openFileStore(dataDir);
  let written = 0;
  let count = 0;
  const next = async (): Promise<void> => {
    while (written < fileBytes) {
      const byteCount = FILE_SIZES[count++ % FILE_SIZES.length]!;
      written += byteCount;
      const bytes = randomBytes(byteCount);
      const id = newFileId();
      await files.write(id, sealBytes(bytes, fileOf(id)));
      await db.insert(uploads).values({
        ...{ id, byteCount, purpose: "record", fileName: "report.jpg", mediaType: "image/jpeg" },
        digest: createHash("sha256").update(bytes).digest("hex"),
        uploadedAt: new Date(),
      });
    }
  };
  await Promise.all(Array.from({ length: WRITTEN_AT_ONCE }, next));
}
