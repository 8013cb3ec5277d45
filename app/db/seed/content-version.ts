import { and, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { seedRows } from "#app/db/schema/ground.ts";

/** A checksum over the keys of all content of this release; tests/services/content-of-releases.test.ts says the new one. */
export const CONTENT_VERSION = "876528bf3e77";

const thisRelease = { kind: "release", key: CONTENT_VERSION };

/** Whether the shop has not been offered the content of this release yet. */
export async function isContentBehind(db: Db): Promise<boolean> {
  const { kind, key } = thisRelease;
  return (await db.$count(seedRows, and(eq(seedRows.kind, kind), eq(seedRows.key, key)))) === 0;
}

export async function noteContentVersion(tx: Db): Promise<void> {
  await tx.insert(seedRows).values(thisRelease).onConflictDoNothing();
}
