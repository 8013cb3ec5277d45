import { Card } from "#app/components/admin/office-page.tsx";
import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import { rupees } from "#app/domain/money.ts";

type Change = {
  id: number;
  reason: keyof typeof officeCatalogText.reasons;
  oldMrpPaise: number;
  newMrpPaise: number;
  oldPricePaise: number;
  newPricePaise: number;
  actor: ShownActor;
  changedAt: Date;
};

/** What a product cost, the newest change first. */
export function PriceHistory({ history }: { history: Change[] }) {
  const words = officeCatalogText;
  return (
    <Card title={words.history}>
      {history.length === 0 && <p className="text-ink-2">{words.noHistory}</p>}
      <ol className="grid gap-3">
        {history.map((change) => (
          <li key={change.id}>
            <p>
              {rupees(change.oldPricePaise)} → <b>{rupees(change.newPricePaise)}</b>
              {change.oldMrpPaise !== change.newMrpPaise &&
                `, ${words.columns.mrp} ${rupees(change.oldMrpPaise)} → ${rupees(change.newMrpPaise)}`}
            </p>
            <p className="text-sm text-ink-2">
              {words.reasons[change.reason]}, {nameOfActor(change.actor)}, {formatDateTime(change.changedAt)}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
