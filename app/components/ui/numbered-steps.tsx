/** What happens one after the other, each step with its number and a line to the next. */
export function NumberedSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol>
      {steps.map(({ title, text }, position) => (
        <li
          key={title}
          className="relative grid grid-cols-[34px_1fr] gap-3.5 pb-[18px] not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0.5 not-last:before:left-4 not-last:before:w-0.5 not-last:before:bg-line"
        >
          <span
            aria-hidden="true"
            className="grid size-[34px] place-items-center rounded-full bg-marigold-400 font-display text-[1.0625rem] font-semibold"
          >
            {position + 1}
          </span>
          <span>
            <b className="block pt-1 leading-[1.3] font-semibold">{title}</b>
            <span className="text-sm text-ink-2">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
