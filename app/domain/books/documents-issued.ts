import type { Gstr1File } from "#app/domain/books/gstr1-file.ts";
import type { BooksPaper } from "#app/domain/books/return-month.ts";
import { isDebitKind, isInvoiceKind, type PaperKind } from "#app/domain/invoices/paper-kind.ts";

const NATURES: { doc_num: number; doc_typ: string; isOne: (kind: PaperKind) => boolean }[] = [
  { doc_num: 1, doc_typ: "Invoices for outward supply", isOne: isInvoiceKind },
  { doc_num: 4, doc_typ: "Debit Note", isOne: isDebitKind },
  { doc_num: 5, doc_typ: "Credit Note", isOne: (kind) => kind === "credit-note" },
];

export type SeriesRun = { series: string; papers: { sequence: number; paper: BooksPaper }[] };

/** Papers by the part of their number before the counter, in the order of the counter; numbers without a counter stand alone. */
export function seriesRuns(papers: readonly BooksPaper[]): SeriesRun[] {
  const counted = papers.map((paper) => {
    const [, series, digits] = /^(.*?)(\d*)$/.exec(paper.number)!;
    return { series: series!, sequence: Number(digits), paper };
  });
  return [...Map.groupBy(counted, ({ series }) => series)]
    .map(([series, group]) => ({
      series,
      papers: group.sort((a, b) => a.sequence - b.sequence),
    }))
    .sort((a, b) => (a.series < b.series ? -1 : 1));
}

/** Table 13: the first and last number of each series, how many there are, and how many of them have no paper. */
export function documentsIssued(
  papers: readonly BooksPaper[],
): NonNullable<Gstr1File["doc_issue"]>["doc_det"] {
  return NATURES.flatMap(({ isOne, ...nature }) => {
    const runs = seriesRuns(papers.filter(({ kind }) => isOne(kind)));
    const docs = runs.map((run, index) => {
      const [first, last] = [run.papers[0]!, run.papers.at(-1)!];
      const total = last.sequence - first.sequence + 1;
      const issued = new Set(run.papers.map(({ sequence }) => sequence)).size;
      return {
        num: index + 1,
        from: first.paper.number,
        to: last.paper.number,
        totnum: total,
        cancel: total - issued,
        net_issue: issued,
      };
    });
    return docs.length > 0 ? [{ ...nature, docs }] : [];
  });
}
