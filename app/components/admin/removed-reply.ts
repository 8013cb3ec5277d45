import type { OfficeReply } from "#app/components/admin/office-answer.tsx";
import { officeText } from "#app/content/messages/office.ts";
import { fieldText } from "#app/domain/form/form-text.ts";

/** The answer to `RemoveOnce`: names what is gone and offers to put it back. */
export function removedReply(form: FormData, { undoId }: { undoId: number }): OfficeReply {
  const sentence = officeText.removed(fieldText(form, "thing").slice(0, 200));
  return { isDone: true, sentence, undoId };
}
