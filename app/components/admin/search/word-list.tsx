import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { WordRow } from "#app/components/admin/search/word-row.tsx";
import { Link } from "#app/components/ui/link.ts";
import { searchWordsText } from "#app/content/messages/search/office-search-words.ts";

/** The owner's words; each can be given another meaning and taken away. */
export function WordList({ words }: { words: { id: number; term: string; means: string }[] }) {
  const { own } = searchWordsText;
  if (words.length === 0) return <p className="p-4 text-ink-2">{own.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {words.map(({ id, term, means }) => (
        <WordRow key={id} term={term} note={own.means(means)}>
          <Link to={`/admin/search-words?word=${id}`} className="btn btn-quiet btn-row">
            {own.change}
            <span className="sr-only"> {term}</span>
          </Link>
          <RemoveOnce thing={term} fields={{ id }} />
        </WordRow>
      ))}
    </ul>
  );
}
