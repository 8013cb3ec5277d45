import { Link } from "#app/components/ui/link.ts";
import type { LinkTarget } from "#app/domain/route-path.ts";

export type Tab = { text: string; to: LinkTarget; isCurrent: boolean; count?: number | undefined };

/** The common ways to look at a list, as links; the address keeps the choice. */
export function OfficeTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line-soft px-4">
      <ul className="flex gap-5 whitespace-nowrap">
        {tabs.map(({ text, to, isCurrent, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2 border-b-3 border-transparent font-medium aria-[current]:border-accent aria-[current]:font-semibold"
            >
              {text}
              {count !== undefined && <span className="text-sm text-ink-2">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
