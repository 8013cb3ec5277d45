import type { Db } from "#app/db/client.server.ts";
import type { Person } from "#app/services/accounts/personal-data/part.ts";
import { PERSONAL_PARTS } from "#app/services/accounts/personal-data/parts.server.ts";

/** Everything the shop knows of a person, to be handed to them as JSON; no secrets of the shop among it. */
export async function exportMyData(
  db: Db,
  { now, ...person }: Person & { now: Date },
): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = { exportedAt: now };
  for (const part of PERSONAL_PARTS) Object.assign(known, await part.read(db, person, now));
  return known;
}
