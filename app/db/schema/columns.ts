import { integer, timestamp } from "drizzle-orm/pg-core";

/** Surrogate key, given by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A point in time; stored in UTC, shown in Asia/Kolkata. */
export const instant = () => timestamp({ withTimezone: true });
