import { useActionData } from "react-router";
import type { OfficeReply } from "#app/components/admin/office-answer.tsx";

type Refused = OfficeReply & { reply?: OfficeReply };

/** What was typed into the form of that intent when it was refused, by field name; `undefined` for all other forms. */
export function useTyped(intent: string): Record<string, string> | undefined {
  const answer = useActionData() as Refused | undefined;
  const reply = answer?.reply ?? answer;
  return reply && !reply.isDone && reply.typed?.intent === intent ? reply.typed : undefined;
}
