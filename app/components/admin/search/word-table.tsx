import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Link } from "#app/components/ui/link.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";
import { withSearch } from "#app/domain/route-path.ts";

type Word = { id: number; term: string; means: string };

/** The owner's words; each leads to what the shop shows for it now, can be given another meaning and taken away. */
export function WordTable({ words }: { words: Word[] }) {
  const { own } = searchWordsText;
  const columns: Column<Word>[] = [
    {
      heading: own.columns.term,
      cell: ({ term, means }) => (
        <>
          <b className="break-words">{term}</b>
          <small className="break-words">{own.means(means)}</small>
        </>
      ),
    },
    {
      heading: own.columns.acts,
      isNumber: true,
      cell: ({ id, term }) => (
        <div className="flex flex-wrap items-start justify-end gap-2">
          <SeeLink term={term} />
          <Link to={`/admin/search-words?word=${id}`} className="btn btn-quiet btn-row">
            {own.change}
            <span className="sr-only"> {term}</span>
          </Link>
          <RemoveOnce thing={term} fields={{ id }} />
        </div>
      ),
    },
  ];
  return (
    <OfficeTable label={own.title} columns={columns} rows={words} keyOf={({ id }) => id} nothing={own.none} />
  );
}

/** Leads to what the shop shows for a word. */
export function SeeLink({ term }: { term: string }) {
  return (
    <Link
      to={withSearch("/shop", new URLSearchParams({ q: term }))}
      reloadDocument
      className="link inline-flex min-h-11 items-center"
    >
      {searchWordsText.own.see}
      <span className="sr-only">: {term}</span>
    </Link>
  );
}
