import { Download, FileText } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { officeMonthText } from "#app/content/messages/books/office-month.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

export type ZipState = {
  paperCount: number;
  drawnCount: number;
  file: { digest: string; byteCount: number; isAgain: boolean } | undefined;
};

/** What the one file of a month holds; of a closed month the file itself, or how far it is. */
export function MonthZip({
  month,
  paperCount,
  state,
}: {
  month: string;
  paperCount: number;
  /** Undefined while the month is open. */
  state: ZipState | undefined;
}) {
  const { one: words } = officeMonthText;
  const types = officeBooksText;
  const parts: [string, string][] = [
    [words.names.gstr1, types.gstr1Type],
    [words.names.gstr3b, types.gstr3bType],
    [words.names.tally, words.xml],
    [words.papers(paperCount), words.pdf],
    [words.names.stock, types.gstr3bType],
    [words.names.cash, types.gstr3bType],
  ];
  return (
    <Card title={words.title} isPadded={false}>
      <ul className="divide-y divide-line-soft">
        {parts.map(([name, type]) => (
          <li key={name} className="flex min-h-11 items-center gap-3 px-4 py-2">
            <FileText className="size-[18px] shrink-0" aria-hidden />
            {name}
            <span className="ml-auto text-sm text-ink-2">{type}</span>
          </li>
        ))}
      </ul>
      {state && (
        <div className="grid gap-3 border-t border-line-soft p-4">
          {state.file ? (
            <>
              <a href={hrefOf(`/admin/books/${month}/books.zip`)} className="btn btn-outline w-full">
                <Download className="size-[18px]" aria-hidden />
                {words.download}
                <span className="ml-auto text-sm text-ink-2">
                  {words.size((state.file.byteCount / 1_000_000).toFixed(1))}
                </span>
              </a>
              <p className="text-sm text-ink-2">
                {words.digest}
                <code className="block break-all">{state.file.digest}</code>
                {words.digestHint} {state.file.isAgain && words.madeAgain}
              </p>
            </>
          ) : (
            <>
              <progress
                className="w-full"
                max={state.paperCount || 1}
                value={state.drawnCount}
                aria-label={words.title}
              />
              <p>{words.making(state.drawnCount, state.paperCount)}</p>
              <p className="text-sm text-ink-2">{words.makingHint}</p>
              <ButtonLink to={`/admin/books/${month}`} variant="outline" className="w-full">
                {words.again}
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </Card>
  );
}
