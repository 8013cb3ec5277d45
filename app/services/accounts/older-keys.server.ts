import { eq, ne, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { encryptionKeys } from "#app/db/schema/ground.ts";
import { SEALED_COLUMNS } from "#app/db/schema/ground-sealed.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { keyIdOf, sealingKeyId } from "#app/db/vault.server.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";

/** Forgets that the database was sealed with keys before the newest; refused while a value or a paper still is. Gives their ids. */
export async function dropOlderKeys(db: Db, files: FileStore): Promise<Result<string[], "still-needed">> {
  const newest = sealingKeyId();
  // A shop that was not started since goes on with the older one.
  if ((await db.$count(encryptionKeys, eq(encryptionKeys.id, newest))) === 0) return refused("still-needed");
  for (const { place } of SEALED_COLUMNS) {
    const [table, column] = place.split(".").map((name) => sql.identifier(name));
    const { rows } = await db.execute(sql`
      select from ${table} where starts_with(${column}, 'sealed:') and not starts_with(${column}, ${`sealed:${newest}:`}) limit 1`);
    if (rows.length > 0) return refused("still-needed");
  }
  const papers = await db.select({ id: uploads.id }).from(uploads).where(ne(uploads.purpose, "picture"));
  for (const { id } of papers) {
    const start = await files.readStart(id);
    if (start && ![undefined, newest].includes(keyIdOf(start))) return refused("still-needed");
  }
  const dropped = await db.delete(encryptionKeys).where(ne(encryptionKeys.id, newest)).returning();
  return ok(dropped.map(({ id }) => id));
}
