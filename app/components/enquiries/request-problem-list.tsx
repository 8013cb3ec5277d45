import type { RequestAnswer } from "#app/components/enquiries/request-view.ts";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";

/** What is wrong in a form that was not taken: a sentence for the whole, and the fields. */
export function RequestProblemList({ answer }: { answer: RequestAnswer | undefined }) {
  if (!answer) return null;
  const listed = Object.entries(answer.errors).flatMap(([fieldId, message]) =>
    message ? [{ fieldId, message }] : [],
  );
  return (
    <div key={answer.answeredAt} className="grid gap-3 empty:hidden">
      {answer.message && <Notice kind="error">{answer.message}</Notice>}
      {listed.length > 0 && <ErrorSummary title={answer.title} errors={listed} />}
    </div>
  );
}
