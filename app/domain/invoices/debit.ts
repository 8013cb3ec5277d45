// A debit note adds to the price of packs whose invoice said too little (CGST Act s. 34(3), Rule 53): the same packs, the same rate,
// never above the MRP, which is the price with all taxes (Legal Metrology (Packaged Commodities) Rules, r. 18(2)).

import { splitGst } from "#app/domain/catalog/gst.ts";
import type { InvoiceBatch, InvoiceGoods, InvoiceLine } from "#app/domain/invoices/invoice.ts";
import { isDebitKind, isInvoiceKind, type PaperKind } from "#app/domain/invoices/paper-kind.ts";

/** A paper of an order as far as a further note of it goes. */
export type IssuedPaper = InvoiceGoods & { id: number; kind: PaperKind; againstId: number | null };

/** A line of the invoice of which the customer keeps packs; `roomPaise` is by how much the price of one may still rise. */
export type DebitableLine = { line: InvoiceLine; roomPaise: number };

export type Raise = { lineId: number; paise: number };
export type DebitProblem = "nothing-chosen" | "unknown-line" | "bad-amount" | "above-mrp";

/** The lines that a debit note can be about, with the packs that are left of each; a gift keeps its price of nothing. */
export function debitableLines({
  papers,
  batchMrpPaise,
}: {
  /** All papers of an order. */
  papers: readonly IssuedPaper[];
  /** The lowest MRP of the batches that a line was taken from. */
  batchMrpPaise: ReadonlyMap<number, number>;
}): DebitableLine[] {
  const invoice = papers.find(({ kind }) => isInvoiceKind(kind));
  if (!invoice) return [];
  const debits = papers.filter(({ kind }) => isDebitKind(kind));
  return invoice.lines.flatMap((line) => {
    const credited = creditedLines(papers, { paper: invoice, lineId: line.lineId });
    const quantity = line.quantity - packsOf(credited);
    if (quantity <= 0 || line.pricePaise === 0) return [];
    const raisedPaise = debits.reduce((sum, debit) => sum + raisedBy(debit, papers, line.lineId), 0);
    const mrpPaise = Math.min(line.mrpPaise, batchMrpPaise.get(line.lineId) ?? line.mrpPaise);
    return [
      {
        line: { ...line, quantity, batches: batchesLeft(line.batches, credited) },
        roomPaise: Math.max(0, mrpPaise - line.pricePaise - raisedPaise),
      },
    ];
  });
}

/** What a debit note says that raises the price of each pack of some lines; or why there can be none. */
export function debitOf({
  lines,
  raises,
  isIntraState,
}: {
  lines: readonly DebitableLine[];
  raises: readonly Raise[];
  isIntraState: boolean;
}): { problem: DebitProblem } | { goods: InvoiceGoods } {
  if (raises.length === 0) return { problem: "nothing-chosen" };
  const known = new Map(lines.map((each) => [each.line.lineId, each]));
  const isOnce = new Set(raises.map(({ lineId }) => lineId)).size === raises.length;
  if (!isOnce || raises.some(({ lineId }) => !known.has(lineId))) return { problem: "unknown-line" };
  if (raises.some(({ paise }) => !Number.isSafeInteger(paise) || paise <= 0))
    return { problem: "bad-amount" };
  if (raises.some(({ lineId, paise }) => paise > known.get(lineId)!.roomPaise))
    return { problem: "above-mrp" };
  const raiseOf = new Map(raises.map(({ lineId, paise }) => [lineId, paise]));
  return {
    goods: {
      lines: lines.flatMap(({ line }) => {
        const pricePaise = raiseOf.get(line.lineId);
        if (pricePaise === undefined) return [];
        const totalPaise = pricePaise * line.quantity;
        const { gstPercent } = line;
        return [{ ...line, pricePaise, totalPaise, ...splitGst({ totalPaise, gstPercent, isIntraState }) }];
      }),
      delivery: null,
    },
  };
}

/** By how much a debit note raised the price of each pack of a line, while packs of it are left. */
function raisedBy(debit: IssuedPaper, papers: readonly IssuedPaper[], lineId: number): number {
  const line = debit.lines.find((each) => each.lineId === lineId);
  if (!line) return 0;
  return line.quantity > packsOf(creditedLines(papers, { paper: debit, lineId })) ? line.pricePaise : 0;
}

function creditedLines(
  papers: readonly IssuedPaper[],
  { paper, lineId }: { paper: IssuedPaper; lineId: number },
): InvoiceLine[] {
  return papers
    .filter(({ kind, againstId }) => kind === "credit-note" && againstId === paper.id)
    .flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId));
}

function packsOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function batchesLeft(sold: readonly InvoiceBatch[], credited: readonly InvoiceLine[]): InvoiceBatch[] {
  const back = credited.flatMap(({ batches }) => batches);
  return sold
    .map((batch) => ({
      ...batch,
      quantity: back
        .filter(({ number }) => number === batch.number)
        .reduce((left, { quantity }) => left - quantity, batch.quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}
