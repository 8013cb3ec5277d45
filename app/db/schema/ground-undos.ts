import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";

/** What somebody of the shop has just deleted, as it stood, for as long as they may take it back. */
export const undos = pgTable(
  "undos",
  {
    id: id(),
    ...actor(),
    subject: text().notNull(),
    tableName: text().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [actorFits("undos", t), index("undos_expiry_index").on(t.expiresAt)],
);
