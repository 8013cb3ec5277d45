import { documentsIssued } from "#app/domain/books/documents-issued.ts";
import { filePaise, filePeriod, type Gstr1File } from "#app/domain/books/gstr1-file.ts";
import { rateRows, tableOf } from "#app/domain/books/paper-tables.ts";
import { B2CL_ABOVE_PAISE, PORTAL_RATES, UQC } from "#app/domain/books/portal-lists.ts";
import { papersInReturn } from "#app/domain/books/return-month.ts";
import {
  amountRows,
  doubles,
  type FilePaper,
  hsnRows,
  namedPapers,
  totals,
} from "#app/domain/books/rules/file-parts.ts";
import type { FileRule } from "#app/domain/books/rules/rule.ts";
import { GST_STATES, gstinState, parseGstin } from "#app/domain/form/gstin.ts";

const mend = { on: "file", level: "mend", mend: "shop-support" } as const;
const look = { ...mend, level: "look" } as const;
const OFFLINE = "Offline format of GSTR-1";
const TABLE_12 = "GSTN advisory on table 12, phase III: table 12 against 4, 5, 7, 9";
const TABLE_13 = "GSTN advisory on table 13, May 2025";

/** Rules of the file itself, as the portal would read it. */
export const FILE_RULES = {
  "file-period": {
    ...mend,
    source: OFFLINE,
    broken: ({ fp }, { month }) => whole(!/^(0[1-9]|1[0-2])20\d\d$/.test(fp) || fp !== filePeriod(month)),
  },
  "file-own-gstin": {
    ...mend,
    mend: "shop",
    source: OFFLINE,
    broken: ({ gstin }, month) => whole(gstin !== (month.gstin ?? "")),
  },
  "file-receiver-gstin": {
    ...mend,
    mend: "business",
    source: OFFLINE,
    broken: ({ b2b = [], cdnr = [] }) => [
      ...b2b.filter(({ ctin }) => !parseGstin(ctin)).flatMap(({ inv }) => inv.map(({ inum }) => inum)),
      ...cdnr.filter(({ ctin }) => !parseGstin(ctin)).flatMap(({ nt }) => nt.map(({ nt_num }) => nt_num)),
    ],
  },
  "file-date": {
    ...mend,
    source: OFFLINE,
    broken: (file) =>
      namedPapers(file)
        .filter(({ date }) => !/^\d\d-\d\d-20\d\d$/.test(date))
        .map(({ number }) => number),
  },
  "file-place": {
    ...mend,
    source: OFFLINE,
    broken: ({ b2cs = [], b2cl = [] }) => whole([...b2cs, ...b2cl].some(({ pos }) => !GST_STATES.has(pos))),
  },
  "file-rate": {
    ...mend,
    source: OFFLINE,
    broken: (file) =>
      amountRows(file)
        .filter(({ rt }) => !PORTAL_RATES.has(rt))
        .map(({ number }) => number),
  },
  "file-decimals": {
    ...mend,
    source: OFFLINE,
    broken: (file) =>
      [...namedPapers(file).map(({ val, number }) => ({ txval: val, number })), ...amountRows(file)]
        .filter((row) => Object.values(row).some((value) => typeof value === "number" && !isPaise(value)))
        .map(({ number }) => number),
  },
  "file-paper-missing": {
    ...mend,
    source: OFFLINE,
    broken: (file, month) => {
      const named = new Set(namedPapers(file).map(({ number }) => number));
      return papersInReturn(month)
        .filter(
          (paper) => rateRows(paper).length > 0 && tableOf(paper) !== "b2cs" && !named.has(paper.number),
        )
        .map(({ number }) => number);
    },
  },
  "file-paper-double": {
    ...mend,
    source: OFFLINE,
    broken: (file) => doubles(namedPapers(file), ({ number }) => number).map(({ number }) => number),
  },
  "file-items-above-value": {
    ...mend,
    source: OFFLINE,
    broken: (file) =>
      namedPapers(file)
        .filter((paper) => itemsPaise(paper) > filePaise(paper.val) + 50)
        .map(({ number }) => number),
  },
  "file-large-not-large": {
    ...mend,
    source: "Notification 12/2024: above ₹1,00,000",
    broken: ({ b2cl = [] }) =>
      b2cl
        .flatMap(({ inv }) => inv)
        .filter(({ val }) => filePaise(val) <= B2CL_ABOVE_PAISE)
        .map(({ inum }) => inum),
  },
  "file-large-within-state": {
    ...mend,
    source: "Table 5 is for other states",
    broken: ({ b2cl = [], gstin }) =>
      b2cl.filter(({ pos }) => pos === gstinState(gstin)).flatMap(({ inv }) => inv.map(({ inum }) => inum)),
  },
  "file-small-type": {
    ...mend,
    source: OFFLINE,
    broken: ({ b2cs = [], gstin }) =>
      whole(b2cs.some(({ sply_ty, pos }) => (sply_ty === "INTRA") !== (pos === gstinState(gstin)))),
  },
  "file-small-double": {
    ...mend,
    source: OFFLINE,
    broken: ({ b2cs = [] }) => whole(doubles(b2cs, ({ pos, rt }) => `${pos} ${rt}`).length > 0),
  },
  "file-small-below-zero": {
    ...look,
    source: "Table 7 is net of what came back",
    broken: ({ b2cs = [] }) => whole(b2cs.some(({ txval }) => txval < 0)),
  },
  "hsn-without-unit": {
    ...mend,
    source: "Rule 46(h); unit codes of the portal",
    broken: (file) => whole(hsnRows(file).some(({ uqc }) => !UQC.has(uqc))),
  },
  "hsn-double": {
    ...mend,
    source: TABLE_12,
    broken: ({ hsn }) =>
      whole(
        [hsn?.hsn_b2b, hsn?.hsn_b2c].some(
          (rows) => doubles(rows ?? [], ({ hsn_sc, rt, uqc }) => `${hsn_sc} ${rt} ${uqc}`).length > 0,
        ),
      ),
  },
  "hsn-below-zero": {
    ...look,
    source: TABLE_12,
    broken: (file) => whole(hsnRows(file).some(({ txval, qty }) => txval < 0 || qty < 0)),
  },
  "hsn-not-b2b": {
    ...mend,
    source: TABLE_12,
    broken: (file) => whole(!isHsnEqual(file, "b2b")),
  },
  "hsn-not-b2c": {
    ...mend,
    source: TABLE_12,
    broken: (file) => whole(!isHsnEqual(file, "b2c")),
  },
  "documents-missing": {
    ...mend,
    source: TABLE_13,
    broken: ({ doc_issue }, month) =>
      whole(papersInReturn(month).length > 0 && (doc_issue?.doc_det ?? []).length === 0),
  },
  "documents-net": {
    ...mend,
    source: TABLE_13,
    broken: ({ doc_issue }) =>
      (doc_issue?.doc_det ?? [])
        .flatMap(({ docs }) => docs)
        .filter(({ totnum, cancel, net_issue }) => totnum - cancel !== net_issue)
        .map(({ from }) => from),
  },
  "documents-not-counted": {
    ...mend,
    source: TABLE_13,
    broken: ({ doc_issue }, month) => {
      if (!doc_issue) return [];
      const count = (list: ReturnType<typeof documentsIssued>) =>
        list.flatMap(({ docs }) => docs).reduce((sum, { net_issue }) => sum + net_issue, 0);
      return whole(count(doc_issue.doc_det) !== count(documentsIssued(papersInReturn(month))));
    },
  },
} satisfies Record<string, FileRule>;

