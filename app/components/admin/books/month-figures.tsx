import { Card } from "#app/components/admin/office-page.tsx";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import type { Gstr3b } from "#app/domain/books/gstr3b.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { rupeesExact } from "#app/domain/money.ts";

export type MonthSums = {
  invoices: GstSplit & { count: number };
  notes: GstSplit & { count: number };
};

/** What the bills of a month and its credit notes come to, and what GSTR-3B asks of them. */
export function MonthFigures({ title, sums, summary }: { title: string; sums: MonthSums; summary: Gstr3b }) {
  const words = officeBooksText;
  const { invoices, notes } = sums;
  return (
    <>
      <Card title={words.figures(title)}>
        <Figures
          rows={[
            [words.invoices(invoices.count), invoices.taxablePaise],
            [words.columns.cgst, invoices.cgstPaise],
            [words.columns.sgst, invoices.sgstPaise],
            [words.columns.igst, invoices.igstPaise],
            [words.notes(notes.count), -notes.taxablePaise],
          ]}
        />
      </Card>
      <Card title={words.summary}>
        <Figures
          rows={[
            [words.taxed, summary.taxed.taxablePaise],
            [words.columns.igst, summary.taxed.igstPaise],
            [words.columns.cgst, summary.taxed.cgstPaise],
            [words.columns.sgst, summary.taxed.sgstPaise],
            [words.untaxed, summary.untaxedPaise],
            [words.nonGst, summary.nonGstPaise],
            ...summary.interState.map(({ placeOfSupply, taxablePaise }): [string, number] => [
              words.interState(placeOfSupply),
              taxablePaise,
            ]),
          ]}
        />
        <p className="mt-3 text-sm text-ink-2">{words.purchases}</p>
      </Card>
    </>
  );
}

function Figures({ rows }: { rows: [name: string, paise: number][] }) {
  return (
    <dl className="grid gap-2">
      {rows.map(([name, paise]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="ml-auto tabular-nums">{rupeesExact(paise)}</dd>
        </div>
      ))}
    </dl>
  );
}
