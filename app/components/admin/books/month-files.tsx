import { Download } from "lucide-react";
import { Card } from "#app/components/admin/office-page.tsx";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

/** The files of a month, to take along. */
export function MonthFiles({ month, isToMend }: { month: string; isToMend: boolean }) {
  const words = officeBooksText;
  const files = [
    { href: hrefOf(`/admin/books/${month}/gstr1.json`), name: words.gstr1, type: words.gstr1Type },
    { href: hrefOf(`/admin/books/${month}/gstr3b.csv`), name: words.gstr3b, type: words.gstr3bType },
  ];
  return (
    <Card title={words.files}>
      <div className="grid gap-2">
        {files.map(({ href, name, type }) => (
          <a key={href} href={href} className="btn btn-outline w-full">
            <Download className="size-[18px]" aria-hidden />
            {name}
            <span className="ml-auto text-sm text-ink-2">{type}</span>
          </a>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-2">{isToMend ? words.withFindings : words.filesNote}</p>
    </Card>
  );
}
