import "#app/components/ui/option-card.css";
import type { ComponentProps, ReactNode } from "react";

/** A radio button as a card: what it is, a remark below, and a price or picture at the end. */
export function Choice({
  title,
  remark,
  end,
  ...radio
}: { title: ReactNode; remark: ReactNode; end?: ReactNode } & Omit<
  ComponentProps<"input">,
  "type" | "title"
>) {
  return (
    <label className="option-card">
      <input type="radio" {...radio} />
      <span className="min-w-0">
        <b className="block leading-[1.35] font-semibold">{title}</b>
        <small className="block text-sm leading-[1.4] text-ink-2">{remark}</small>
      </span>
      {end !== undefined && <span className="ml-auto text-right font-semibold">{end}</span>}
    </label>
  );
}
