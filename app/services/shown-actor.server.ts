import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { profiles } from "#app/db/schema/shop-customers.ts";
import type { ActorColumns, ActorKind } from "#app/domain/actor.ts";

/** Columns of a query that say who did it, by the name that their account has now (a `ShownActor`). */
export function shownActor({ actorKind, actorId }: Record<keyof ActorColumns, SQLWrapper>): {
  kind: SQL<ActorKind>;
  name: SQL<string | null>;
} {
  const isTheirs = eq(profiles.id, sql`case when ${actorKind} = 'user' then ${actorId} end`);
  return {
    kind: sql<ActorKind>`${actorKind}`,
    name: sql<string | null>`(select ${profiles.name} from ${profiles} where ${isTheirs})`,
  };
}
