// A rule of the portal or of the law behind it, as data: its name, how grave it is, where it is from, and what breaks it.

import type { Gstr1File } from "#app/domain/books/gstr1-file.ts";
import type { PaperPart } from "#app/domain/books/paper-tables.ts";
import type { BooksPaper, ReturnMonth } from "#app/domain/books/return-month.ts";

/** `mend`: the portal refuses the file, or the figure is wrong. `look`: it may be right, somebody should know. */
export type RuleLevel = "mend" | "look";
/** Where a finding is put right: the order of the paper, the product, the shop's facts, the business, or nowhere by hand. */
export type MendPlace = "order" | "product" | "shop" | "business" | "shop-support";
type RuleFacts = { level: RuleLevel; source: string; mend: MendPlace };

/** A part of a paper: a line by its number from 1, or the delivery. */
export type LineOfPaper = PaperPart & { name: string | undefined; line: number | undefined };

export type MonthRule = RuleFacts & { on: "month"; isBroken: (month: ReturnMonth) => boolean };
export type PaperRule = RuleFacts & {
  on: "paper";
  isBroken: (paper: BooksPaper, month: ReturnMonth) => boolean;
};
export type LineRule = RuleFacts & {
  on: "line";
  isBroken: (line: LineOfPaper, paper: BooksPaper, month: ReturnMonth) => boolean;
};
/** Papers that break it; the number that is missing or doubled is that of the paper it is found at. */
export type SeriesRule = RuleFacts & { on: "series"; broken: (month: ReturnMonth) => BooksPaper[] };
/** The number of a paper in the file that breaks it, or an empty text for the file as a whole. */
export type FileRule = RuleFacts & { on: "file"; broken: (file: Gstr1File, month: ReturnMonth) => string[] };
export type Rule = MonthRule | PaperRule | LineRule | SeriesRule | FileRule;

/** Lines and delivery of a paper with their names. */
export function linesOfPaper({ lines, delivery }: Pick<BooksPaper, "lines" | "delivery">): LineOfPaper[] {
  return [
    ...lines.map((line, index) => ({ ...line, line: index + 1 })),
    ...(delivery ? [{ ...delivery, quantity: 0, name: undefined, line: undefined }] : []),
  ];
}
