import type { Gstr1File } from "#app/domain/books/gstr1-file.ts";
import type { RuleName } from "#app/domain/books/preflight.ts";
import type { BooksPaper, ReturnMonth } from "#app/domain/books/return-month.ts";
import { gstinOf, MONTH, OWN_GSTIN, papersOfMonth, type Sale } from "#tests/support/random-month.ts";

type Line = BooksPaper["lines"][number];
/** What is done to a month that is well, or to its file; paper 0 is a consumer's, 1 a business's, 2 a large one to Delhi. */
export type Planted = {
  month?: (month: ReturnMonth) => Partial<ReturnMonth>;
  paper?: (paper: BooksPaper) => Partial<BooksPaper>;
  line?: (line: Line) => Partial<Line>;
  file?: (file: Gstr1File) => void;
  at?: number;
};

const line = { hsn: "30049014", gstPercent: 5, mrpPaise: 12_000, pricePaise: 10_500, quantity: 2 };
const sale: Sale = {
  lines: [line, { ...line, hsn: "33049990", gstPercent: 18 }],
  deliveryPaise: 4_000,
  state: "06",
  gstin: undefined,
  isLastMonth: false,
  debits: [],
  returns: [],
};
export const DELHI = gstinOf("07", "AAHCM7310Q");
const SALES: Sale[] = [
  sale,
  { ...sale, state: "07", gstin: DELHI, returns: [{ isAll: false, packs: [1, 0, 0, 0] }] },
  { ...sale, state: "07", lines: [{ ...line, quantity: 2_000 }], returns: [{ isAll: false, packs: [5] }] },
  sale,
  { ...sale, lines: [{ ...line, hsn: "49011010", gstPercent: 0 }] },
];
export const GOOD: ReturnMonth = {
  ...{ month: MONTH, today: "2026-11-05", gstin: OWN_GSTIN, hsnDigits: 4 },
  papers: papersOfMonth(SALES),
};
export const at = (kind: "note" | "large" | "business") =>
  GOOD.papers.findIndex((paper) =>
    kind === "note"
      ? paper.kind === "credit-note"
      : kind === "large"
        ? paper.totalPaise > 1_00_000_00 && paper.kind !== "credit-note"
        : paper.buyer.gstin !== undefined,
  );
export const against = GOOD.papers[at("note")]!.against!;

export type PlantedError = [what: string, rule: RuleName, planted: Planted];
