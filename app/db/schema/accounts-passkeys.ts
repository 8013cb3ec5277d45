import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "#app/db/schema/accounts.ts";
import { instant } from "#app/db/schema/ground-columns.ts";

/** A key of a person's phone, computer or security stick (WebAuthn); the shop has only its public half. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** As the device names it, base64url. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it has signed, where the device counts; a number that does not grow tells of a copy. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How the browser reaches it, as it said itself. */
    transports: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index("passkeys_user_index").on(t.userId)],
);
