import { WordRow } from "#app/components/admin/search/word-row.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";
import { withSearch } from "#app/domain/route-path.ts";

type Asked = { term: string; searches: number; lastDay: string };

/** What the shop could not find in a week, most asked for first; each can be given a meaning with one press. */
export function NotKeptList({ asked }: { asked: Asked[] }) {
  const { notKept: words } = searchWordsText;
  return (
    <>
      {asked.length === 0 && <p className="p-4 text-ink-2">{words.none}</p>}
      <ul className="divide-y divide-line-soft">
        {asked.map(({ term, searches, lastDay }) => (
          <WordRow key={term} term={term} note={words.lastAsked(words.asks(searches), formatDate(lastDay))}>
            <Link
              to={withSearch("/admin/search-words", new URLSearchParams({ term }))}
              className="btn btn-quiet btn-row"
            >
              {words.make}
              <span className="sr-only"> {term}</span>
            </Link>
          </WordRow>
        ))}
      </ul>
      <p className="border-t border-line-soft px-4 py-3 text-sm text-ink-2">{words.note}</p>
    </>
  );
}
