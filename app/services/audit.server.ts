import type { Db } from "#app/db/client.server.ts";
import { audit } from "#app/db/schema/site.ts";

/** Writes down who did what to which row, in the transaction that did it. Gives the entry's id. */
export async function recordAudit(
  db: Db,
  entry: { actor: string; action: string; subject: string; details: Record<string, unknown>; now: Date },
): Promise<number> {
  const { now, ...rest } = entry;
  const [row] = await db
    .insert(audit)
    .values({ ...rest, happenedAt: now })
    .returning({ id: audit.id });
  return row!.id;
}
