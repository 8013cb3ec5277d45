import journal from "#app/db/migrations/meta/_journal.json" with { type: "json" };

/** The time of the newest step that this program knows, in ms; drizzle writes it into `created_at`. */
export const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when));
