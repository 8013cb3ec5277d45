import type { JobName } from "#app/domain/job.ts";

// Who did something, as it is written down: never a name, which changes, is shared by two people, and has to be forgotten.

export const ACTOR_KINDS = ["user", "shopper", "system", "command", "unknown"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** "seed" fills a new shop; "bank-message" is what the owner's phone sends on. */
export type SystemName = JobName | "seed" | "bank-message";
export type CommandName = "create-admin" | "orders" | "remove-sample-reviews" | "reviews";

declare const made: unique symbol;
type Made = { readonly [made]: true };

/** Only the functions below make one, so that no name can stand where an id belongs. */
export type Actor = Made &
  (
    | { readonly kind: "user"; readonly id: string }
    /** A customer, patient or visitor who is not signed in, or whose link says enough. */
    | { readonly kind: "shopper"; readonly id: null }
    | { readonly kind: "system"; readonly id: SystemName }
    | { readonly kind: "command"; readonly id: CommandName }
    /** Of the past only: the old entry did not say. */
    | { readonly kind: "unknown"; readonly id: null }
  );

/** The two columns of every table that says who did something. */
export type ActorColumns = { actorKind: ActorKind; actorId: string | null };

/** Who did something, with the name that their account has now; null when there is none (any more). */
export type ShownActor = { kind: ActorKind; name: string | null };

export type ActorWords = Record<Exclude<ActorKind, "user"> | "gone" | "nameless", string>;

/** Somebody with an account. */
export function byUser({ userId }: { userId: string }): Actor {
  return make({ kind: "user", id: userId });
}

/** Somebody who shops or asks without an account. */
export const SHOPPER = make({ kind: "shopper", id: null });

/** What the shop does by itself. */
export function bySystem(job: SystemName): Actor {
  return make({ kind: "system", id: job });
}

/** Somebody at the server, with a command of the shop. */
export function byCommand(command: CommandName): Actor {
  return make({ kind: "command", id: command });
}

/** The columns that say who it was. */
export function actorColumns({ kind, id }: Actor): ActorColumns {
  return { actorKind: kind, actorId: id };
}

/** Reads the columns back. */
export function actorOf({ actorKind: kind, actorId: id }: ActorColumns): Actor {
  return make({ kind, id } as Omit<Actor, keyof Made>);
}

/** What the office calls them: by name where there is one. */
export function actorName({ kind, name }: ShownActor, words: ActorWords): string {
  if (kind !== "user") return words[kind];
  return name === null ? words.gone : name || words.nameless;
}

function make(actor: Omit<Actor, keyof Made>): Actor {
  return actor as Actor;
}
