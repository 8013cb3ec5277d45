import type { ActorWords } from "#app/domain/actor.ts";

/** Who did something, where it is not somebody with an account and a name. */
export const actorsText = {
  shopper: "A customer",
  system: "The shop's computer",
  command: "Somebody at the server",
  unknown: "Not written down",
  gone: "Someone who has left",
  nameless: "Someone without a name",
  /** In place of the customer, where it is about a consultation. */
  patient: "A patient",
} satisfies ActorWords & { patient: string };
