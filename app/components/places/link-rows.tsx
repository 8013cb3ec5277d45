import { ChevronRight } from "lucide-react";
import { Link } from "#app/components/ui/link.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

/** Links in rows with a hairline below; `note` stands small at the end. */
export function LinkRows({ links }: { links: { to: LinkTarget; text: string; note?: string }[] }) {
  return (
    <ul className="grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ to, text, note }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-[54px] items-center justify-between gap-3 border-b border-line font-medium hover:text-link"
          >
            {text}
            <span className="flex shrink-0 items-center gap-2 text-sm font-normal text-ink-2">
              {note}
              <ChevronRight className="size-[18px] text-ink-3" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
