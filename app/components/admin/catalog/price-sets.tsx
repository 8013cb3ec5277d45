import { AskOnce } from "#app/components/admin/ask-once.tsx";
import { Card } from "#app/components/admin/office-page.tsx";
import { OfficeTable } from "#app/components/admin/office-table.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import type { ShownActor } from "#app/domain/actor.ts";

type PriceSet = {
  changeSet: string;
  changeCount: number;
  actor: ShownActor;
  changedAt: Date;
  isUndone: boolean;
};

/** Earlier changes by per cent, each with the way back. */
export function PriceSets({ sets }: { sets: PriceSet[] }) {
  const words = officeCatalogText;
  const { percent } = words;
  return (
    <Card title={percent.sets} isPadded={false}>
      <OfficeTable
        label={percent.sets}
        rows={sets}
        keyOf={(set) => set.changeSet}
        columns={[
          {
            heading: words.columns.when,
            cell: (set) => (
              <>
                {formatDateTime(set.changedAt)}
                <small>{nameOfActor(set.actor)}</small>
              </>
            ),
          },
          { heading: words.columns.change, cell: (set) => percent.applied(set.changeCount) },
          {
            heading: percent.undo,
            isNumber: true,
            cell: (set) =>
              set.isUndone ? (
                percent.isUndone
              ) : (
                <AskOnce button={percent.undo}>
                  <Form method="post" className="grid gap-2 text-left">
                    <p>{percent.undoAsk}</p>
                    <input type="hidden" name="changeSet" value={set.changeSet} />
                    <Button name="intent" value="undo">
                      {percent.undo}
                    </Button>
                  </Form>
                </AskOnce>
              ),
          },
        ]}
      />
    </Card>
  );
}
