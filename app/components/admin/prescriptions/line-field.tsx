import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { LineReading, type LineView } from "#app/components/admin/prescriptions/line-reading.tsx";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { officePrescriptionsText } from "#app/content/messages/prescriptions/office-prescriptions.ts";

const PAUSE_MS = 150;

/** A row of the writer. While it is typed, the remedies that are meant are offered and the printed line stands below; without a script the preview of the form says the same. */
export function LineField({ n, given }: { n: number; given: LineView | undefined }) {
  const { writer: words } = officePrescriptionsText;
  const id = useId();
  const [text, setText] = useState(given?.typed ?? "");
  const [line, setLine] = useState(given);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const asked = useRef(text);

  useEffect(() => {
    if (text === asked.current) return;
    asked.current = text;
    const timer = setTimeout(async () => {
      const answer = text.trim() ? await ask(text) : undefined;
      if (asked.current !== text) return;
      setLine(answer);
      setActive(0);
      setIsOpen((answer?.choices.length ?? 0) > 0);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const choices = isOpen ? (line?.choices ?? []) : [];

  function choose(name: string) {
    setText(withMedicine(text, line?.medicine, name));
    setIsOpen(false);
  }

  function move(event: KeyboardEvent) {
    if (choices.length === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : choices.length - 1;
      setActive((active + step) % choices.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      choose(choices[active]!);
    } else if (event.key === "Escape") setIsOpen(false);
  }

  return (
    <li className="relative grid gap-1.5">
      <label htmlFor={id} className="sr-only">
        {words.line(n)}
      </label>
      <input
        id={id}
        name="line"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={move}
        onBlur={() => setIsOpen(false)}
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-choices`}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? `${id}-choice-${active}` : undefined}
        aria-describedby={`${id}-reading`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
        placeholder={n === 1 ? words.example : undefined}
        className="control"
      />
      <div
        id={`${id}-choices`}
        role="listbox"
        aria-label={words.suggestions}
        hidden={choices.length === 0}
        className="absolute inset-x-0 top-[46px] z-10 rounded-md border border-line bg-surface py-1 shadow-2"
      >
        {choices.map((name, place) => (
          <div
            key={name}
            id={`${id}-choice-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            // Before the field loses the focus and the list is gone.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(name);
            }}
            className="flex min-h-10 cursor-pointer items-center px-4 aria-selected:bg-tint"
          >
            {name}
          </div>
        ))}
      </div>
      <LineReading id={`${id}-reading`} line={line} />
      {line && line.choices.length + line.noHindi.length > 0 && line.typed === text.trim() && (
        <input type="hidden" name="seen" value={line.typed} />
      )}
    </li>
  );
}

async function ask(text: string): Promise<LineView | undefined> {
  const answer = await fetch(
    hrefOf(`/admin/prescriptions/remedies?${new URLSearchParams({ q: text.trim() })}`),
  ).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as LineView) : undefined;
}

/** The line with the name in place of what was taken for the medicine, and the rest as it is. */
function withMedicine(text: string, medicine: string | undefined, name: string): string {
  const at = medicine ? text.toLowerCase().indexOf(medicine.toLowerCase()) : -1;
  if (!medicine || at < 0) return `${name} `;
  const rest = text.slice(at + medicine.length);
  return `${text.slice(0, at)}${name}${rest || " "}`;
}
