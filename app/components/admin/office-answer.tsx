import { UndoButton } from "#app/components/admin/undo.tsx";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";

/** What an action of the office answers: whether it was done, and the sentence that says so. */
export type OfficeReply = {
  isDone: boolean;
  sentence: string;
  /** Sentences by the id of the field that each is about. */
  errors?: Record<string, string>;
  /** What was typed into a refused form, with its intent, so that it stands there again without scripts too. */
  typed?: Record<string, string>;
  /** The deletion that the answer offers to undo. */
  undoId?: number;
};

/** All that an action of the office answers to its screen: what is said, and what the screen shows again. */
export type ScreenAnswer<Shown extends object = object> = { reply?: OfficeReply | undefined } & Shown;

/** The answer to the last action of the screen, read out when it appears. */
export function OfficeAnswer({
  reply,
  isListing = true,
}: {
  reply: OfficeReply | undefined;
  /** False where the form itself lists its wrong fields. */
  isListing?: boolean;
}) {
  if (!reply) return null;
  const errors = Object.entries(reply.errors ?? {}).map(([fieldId, message]) => ({ fieldId, message }));
  if (isListing && !reply.isDone && errors.length > 0)
    return (
      <div className="office-answer">
        <ErrorSummary key={JSON.stringify(errors)} title={reply.sentence} errors={errors} />
      </div>
    );
  return (
    <div className="office-answer">
      <Notice kind={reply.isDone ? "success" : "error"}>
        {reply.sentence} {reply.undoId !== undefined && <UndoButton id={reply.undoId} />}
      </Notice>
    </div>
  );
}
