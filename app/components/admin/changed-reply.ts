import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import { officeText } from "#app/content/messages/office.ts";
import { textFor } from "#app/content/messages/text.ts";
import { formatDateTime } from "#app/domain/india-time.ts";

/** The answer to who saves a form that somebody else saved since it was opened (`ChangedMeanwhile` shows what stands there now). */
export function changedReply(change: { actor: string; happenedAt: Date } | undefined): OfficeReply {
  const words = textFor("en", officeText).meanwhile;
  const who = change?.actor || words.somebody;
  const when = change ? formatDateTime(change.happenedAt) : "";
  return { isDone: false, sentence: words.changed(who, when) };
}
