import type { Db } from "#app/db/client.server.ts";
import { encryptionKeys } from "#app/db/schema/ground.ts";
import { holdKeys, openText, sealText } from "#app/db/vault.server.ts";
import type { NamedKey } from "#app/domain/key-ring.ts";

const PROVEN = "This key opens what the shop has sealed.";

/** The keys that were found outside the database, and how to make the first one; `make` is asked only where nothing was ever sealed. */
export type FoundKeys = { keys: NamedKey[] | undefined; make: () => NamedKey[] };

/** Gives the process the shop's keys; throws a sentence when one is missing, or another one than what the database was sealed with. */
export async function takeKeys(db: Db, { keys: found, make }: FoundKeys): Promise<void> {
  const known = await listKnown(db);
  if (!found && known.length > 0)
    throw new Error(
      `The key ${known.map(({ id }) => id).join(", ")} is missing: health data and links in the database are sealed with it. Bring the file encryption-keys back from a copy of DATA_DIR, or set ENCRYPTION_KEY.`,
    );
  const keys = found ?? make();
  for (const key of keys) {
    holdKeys([key]);
    const proof = sealText(PROVEN, placeOf(key.id));
    await db.insert(encryptionKeys).values({ id: key.id, proof }).onConflictDoNothing();
  }
  holdKeys(keys);
  for (const { id, proof } of await listKnown(db)) {
    if (!keys.some((key) => key.id === id))
      throw new Error(
        `The key ${id} is missing: data in the database is still sealed with it. Add it to ENCRYPTION_KEY, or bring the file encryption-keys back from a copy of DATA_DIR.`,
      );
    if (!isProven(id, proof))
      throw new Error(
        `The key ${id} is not the one that the database was sealed with: this data folder or ENCRYPTION_KEY belongs to another shop or another copy. Bring the right one back.`,
      );
  }
}

function listKnown(db: Db) {
  return db.select().from(encryptionKeys).orderBy(encryptionKeys.createdAt);
}

function isProven(id: string, proof: string): boolean {
  try {
    return openText(proof, placeOf(id)) === PROVEN;
  } catch {
    return false;
  }
}

function placeOf(id: string): string {
  return `encryption_keys.proof ${id}`;
}
