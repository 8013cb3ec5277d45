import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/office.ts";
import type { ShownActor } from "#app/domain/actor.ts";

/** The answer to who saves a form that somebody else saved since it was opened (`ChangedMeanwhile` shows what stands there now). */
export function changedReply(change: { actor: ShownActor; happenedAt: Date } | undefined): OfficeReply {
  const words = officeText.meanwhile;
  const who = change ? nameOfActor(change.actor) : words.somebody;
  const when = change ? formatDateTime(change.happenedAt) : "";
  return { isDone: false, sentence: words.changed(who, when) };
}
