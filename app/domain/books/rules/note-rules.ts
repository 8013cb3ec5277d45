import type { BooksPaper } from "#app/domain/books/return-month.ts";
import type { PaperRule } from "#app/domain/books/rules/rule.ts";
import { financialYearStart } from "#app/domain/india-time.ts";
import { isDebitKind, isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";

const mend = { on: "paper", level: "mend", mend: "order" } as const;
const S34 = "CGST Act s. 34";

/** Rules of a note and the paper it is against. */
export const NOTE_RULES = {
  "note-without-invoice": {
    ...mend,
    source: S34,
    isBroken: ({ kind, against }) => !isInvoiceKind(kind) && against === undefined,
  },
  "invoice-that-credits": {
    ...mend,
    source: S34,
    isBroken: ({ kind, against }) => isInvoiceKind(kind) && against !== undefined,
  },
  "debit-of-a-debit": {
    ...mend,
    source: "CGST Act s. 34(3): against a tax invoice",
    isBroken: ({ kind, against }) => isDebitKind(kind) && against?.behind !== undefined,
  },
  "note-before-invoice": {
    ...mend,
    source: S34,
    isBroken: ({ issuedOn, against }) => against !== undefined && issuedOn < against.issuedOn,
  },
  "note-above-invoice": {
    ...mend,
    source: S34,
    isBroken: ({ kind, totalPaise, against }) =>
      kind === "credit-note" &&
      against !== undefined &&
      Math.max(totalPaise, against.creditedPaise) > against.totalPaise,
  },
  "note-of-another-buyer": {
    ...mend,
    source: S34,
    isBroken: ({ buyer, against }) => against !== undefined && buyer.gstin !== against.buyerGstin,
  },
  "note-of-another-place": {
    ...mend,
    source: S34,
    isBroken: ({ placeOfSupply, against }) =>
      against !== undefined && placeOfSupply !== against.placeOfSupply,
  },
  "note-too-late": {
    ...mend,
    source: "CGST Act s. 34(2): 30 November after the financial year",
    isBroken: ({ kind, against, issuedOn }) =>
      kind === "credit-note" && against !== undefined && issuedOn > lastDayOf(against.behind ?? against),
  },
  "note-of-earlier-year": {
    ...mend,
    level: "look",
    source: "CGST Act s. 34(2)",
    isBroken: ({ issuedOn, against }) =>
      against !== undefined && financialYearStart(issuedOn) > financialYearStart(against.issuedOn),
  },
} satisfies Record<string, PaperRule>;

function lastDayOf({ issuedOn }: Pick<BooksPaper, "issuedOn">): string {
  return `${financialYearStart(issuedOn) + 1}-11-30`;
}
