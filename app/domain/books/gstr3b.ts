// What GSTR-3B asks of sales, in paise: 3.1(a) taxed, 3.1(c) nil rated and exempt, 3.2 to unregistered buyers of other states.
// 3.1(b) exports, (d) reverse charge and (e) outside GST are not sold here. Purchases are not in these books yet.

import { rateRows, signOf, sumOf, untaxedPaise } from "#app/domain/books/paper-tables.ts";
import { papersInReturn, type ReturnMonth } from "#app/domain/books/return-month.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { isInterState } from "#app/domain/invoices/tax-columns.ts";

export type Gstr3b = {
  taxed: GstSplit;
  untaxedPaise: number;
  nonGstPaise: number;
  interState: { placeOfSupply: string; taxablePaise: number; igstPaise: number }[];
};

/** The figures of a month; credit notes are taken off, debit notes added. */
export function gstr3bOf(month: ReturnMonth): Gstr3b {
  const papers = papersInReturn(month);
  const rows = papers.flatMap((paper) =>
    rateRows(paper).map((row) => ({ ...row, sign: signOf(paper), paper })),
  );
  const far = rows.filter(({ paper }) => isInterState(paper) && paper.buyer.gstin === undefined);
  return {
    taxed: sumOf(rows),
    untaxedPaise: papers.reduce((sum, paper) => sum + signOf(paper) * untaxedPaise(paper), 0),
    nonGstPaise: 0,
    interState: [...Map.groupBy(far, ({ paper }) => paper.placeOfSupply)]
      .map(([placeOfSupply, group]) => {
        const { taxablePaise, igstPaise } = sumOf(group);
        return { placeOfSupply, taxablePaise, igstPaise };
      })
      .sort((a, b) => (a.placeOfSupply < b.placeOfSupply ? -1 : 1)),
  };
}
