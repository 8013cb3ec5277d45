import { actorsText } from "#app/content/messages/actors.ts";
import { actorName, type ShownActor } from "#app/domain/actor.ts";

/** What the office calls who did something. */
export function nameOfActor(actor: ShownActor): string {
  return actorName(actor, actorsText);
}

/** The same, where it was done to a consultation: who has no account is a patient. */
export function nameOfPatientOrStaff(actor: ShownActor): string {
  return actorName(actor, { ...actorsText, shopper: actorsText.patient });
}
