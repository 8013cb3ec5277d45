import { officeDayText } from "#app/content/messages/books/office-day.ts";

const STEPS = ["count", "compare", "close"] as const;

/** How far the day's close has come. */
export function DaySteps({ current }: { current: (typeof STEPS)[number] }) {
  const words = officeDayText;
  const position = STEPS.indexOf(current);
  return (
    <ol aria-label={words.steps} className="grid grid-cols-3 gap-2 text-sm text-ink-2">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === position ? "step" : undefined}
          className={`border-t-[5px] pt-1.5 aria-[current]:font-semibold aria-[current]:text-ink ${stepLook(index - position)}`}
        >
          {words.step[step]}
        </li>
      ))}
    </ol>
  );
}

function stepLook(distance: number): string {
  if (distance < 0) return "border-leaf-600";
  return distance === 0 ? "border-marigold-400" : "border-paper-300";
}
