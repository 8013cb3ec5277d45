import { useEffect } from "react";
import type { AccountAnswer } from "#app/components/accounts/account-answer.ts";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { showToast } from "#app/components/ui/toast.ts";
import { formAnswerText } from "#app/content/messages/accounts/form-answer.ts";

/** What was done or refused, read out and with links to the fields; `isToasted` also says it in a toast, as signing in does. */
export function FormAnswer({
  answer,
  intent,
  isToasted = false,
  fieldId = (name) => name,
}: {
  answer: AccountAnswer | undefined;
  intent: string;
  isToasted?: boolean;
  /** The id of a field from its name, where several forms of the page have the same fields. */
  fieldId?: (name: string) => string;
}) {
  const { errorTitle } = formAnswerText;
  const mine = answer?.intent === intent ? answer : undefined;
  const listed = Object.entries(mine?.errors ?? {}).map(([name, message]) => ({
    fieldId: fieldId(name),
    message,
  }));
  const said = mine?.message ?? (listed.length > 1 ? errorTitle(listed.length) : listed[0]?.message);
  const toast = isToasted ? said : undefined;

  useEffect(() => {
    if (toast && mine?.answeredAt) showToast(toast, "error");
  }, [toast, mine?.answeredAt]);

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
