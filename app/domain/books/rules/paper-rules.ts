import { sumOf } from "#app/domain/books/paper-tables.ts";
import { NAMED_FROM_PAISE } from "#app/domain/books/portal-lists.ts";
import { linesOfPaper, type PaperRule } from "#app/domain/books/rules/rule.ts";
import { GST_STATES, gstinState, parseGstin } from "#app/domain/form/gstin.ts";
import { indiaInstant, isDay } from "#app/domain/india-time.ts";
import { financialYear } from "#app/domain/invoices/invoice-number.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";

const on = "paper" as const;
const mend = { on, level: "mend", mend: "order" } as const;
const look = { on, level: "look", mend: "order" } as const;
const LONGEST = 16;
const HALF_RUPEE = 50;

/** Rules of a paper: its number, its date, who sells, who buys, where to, its sums. */
export const PAPER_RULES = {
  "number-missing": { ...mend, source: "Rule 46(b)", isBroken: ({ number }) => number === "" },
  "number-too-long": { ...mend, source: "Rule 46(b)", isBroken: ({ number }) => number.length > LONGEST },
  "number-signs": {
    ...mend,
    source: "Rule 46(b)",
    isBroken: ({ number }) => number !== "" && !/^[A-Za-z0-9/-]+$/.test(number),
  },
  "number-begins-wrong": {
    ...mend,
    source: "Offline tool: a number begins with no zero, dash or stroke",
    isBroken: ({ number }) => /^[0/-]/.test(number),
  },
  "number-of-another-year": {
    ...mend,
    source: "Rule 46(b): unique in a financial year",
    isBroken: ({ number, issuedOn }) => {
      const year = /\/(\d\d-\d\d)\//.exec(number)?.[1];
      return year !== undefined && isDay(issuedOn) && year !== financialYear(indiaInstant(issuedOn, 0));
    },
  },
  "date-not-a-day": { ...mend, source: "Rule 46(c)", isBroken: ({ issuedOn }) => !isDay(issuedOn) },
  "date-outside-month": {
    ...mend,
    source: "CGST Act s. 37(1)",
    isBroken: ({ issuedOn }, { month }) => isDay(issuedOn) && issuedOn.slice(0, 7) !== month,
  },
  "date-in-future": {
    ...mend,
    source: "Offline tool: no date after today",
    isBroken: ({ issuedOn }, { today }) => isDay(issuedOn) && issuedOn > today,
  },
  "seller-not-registered": {
    ...look,
    source: "CGST Act s. 37: returns are of registered persons",
    isBroken: ({ seller }) => seller.gstin === undefined,
  },
  "seller-of-another-gstin": {
    ...mend,
    mend: "shop",
    source: "Rule 46(a)",
    isBroken: ({ seller }, { gstin }) =>
      seller.gstin !== undefined && gstin !== undefined && seller.gstin !== gstin,
  },
  "seller-in-another-state": {
    ...mend,
    mend: "shop",
    source: "IGST Act s. 7, 8",
    isBroken: ({ seller }) => seller.gstin !== undefined && gstinState(seller.gstin) !== seller.state.code,
  },
  "buyer-gstin-wrong": {
    ...mend,
    mend: "business",
    source: "Rule 46(d); GSTIN check digit",
    isBroken: ({ buyer }) => buyer.gstin !== undefined && parseGstin(buyer.gstin) !== buyer.gstin,
  },
  "buyer-is-seller": {
    ...mend,
    mend: "business",
    source: "Offline tool: no own GSTIN as receiver",
    isBroken: ({ buyer }, { gstin }) => buyer.gstin !== undefined && buyer.gstin === gstin,
  },
  "buyer-not-named": {
    ...look,
    source: "Rule 46(e)",
    isBroken: ({ buyer, totalPaise, kind }) =>
      isInvoiceKind(kind) &&
      buyer.gstin === undefined &&
      totalPaise >= NAMED_FROM_PAISE &&
      !(buyer.name && buyer.address && buyer.state),
  },
  "place-not-a-state": {
    ...mend,
    source: "State codes of the portal",
    isBroken: ({ placeOfSupply }) => !GST_STATES.has(placeOfSupply),
  },
  "place-not-the-address": {
    ...mend,
    source: "IGST Act s. 10(1)(a), (ca)",
    isBroken: ({ buyer, placeOfSupply }) =>
      buyer.gstin === undefined && buyer.state !== undefined && buyer.state.code !== placeOfSupply,
  },
  "business-of-another-state": {
    ...look,
    mend: "business",
    source: "IGST Act s. 10(1)(b), (c): another state only where the firm takes the goods at the counter",
    isBroken: ({ buyer, placeOfSupply }) =>
      buyer.gstin !== undefined &&
      parseGstin(buyer.gstin) !== undefined &&
      gstinState(buyer.gstin) !== placeOfSupply,
  },
  "paper-without-lines": {
    ...mend,
    source: "Rule 46(g) to (l)",
    isBroken: (paper) => linesOfPaper(paper).length === 0,
  },
  "paper-without-value": { ...mend, source: "Rule 46(k)", isBroken: ({ totalPaise }) => totalPaise === 0 },
  "paper-below-zero": {
    ...mend,
    source: "Offline tool: notes are positive, the note type takes them off",
    isBroken: ({ totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }) =>
      [totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise].some((paise) => paise < 0),
  },
  "sums-not-of-lines": {
    ...mend,
    source: "Rule 46(j) to (m)",
    isBroken: (paper) => {
      const sum = sumOf(linesOfPaper(paper));
      return (Object.keys(sum) as (keyof typeof sum)[]).some((key) => sum[key] !== paper[key]);
    },
  },
  "total-not-of-sums": {
    ...mend,
    source: "Rule 46(j) to (m)",
    isBroken: ({ totalPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise, roundingPaise }) =>
      totalPaise !== taxablePaise + cgstPaise + sgstPaise + igstPaise + roundingPaise,
  },
  "rounding-too-large": {
    ...mend,
    source: "CGST Act s. 170",
    isBroken: ({ roundingPaise }) => Math.abs(roundingPaise) > HALF_RUPEE,
  },
  "bill-of-supply-with-tax": {
    ...mend,
    source: "Rule 49",
    isBroken: ({ kind, cgstPaise, sgstPaise, igstPaise }) =>
      (kind === "bill-of-supply" || kind === "supplementary-bill") && cgstPaise + sgstPaise + igstPaise !== 0,
  },
} satisfies Record<string, PaperRule>;
