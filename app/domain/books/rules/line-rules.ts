import { isHomoeopathicHsn, isKnownHsn, isServiceCode } from "#app/domain/books/hsn-list.ts";
import {
  ENDED_RATES,
  MEDICINE_RATE,
  PORTAL_RATES,
  RATES_CHANGED_ON,
} from "#app/domain/books/portal-lists.ts";
import type { LineOfPaper, LineRule } from "#app/domain/books/rules/rule.ts";
import { isInvoiceKind } from "#app/domain/invoices/paper-kind.ts";
import { isInterState } from "#app/domain/invoices/tax-columns.ts";

const mend = { on: "line", level: "mend", mend: "product" } as const;
const look = { on: "line", level: "look", mend: "product" } as const;
const ofOrder = { on: "line", level: "mend", mend: "order" } as const;
const TABLE_12 = "GSTN advisory on table 12, phase III, May 2025";
const RATES_2025 = "Notification 9/2025-CT(R), from 22 September 2025";
/** A note's tax is a difference of two rounded splits, each half may be off by a paisa. */
const ROUNDING_PAISE = 4;

/** Rules of a line or of the delivery: heading, rate, tax, packs. */
export const LINE_RULES = {
  "hsn-missing": { ...mend, source: "Rule 46(g); table 12", isBroken: ({ hsn }) => hsn === "" },
  "hsn-not-digits": { ...mend, source: TABLE_12, isBroken: ({ hsn }) => hsn !== "" && !/^\d+$/.test(hsn) },
  "hsn-length": {
    ...mend,
    source: "Table 12 takes 4, 6 or 8 digits",
    isBroken: ({ hsn }) => /^\d+$/.test(hsn) && ![4, 6, 8].includes(hsn.length),
  },
  "hsn-too-short": {
    ...mend,
    source: "Notification 78/2020: 4 digits up to ₹5 crore, 6 above",
    // Up to ₹5 crore the bill of a consumer needs no heading at all.
    isBroken: ({ hsn }, { buyer }, { hsnDigits }) =>
      [4, 6, 8].includes(hsn.length) &&
      hsn.length < hsnDigits &&
      (hsnDigits === 6 || buyer.gstin !== undefined),
  },
  "hsn-is-a-service": { ...mend, source: "Tariff, chapter 99", isBroken: ({ hsn }) => isServiceCode(hsn) },
  "hsn-not-in-list": {
    ...mend,
    source: TABLE_12,
    isBroken: ({ hsn }) => /^\d{4}(\d\d){0,2}$/.test(hsn) && !isServiceCode(hsn) && !isKnownHsn(hsn),
  },
  "rate-not-in-list": {
    ...mend,
    source: "Rates of the offline tool",
    isBroken: ({ gstPercent }) => !PORTAL_RATES.has(gstPercent),
  },
  "rate-that-ended": {
    ...look,
    source: RATES_2025,
    isBroken: ({ gstPercent }, { issuedOn, kind }) =>
      isInvoiceKind(kind) && ENDED_RATES.has(gstPercent) && issuedOn >= RATES_CHANGED_ON,
  },
  "rate-of-medicine": {
    ...look,
    source: RATES_2025,
    isBroken: ({ hsn, gstPercent }, { issuedOn, kind }) =>
      kind === "tax-invoice" &&
      isHomoeopathicHsn(hsn) &&
      gstPercent !== MEDICINE_RATE &&
      issuedOn >= RATES_CHANGED_ON,
  },
  "both-taxes": {
    ...ofOrder,
    source: "CGST Act s. 9, IGST Act s. 5",
    isBroken: ({ igstPaise, cgstPaise, sgstPaise }) => igstPaise !== 0 && cgstPaise + sgstPaise !== 0,
  },
  "igst-within-state": {
    ...ofOrder,
    source: "IGST Act s. 8",
    isBroken: (line, paper) => !isInterState(paper) && line.igstPaise !== 0 && halves(line) === 0,
  },
  "cgst-across-states": {
    ...ofOrder,
    source: "IGST Act s. 7",
    isBroken: (line, paper) => isInterState(paper) && halves(line) !== 0 && line.igstPaise === 0,
  },
  "cgst-not-sgst": {
    ...ofOrder,
    source: "CGST Act s. 9 and the SGST Acts: half each",
    isBroken: ({ cgstPaise, sgstPaise }) => cgstPaise !== sgstPaise,
  },
  "tax-not-of-rate": {
    ...ofOrder,
    source: "Offline tool: taxable value times rate",
    isBroken: (line) => Math.abs((line.taxablePaise * line.gstPercent) / 100 - taxOf(line)) > ROUNDING_PAISE,
  },
  "line-not-of-parts": {
    ...ofOrder,
    source: "Rule 46(j) to (m)",
    isBroken: (line) => line.totalPaise !== line.taxablePaise + taxOf(line),
  },
  "line-below-zero": {
    ...ofOrder,
    source: "Offline tool: no amount below zero on a paper",
    isBroken: (line) =>
      [line.taxablePaise, line.cgstPaise, line.sgstPaise, line.igstPaise].some((paise) => paise < 0),
  },
  "paise-not-whole": {
    ...ofOrder,
    source: "Offline tool: two decimals",
    isBroken: (line) =>
      ![line.totalPaise, line.taxablePaise, line.cgstPaise, line.sgstPaise, line.igstPaise].every(
        Number.isInteger,
      ),
  },
  "packs-not-counted": {
    ...ofOrder,
    source: "Rule 46(h); table 12",
    isBroken: ({ line, quantity }) => line !== undefined && !(Number.isInteger(quantity) && quantity > 0),
  },
} satisfies Record<string, LineRule>;

function halves({ cgstPaise, sgstPaise }: LineOfPaper): number {
  return Math.abs(cgstPaise) + Math.abs(sgstPaise);
}

function taxOf({ cgstPaise, sgstPaise, igstPaise }: LineOfPaper): number {
  return cgstPaise + sgstPaise + igstPaise;
}
