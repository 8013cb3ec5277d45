import { integer, pgSequence, timestamp } from "drizzle-orm/pg-core";

/** Surrogate key, given by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A point in time; stored in UTC, shown in Asia/Kolkata. */
export const instant = () => timestamp({ withTimezone: true });

/** Counts enquiries, quotes, consultations and prescriptions, for the number a person can say on the phone. */
export const paperNumbers = pgSequence("paper_numbers", { startWith: 1 });
