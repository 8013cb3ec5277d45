import type { LucideIcon } from "lucide-react";

/** Side cards in one list: an icon, what it is, and a sentence. */
export function ReasonList({ reasons }: { reasons: { Icon: LucideIcon; title: string; text: string }[] }) {
  return (
    <ul className="grid gap-4">
      {reasons.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-3.5 rounded-lg border border-line bg-surface p-[18px]">
          <Icon className="mt-0.5 shrink-0 text-clay-600" />
          <div>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-[.9375rem] text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
