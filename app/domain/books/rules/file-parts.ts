// Pieces of a file that several rules look at.

import { type FileItem, filePaise, type Gstr1File, type TaxAmounts } from "#app/domain/books/gstr1-file.ts";

export type FilePaper = { number: string; date: string; val: number; itms: FileItem[]; sign: 1 | -1 };

/** Papers that the file names one by one. */
export function namedPapers(file: Gstr1File): FilePaper[] {
  return [
    ...(file.b2b ?? []).flatMap(({ inv }) => inv.map(invoice)),
    ...(file.b2cl ?? []).flatMap(({ inv }) => inv.map(invoice)),
    ...(file.cdnr ?? []).flatMap(({ nt }) => nt.map(note)),
    ...(file.cdnur ?? []).map(note),
  ];
}

/** All amounts of the file by rate, with the number of their paper where they have one. */
export function amountRows(file: Gstr1File): (TaxAmounts & { rt: number; number: string })[] {
  return [
    ...namedPapers(file).flatMap(({ number, itms }) => itms.map(({ itm_det }) => ({ ...itm_det, number }))),
    ...(file.b2cs ?? []).map((row) => ({ ...row, number: "" })),
    ...hsnRows(file).map((row) => ({ ...row, number: "" })),
  ];
}

/** Both halves of table 12. */
export function hsnRows({ hsn }: Gstr1File) {
  return [...(hsn?.hsn_b2b ?? []), ...(hsn?.hsn_b2c ?? [])];
}

/** Taxable value and tax of rows in paise. */
export function totals(rows: readonly TaxAmounts[]): { txval: number; tax: number } {
  let [txval, tax] = [0, 0];
  for (const row of rows) {
    txval += filePaise(row.txval);
    tax += filePaise(row.iamt ?? 0) + filePaise(row.camt ?? 0) + filePaise(row.samt ?? 0);
  }
  return { txval, tax };
}

/** Entries whose key came before. */
export function doubles<T>(rows: readonly T[], key: (row: T) => string): T[] {
  return [...Map.groupBy(rows, key).values()].flatMap((same) => same.slice(1));
}

type NamedInvoice = { inum: string; idt: string; val: number; itms: FileItem[] };
type NamedNote = { ntty: "C" | "D"; nt_num: string; nt_dt: string; val: number; itms: FileItem[] };

function invoice({ inum, idt, val, itms }: NamedInvoice): FilePaper {
  return { number: inum, date: idt, val, itms, sign: 1 };
}

function note({ ntty, nt_num, nt_dt, val, itms }: NamedNote): FilePaper {
  return { number: nt_num, date: nt_dt, val, itms, sign: ntty === "D" ? 1 : -1 };
}
