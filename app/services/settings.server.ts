import type { Db } from "#app/db/client.server.ts";
import { settings } from "#app/db/schema/ground.ts";
import { type Settings, settingsSchema } from "#app/domain/settings.ts";

/** The owner's settings, a row per group; what is not stored has its default. */
export async function findSettings(db: Db): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return settingsSchema.parse(Object.fromEntries(rows.map((row) => [row.key, row.value])));
}
