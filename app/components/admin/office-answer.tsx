import { UndoButton } from "#app/components/admin/undo.tsx";
import { Notice } from "#app/components/ui/notice.tsx";

/** What an action of the office answers: whether it was done, and the sentence that says so. */
export type OfficeReply = {
  isDone: boolean;
  sentence: string;
  errors?: Record<string, string>;
  /** The deletion that the answer offers to undo. */
  undoId?: number;
};

/** The answer to the last action of the screen, read out when it appears. */
export function OfficeAnswer({ reply }: { reply: OfficeReply | undefined }) {
  if (!reply) return null;
  return (
    <div className="office-answer">
      <Notice kind={reply.isDone ? "success" : "error"}>
        {reply.sentence} {reply.undoId !== undefined && <UndoButton id={reply.undoId} />}
      </Notice>
    </div>
  );
}
