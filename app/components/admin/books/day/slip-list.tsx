import { nameOfActor } from "#app/content/messages/actor-name.ts";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import type { ShownActor } from "#app/domain/actor.ts";
import type { DrawerMoveKind } from "#app/domain/books/day/drawer-move.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type ShownSlip = {
  id: number;
  kind: DrawerMoveKind;
  amountPaise: number;
  reason: string;
  aboutDay: string | null;
  happenedAt: Date;
  actor: ShownActor;
};

/** Slips of the drawer: what for, why, who, and how much with its sign. */
export function SlipList({ slips }: { slips: readonly ShownSlip[] }) {
  const { slips: words } = officeDayText;
  if (slips.length === 0) return <p className="p-4 text-ink-2">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {slips.map(({ id, kind, amountPaise, reason, aboutDay, happenedAt, actor }) => (
        <li key={id} className="flex items-start gap-3 px-4 py-3">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <b className="font-semibold">{words.kinds[kind]}</b>
            <p>{reason}</p>
            <small className="text-ink-2">
              {[aboutDay && formatDate(aboutDay), nameOfActor(actor), formatDateTime(happenedAt)]
                .filter(Boolean)
                .join(", ")}
            </small>
          </div>
          <b className="ml-auto shrink-0 font-semibold tabular-nums">{rupeesExact(amountPaise)}</b>
        </li>
      ))}
    </ul>
  );
}
