// The file that the portal's offline upload takes, field by field. Amounts are rupees with at most two decimals.

export type TaxAmounts = { txval: number; iamt?: number; camt?: number; samt?: number; csamt: number };
export type FileItem = { num: number; itm_det: TaxAmounts & { rt: number } };
type FileInvoice = { inum: string; idt: string; val: number; itms: FileItem[] };
type FileB2bInvoice = FileInvoice & { pos: string; rchrg: "N"; inv_typ: "R" };
export type FileNote = {
  /** A credit or a debit note. */
  ntty: "C" | "D";
  nt_num: string;
  nt_dt: string;
  val: number;
  pos: string;
  itms: FileItem[];
};
export type FileB2cs = TaxAmounts & { sply_ty: "INTRA" | "INTER"; pos: string; typ: "OE"; rt: number };
export type FileNil = {
  sply_ty: "INTRB2B" | "INTRAB2B" | "INTRB2C" | "INTRAB2C";
  nil_amt: number;
  expt_amt: number;
  ngsup_amt: number;
};
export type FileHsn = {
  num: number;
  hsn_sc: string;
  uqc: string;
  qty: number;
  rt: number;
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
  csamt: number;
};
type FileDocs = {
  num: number;
  from: string;
  to: string;
  totnum: number;
  cancel: number;
  net_issue: number;
};
export type Gstr1File = {
  gstin: string;
  fp: string;
  version: string;
  hash: string;
  b2b?: { ctin: string; inv: FileB2bInvoice[] }[];
  b2cl?: { pos: string; inv: FileInvoice[] }[];
  b2cs?: FileB2cs[];
  cdnr?: { ctin: string; nt: (FileNote & { rchrg: "N"; inv_typ: "R" })[] }[];
  cdnur?: (FileNote & { typ: "B2CL" })[];
  nil?: { inv: FileNil[] };
  hsn?: { hsn_b2b: FileHsn[]; hsn_b2c: FileHsn[] };
  doc_issue?: { doc_det: { doc_num: number; doc_typ: string; docs: FileDocs[] }[] };
};

/** Whole paise as rupees of the file: the nearest number, which is written with at most two decimals. */
export function fileRupees(paise: number): number {
  return paise / 100;
}

/** Rupees of a file as the whole paise they stand for. */
export function filePaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** "2026-10-05" as "05-10-2026". */
export function fileDate(day: string): string {
  return day.split("-").reverse().join("-");
}

/** "2026-10" as "102026". */
export function filePeriod(month: string): string {
  return month.split("-").reverse().join("");
}
