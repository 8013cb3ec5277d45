import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/site.ts";

/** Writes down who did what to which row, in the transaction that did it. */
export async function recordAudit(
  db: Db,
  entry: { actor: string; action: string; subject: string; details: Record<string, unknown>; now: Date },
): Promise<void> {
  const { now, ...rest } = entry;
  await db.insert(audit).values({ ...rest, happenedAt: now });
}
