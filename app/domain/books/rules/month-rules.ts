import { LAYOUT_SINCE } from "#app/domain/books/portal-lists.ts";
import { papersInReturn } from "#app/domain/books/return-month.ts";
import type { MonthRule } from "#app/domain/books/rules/rule.ts";
import { parseGstin } from "#app/domain/form/gstin.ts";

/** Rules of the shop and the month. */
export const MONTH_RULES = {
  "own-gstin-missing": {
    on: "month",
    level: "mend",
    mend: "shop",
    source: "CGST Act s. 37",
    isBroken: ({ gstin }) => !gstin,
  },
  "own-gstin-wrong": {
    on: "month",
    level: "mend",
    mend: "shop",
    source: "GSTIN check digit",
    isBroken: ({ gstin }) => Boolean(gstin) && parseGstin(gstin!) !== gstin,
  },
  "month-in-future": {
    on: "month",
    level: "mend",
    mend: "shop-support",
    source: "CGST Act s. 37(1)",
    isBroken: ({ month, today }) => month > today.slice(0, 7),
  },
  "month-not-over": {
    on: "month",
    level: "look",
    mend: "shop-support",
    source: "CGST Act s. 37(1)",
    isBroken: ({ month, today }) => month === today.slice(0, 7),
  },
  "month-of-old-layout": {
    on: "month",
    level: "mend",
    mend: "shop-support",
    source: "GSTN advisory on table 12, phase III, May 2025",
    isBroken: ({ month }) => month < LAYOUT_SINCE,
  },
  "month-without-papers": {
    on: "month",
    level: "look",
    mend: "shop-support",
    source: "CGST Act s. 37 (a nil return is filed too)",
    isBroken: (month) => papersInReturn(month).length === 0,
  },
} satisfies Record<string, MonthRule>;
