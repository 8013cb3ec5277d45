import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import type { ImportStatus } from "#app/domain/catalog/import-row.ts";

type Found = {
  status: ImportStatus;
  rowCount: number;
  checkedCount: number;
  createCount: number;
  updateCount: number;
};

/** How far an import is, and what can be done with it now. */
export function ImportActs({ found, isWorking }: { found: Found; isWorking: boolean }) {
  const words = officeCatalogText.imports;
  const workCount = found.createCount + found.updateCount;
  const allCount = found.status === "running" ? workCount : found.rowCount;
  if (isWorking)
    return (
      <div className="grid gap-2" aria-live="polite">
        <progress
          className="w-full max-w-md"
          value={Math.min(found.checkedCount, allCount)}
          max={Math.max(allCount, 1)}
          aria-label={words.status[found.status]}
        />
        <p>{words.progress(Math.min(found.checkedCount, allCount), allCount)}</p>
        <p className="text-sm text-ink-2">{words.refresh}</p>
      </div>
    );
  if (found.status === "checked")
    return workCount === 0 ? (
      <p>{words.nothingToDo}</p>
    ) : (
      <Form method="post">
        <Button name="intent" value="apply">
          {words.apply(workCount)}
        </Button>
      </Form>
    );
  if (found.status === "failed")
    return (
      <Form method="post" className="grid justify-items-start gap-3">
        <p>{words.brokeOff}</p>
        <Button name="intent" value="check">
          {words.checkAgain}
        </Button>
      </Form>
    );
  if (found.status === "done" && workCount > 0)
    return (
      <AskOnce button={words.undo}>
        <Form method="post" className="grid gap-2">
          <p>{words.undoAsk}</p>
          <Button name="intent" value="undo">
            {words.undo}
          </Button>
        </Form>
      </AskOnce>
    );
  return <p>{words.progress(found.rowCount, found.rowCount)}</p>;
}
