import type { Db } from "#app/db/client.server.ts";
import { readReadiness } from "#app/db/readiness.server.ts";
import { inTime } from "#app/domain/in-time.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { readFullestDisk } from "#app/services/health.server.ts";

const LONGEST_WAIT_MS = 1_500;
/** One more file of PostgreSQL's own log of changes. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** Whether this process can take orders now; answers in 1.5 s. */
export async function checkReady({
  db,
  diskPlaces,
}: {
  db: Db;
  diskPlaces: string[];
}): Promise<Result<undefined, "database" | "migrations" | "read-only" | "disk">> {
  const [database, disk] = await Promise.all([
    inTime(readReadiness(db), LONGEST_WAIT_MS).catch(() => undefined),
    readFullestDisk(diskPlaces),
  ]);
  if (!database) return refused("database");
  if (!database.isMigrated) return refused("migrations");
  if (!database.isWritable) return refused("read-only");
  if (disk && disk.freeBytes < LEAST_FREE_BYTES) return refused("disk");
  return ok(undefined);
}
