import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { Link } from "#app/components/ui/link.ts";
import { faqText } from "#app/content/messages/pages/faq.ts";
import { faqPath } from "#app/domain/pages/faq.ts";

export type FaqResult = {
  slug: string;
  categorySlug: string;
  question: string;
  category?: string | undefined;
  excerpt: string;
};

/** The answers that were found, or that there are none. */
export function FaqResults({ search, results }: { search: string; results: FaqResult[] }) {
  const { search: words } = faqText;
  if (results.length === 0)
    return (
      <EmptyShelf title={words.nothing(search)} text={words.nothingText}>
        <Clear />
      </EmptyShelf>
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h2>
          <span role="status">{words.found(results.length, search)}</span>
        </h2>
        <Clear />
      </div>
      <ul className="grid gap-3.5">
        {results.map((result) => (
          <li key={result.slug}>
            <Link
              to={faqPath(result)}
              className="group grid gap-1.5 rounded-lg border border-line bg-surface px-5 py-4"
            >
              <span className="text-sm text-ink-2">{result.category ?? words.general}</span>
              <b className="font-display text-[1.25rem] leading-tight font-semibold group-hover:underline group-hover:underline-offset-4">
                {result.question}
              </b>
              <span className="max-w-prose text-ink-2">{result.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Clear() {
  const { search: words } = faqText;
  return (
    <Link to="/faq" className="link inline-flex min-h-11 items-center">
      {words.clear}
    </Link>
  );
}