function whole(isBroken: boolean): string[] {
  return isBroken ? [""] : [];
}

function isPaise(rupees: number): boolean {
  return filePaise(rupees) / 100 === rupees;
}

function itemsPaise({ itms }: FilePaper): number {
  const { txval, tax } = totals(itms.map(({ itm_det }) => itm_det));
  return txval + tax;
}

/** Whether a half of table 12 has the taxable value and tax of the tables it is about. */
function isHsnEqual(file: Gstr1File, half: "b2b" | "b2c"): boolean {
  const items = (papers: readonly { itms: FilePaper["itms"] }[]) =>
    totals(papers.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)));
  const isB2b = half === "b2b";
  const sold = isB2b
    ? items((file.b2b ?? []).flatMap(({ inv }) => inv))
    : items((file.b2cl ?? []).flatMap(({ inv }) => inv));
  const notes = isB2b ? (file.cdnr ?? []).flatMap(({ nt }) => nt) : (file.cdnur ?? []);
  const back = items(notes.filter(({ ntty }) => ntty === "C"));
  const added = items(notes.filter(({ ntty }) => ntty === "D"));
  const small = totals(isB2b ? [] : (file.b2cs ?? []));
  const untaxed = (file.nil?.inv ?? [])
    .filter(({ sply_ty }) => sply_ty.endsWith(isB2b ? "B2B" : "B2C"))
    .reduce((sum, { nil_amt, expt_amt }) => sum + filePaise(nil_amt) + filePaise(expt_amt), 0);
  const table12 = totals((isB2b ? file.hsn?.hsn_b2b : file.hsn?.hsn_b2c) ?? []);
  return (
    table12.txval === sold.txval - back.txval + added.txval + small.txval + untaxed &&
    table12.tax === sold.tax - back.tax + added.tax + small.tax
  );
}
