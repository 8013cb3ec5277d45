import { Link } from "#app/components/ui/link.ts";
import { officeMatchText } from "#app/content/messages/payments/office-match.ts";

export const MATCH_VIEWS = ["sure", "likely", "unsure"] as const;
export type MatchView = (typeof MATCH_VIEWS)[number];

/** How many lines are how sure; each leads to its list. */
export function LineTally({ counts, view }: { counts: Record<MatchView, number>; view: MatchView }) {
  const words = officeMatchText;
  return (
    <nav className="grid grid-cols-3 gap-2" aria-label={words.tally}>
      {MATCH_VIEWS.map((each) => (
        <Link
          key={each}
          to={`/admin/payments/match?view=${each}`}
          aria-current={each === view ? "page" : undefined}
          className="grid rounded-md border border-line bg-surface px-3 py-2 leading-tight aria-[current]:border-leaf-700 aria-[current]:bg-ok-soft aria-[current]:shadow-[inset_0_0_0_1px_var(--color-leaf-700)]"
        >
          <b className="text-xl font-bold tabular-nums">{counts[each]}</b>
          <span className="text-sm">{words.views[each]}</span>
        </Link>
      ))}
    </nav>
  );
}
