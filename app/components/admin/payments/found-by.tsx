import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkTarget } from "#app/components/ui/link.ts";

/** A row that is one link: what it is, a line about it, and how it stands. */
export function FoundBy({
  to,
  Icon,
  name,
  note,
  state,
}: {
  to: LinkTarget;
  Icon: LucideIcon;
  name: string;
  note: string;
  state?: ReactNode;
}) {
  return (
    <li>
      <Link
        to={to}
        className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-3 px-4 py-2.5"
      >
        <span className="grid size-[38px] place-items-center rounded-md bg-ok-soft text-leaf-700">
          <Icon className="size-5" />
        </span>
        <span>
          <b className="block font-semibold">{name}</b>
          <small className="block text-ink-2">{note}</small>
        </span>
        <span>{state}</span>
        <ChevronRight className="size-5 text-ink-3" />
      </Link>
    </li>
  );
}
