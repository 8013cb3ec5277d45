import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, integer, pgSequence, text, timestamp } from "drizzle-orm/pg-core";
import { ACTOR_KINDS, type ActorColumns } from "#app/domain/actor.ts";

/** Surrogate key, given by the database. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A point in time; stored in UTC, shown in Asia/Kolkata. */
export const instant = () => timestamp({ withTimezone: true });

/** Counts enquiries, quotes, consultations and prescriptions, for the number a person can say on the phone. */
export const paperNumbers = pgSequence("paper_numbers", { startWith: 1 });

/** Who did it, by kind and id (domain/actor.ts); `actorFits` keeps the two together. */
export const actor = () => ({ actorKind: text({ enum: ACTOR_KINDS }).notNull(), actorId: text() });

/** A user, a job and a command go by their id, nobody else has one. */
export const actorFits = (table: string, { actorKind, actorId }: Record<keyof ActorColumns, AnyPgColumn>) =>
  check(
    `${table}_actor_check`,
    sql`(${actorKind} in ('user', 'system', 'command') and coalesce(${actorId}, '') <> '') or (${actorKind} in ('shopper', 'unknown') and ${actorId} is null)`,
  );
