// GSTR-1 of a month in the portal's offline JSON, as it stands since May 2025. Sums are of whole paise; only the last step is rupees.

import { documentsIssued } from "#app/domain/books/documents-issued.ts";
import {
  type FileB2cs,
  type FileItem,
  type FileNil,
  type FileNote,
  fileDate,
  filePeriod,
  fileRupees,
  type Gstr1File,
  type TaxAmounts,
} from "#app/domain/books/gstr1-file.ts";
import { hsnTables } from "#app/domain/books/hsn-tables.ts";
import {
  type RateRow,
  rateRows,
  signOf,
  sumOf,
  tableOf,
  untaxedPaise,
} from "#app/domain/books/paper-tables.ts";
import { type BooksPaper, papersInReturn, type ReturnMonth } from "#app/domain/books/return-month.ts";
import type { GstSplit } from "#app/domain/catalog/gst.ts";
import { isInterState } from "#app/domain/invoices/tax-columns.ts";

/** The version that files of the offline tool name; the portal has not been asked whether it reads it. */
const VERSION = "GST3.2.4";

/** The file of a month; tables without a row are left out. */
export function gstr1Of(month: ReturnMonth): Gstr1File {
  const papers = papersInReturn(month);
  const taxed = papers.filter((paper) => rateRows(paper).length > 0);
  const inTable = (table: ReturnType<typeof tableOf>) => taxed.filter((paper) => tableOf(paper) === table);
  const b2b = byKey(inTable("b2b"), ({ buyer }) => buyer.gstin!);
  const b2cl = byKey(inTable("b2cl"), ({ placeOfSupply }) => placeOfSupply);
  const b2cs = smallSales(inTable("b2cs"));
  const cdnr = byKey(inTable("cdnr"), ({ buyer }) => buyer.gstin!);
  const cdnur = inTable("cdnur");
  const nil = untaxedSales(papers);
  const documents = documentsIssued(papers);
  const registered = { rchrg: "N", inv_typ: "R" } as const;
  return {
    gstin: month.gstin ?? "",
    fp: filePeriod(month.month),
    version: VERSION,
    hash: "hash",
    ...(b2b.length > 0 && {
      b2b: b2b.map(([ctin, group]) => ({
        ctin,
        inv: group.map((paper) => ({ ...invoiceFields(paper), pos: paper.placeOfSupply, ...registered })),
      })),
    }),
    ...(b2cl.length > 0 && {
      b2cl: b2cl.map(([pos, group]) => ({ pos, inv: group.map(invoiceFields) })),
    }),
    ...(b2cs.length > 0 && { b2cs }),
    ...(cdnr.length > 0 && {
      cdnr: cdnr.map(([ctin, group]) => ({
        ctin,
        nt: group.map((paper) => ({ ...noteFields(paper), ...registered })),
      })),
    }),
    ...(cdnur.length > 0 && {
      cdnur: cdnur.map((paper) => ({ typ: "B2CL" as const, ...noteFields(paper) })),
    }),
    ...(nil.length > 0 && { nil: { inv: nil } }),
    ...(papers.length > 0 && { hsn: hsnTables(papers) }),
    ...(documents.length > 0 && { doc_issue: { doc_det: documents } }),
  };
}

function byKey(papers: readonly BooksPaper[], key: (paper: BooksPaper) => string) {
  return [...Map.groupBy(papers, key)].sort(([a], [b]) => (a < b ? -1 : 1));
}

function invoiceFields(paper: BooksPaper) {
  const { number, issuedOn, totalPaise } = paper;
  return { inum: number, idt: fileDate(issuedOn), val: fileRupees(totalPaise), itms: itemsOf(paper) };
}

function noteFields(paper: BooksPaper): FileNote {
  const { number, issuedOn, totalPaise, placeOfSupply } = paper;
  return {
    ntty: signOf(paper) > 0 ? "D" : "C",
    nt_num: number,
    nt_dt: fileDate(issuedOn),
    val: fileRupees(totalPaise),
    pos: placeOfSupply,
    itms: itemsOf(paper),
  };
}

function itemsOf(paper: BooksPaper): FileItem[] {
  return rateRows(paper).map((row) => ({
    // As the offline tool numbers them: by rate.
    num: Math.round(row.gstPercent * 100) + 1,
    itm_det: { rt: row.gstPercent, ...amounts(row, isInterState(paper)) },
  }));
}

/** Table 7: consumers by place and rate, less what came back. */
function smallSales(papers: readonly BooksPaper[]): FileB2cs[] {
  const rows = papers.flatMap((paper) =>
    rateRows(paper).map((row) => ({ ...row, sign: signOf(paper), pos: paper.placeOfSupply, paper })),
  );
  return [...Map.groupBy(rows, ({ pos, gstPercent }) => `${pos} ${String(gstPercent).padStart(6, "0")}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => {
      const { pos, gstPercent, paper } = group[0]!;
      const isInter = isInterState(paper);
      const sply = isInter ? ("INTER" as const) : ("INTRA" as const);
      return { sply_ty: sply, pos, typ: "OE", rt: gstPercent, ...amounts(sumOf(group), isInter) };
    });
}

/** Table 8: goods at no tax; of a bill of supply they are exempt. */
function untaxedSales(papers: readonly BooksPaper[]): FileNil[] {
  const rows = papers
    .map((paper) => ({ paper, paise: signOf(paper) * untaxedPaise(paper) }))
    .filter(({ paise }) => paise !== 0);
  const typeOf = ({ paper }: { paper: BooksPaper }) =>
    `INTR${isInterState(paper) ? "" : "A"}${paper.buyer.gstin ? "B2B" : "B2C"}` as FileNil["sply_ty"];
  return [...Map.groupBy(rows, typeOf)].map(([sply_ty, group]) => {
    const sum = (isExempt: boolean) =>
      fileRupees(
        group
          .filter(({ paper }) => (paper.kind === "bill-of-supply") === isExempt)
          .reduce((all, { paise }) => all + paise, 0),
      );
    return { sply_ty, nil_amt: sum(false), expt_amt: sum(true), ngsup_amt: 0 };
  });
}

function amounts(row: GstSplit | RateRow, isInter: boolean): TaxAmounts {
  const tax = isInter
    ? { iamt: fileRupees(row.igstPaise) }
    : { camt: fileRupees(row.cgstPaise), samt: fileRupees(row.sgstPaise) };
  return { txval: fileRupees(row.taxablePaise), ...tax, csamt: 0 };
}
