import { asc, ne } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { keyIdOf, openBytes, sealBytes, sealingKeyId } from "#app/db/vault.server.ts";
import type { FileStore } from "#app/integrations/file-store.server.ts";
import { fileOf } from "#app/services/uploads.server.ts";

/** Seals with the newest key the papers that an older version left open or an older key sealed; gives how many. Each file changes whole, so that what breaks off goes on at the next start. */
export async function resealPapers(db: Db, files: FileStore): Promise<number> {
  const papers = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(ne(uploads.purpose, "picture"))
    .orderBy(asc(uploads.id));
  let count = 0;
  for (const { id } of papers) {
    const start = await files.readStart(id);
    if (!start || keyIdOf(start) === sealingKeyId()) continue;
    const stored = await files.read(id);
    if (!stored) continue;
    await files.write(id, sealBytes(openBytes(stored, fileOf(id)), fileOf(id)));
    count++;
  }
  return count;
}
