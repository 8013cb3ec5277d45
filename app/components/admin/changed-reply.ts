import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { officeText } from "#app/content/messages/office.ts";

/** The answer to who saves a form that somebody else saved since it was opened (`ChangedMeanwhile` shows what stands there now). */
export function changedReply(change: { actor: string; happenedAt: Date } | undefined): OfficeReply {
  const words = officeText.meanwhile;
  const who = change?.actor || words.somebody;
  const when = change ? formatDateTime(change.happenedAt) : "";
  return { isDone: false, sentence: words.changed(who, when) };
}
