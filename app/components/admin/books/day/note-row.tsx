import { Minus, Plus } from "lucide-react";
import { useRef } from "react";
import { officeDayText } from "#app/content/messages/books/office-day.ts";
import type { NoteRupees } from "#app/domain/books/day/drawer-count.ts";
import { rupees } from "#app/domain/money.ts";

/** How many of one note there are: typed, or tapped up and down; what they come to stands at the right. */
export function NoteRow({
  note,
  count,
  typed,
  error,
  onCount,
}: {
  note: NoteRupees;
  count: number;
  typed: string | undefined;
  error: string | undefined;
  onCount: (count: number) => void;
}) {
  const { count: words } = officeDayText;
  const field = useRef<HTMLInputElement>(null);
  const name = `note${note}`;

  function step(by: 1 | -1) {
    if (!field.current) return;
    field.current[by === 1 ? "stepUp" : "stepDown"]();
    onCount(field.current.valueAsNumber || 0);
  }

  return (
    <div className="grid grid-cols-[56px_auto_1fr] items-center gap-3 border-b border-line-soft px-4 py-1.5">
      <b className="text-lg tabular-nums">{words.note(note)}</b>
      <span className="quantity w-fit">
        <button
          type="button"
          aria-label={words.less(note)}
          onClick={() => step(-1)}
          className="noscript:hidden"
        >
          <Minus className="size-[18px]" />
        </button>
        <input
          ref={field}
          id={name}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={9_999}
          defaultValue={typed}
          placeholder="0"
          aria-label={words.label(note)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onCount(event.target.valueAsNumber || 0)}
        />
        <button
          type="button"
          aria-label={words.more(note)}
          onClick={() => step(1)}
          className="noscript:hidden"
        >
          <Plus className="size-[18px]" />
        </button>
      </span>
      <span className="text-right font-semibold tabular-nums noscript:hidden">
        {rupees(note * 100 * count)}
      </span>
    </div>
  );
}
