import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";
import { withSearch } from "#app/domain/route-path.ts";

/** A word with what is said of it, a link to what the shop shows for it now, and what else can be done with it. */
export function WordRow({ term, note, children }: { term: string; note: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <b className="font-semibold [overflow-wrap:anywhere]">{term}</b>
        <small className="block text-ink-2 [overflow-wrap:anywhere]">{note}</small>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Link
          to={withSearch("/shop", new URLSearchParams({ q: term }))}
          reloadDocument
          className="btn btn-quiet btn-row"
        >
          {searchWordsText.finds}
          <span className="sr-only">: {term}</span>
        </Link>
        {children}
      </div>
    </li>
  );
}
