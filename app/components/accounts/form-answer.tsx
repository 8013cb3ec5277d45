import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { formAnswerText } from "#app/content/messages/accounts/form-answer.ts";

/** What was done or refused, with links to the fields; takes the focus or is read out, so no toast says it again. */
export function FormAnswer({
  answer,
  intent,
  fieldId = (name) => name,
}: {
  answer: AccountAnswer | undefined;
  intent: string;
  /** The id of a field from its name, where several forms of the page have the same fields. */
  fieldId?: (name: string) => string;
}) {
  const { errorTitle } = formAnswerText;
  const mine = answer?.intent === intent ? answer : undefined;
  const listed = Object.entries(mine?.errors ?? {}).map(([name, message]) => ({
    fieldId: fieldId(name),
    message,
  }));

  if (!mine) return null;
  return (
    <>
      {mine.done && <Notice kind="success">{mine.done}</Notice>}
      {mine.message && <Notice kind="error">{mine.message}</Notice>}
      {listed.length > 0 && (
        <ErrorSummary key={mine.answeredAt} title={errorTitle(listed.length)} errors={listed} />
      )}
    </>
  );
}
