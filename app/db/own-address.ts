import { sql } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { NO_MAILBOX } from "#app/domain/own-email.ts";

/** The address of a row in `users` as it may be shown: empty for an account that has a phone alone. */
export const ownAddress = sql<string>`case when ${users.email} like ${`%${NO_MAILBOX}`} then '' else ${users.email} end`;
