import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { SeeLink } from "#app/components/admin/search/word-table.tsx";
import { Link } from "#app/components/ui/link.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";
import { withSearch } from "#app/domain/route-path.ts";

type Asked = { term: string; searches: number; lastDay: string };

/** What the shop could not find in a week, most asked for first; each can be given a meaning with one press. */
export function NotKeptTable({ asked }: { asked: Asked[] }) {
  const { notKept: words } = searchWordsText;
  const columns: Column<Asked>[] = [
    {
      heading: words.columns.term,
      cell: ({ term, searches, lastDay }) => (
        <>
          <b className="break-words">{term}</b>
          <small>{words.lastAsked(words.asks(searches), formatDate(lastDay))}</small>
        </>
      ),
    },
    {
      heading: words.columns.acts,
      isNumber: true,
      cell: ({ term }) => (
        <div className="flex flex-wrap items-start justify-end gap-2">
          <SeeLink term={term} />
          <Link
            to={withSearch("/admin/search-words", new URLSearchParams({ term }))}
            className="btn btn-quiet btn-row"
          >
            {words.make}
            <span className="sr-only"> {term}</span>
          </Link>
        </div>
      ),
    },
  ];
  return (
    <OfficeTable
      label={words.title}
      columns={columns}
      rows={asked}
      keyOf={({ term }) => term}
      nothing={words.none}
    />
  );
}
