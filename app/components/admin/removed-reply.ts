import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import { officeText } from "#app/content/messages/office.ts";

/** The answer to `RemoveOnce`: names what is gone and offers to put it back. */
export function removedReply(form: FormData, { undoId }: { undoId: number }): OfficeReply {
  const sentence = officeText.removed(String(form.get("thing") ?? "").slice(0, 200));
  return { isDone: true, sentence, undoId };
}
