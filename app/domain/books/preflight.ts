// Every rule is tried before the file is taken to the portal; each finding names paper, line and where it is mended.

import { gstr1Of } from "#app/domain/books/gstr1.ts";
import type { Gstr1File } from "#app/domain/books/gstr1-file.ts";
import { type BooksPaper, papersInReturn, type ReturnMonth } from "#app/domain/books/return-month.ts";
import { FILE_RULES } from "#app/domain/books/rules/file-rules.ts";
import { LINE_RULES } from "#app/domain/books/rules/line-rules.ts";
import { MONTH_RULES } from "#app/domain/books/rules/month-rules.ts";
import { NOTE_RULES } from "#app/domain/books/rules/note-rules.ts";
import { PAPER_RULES } from "#app/domain/books/rules/paper-rules.ts";
import { linesOfPaper, type MendPlace, type Rule, type RuleLevel } from "#app/domain/books/rules/rule.ts";
import { SERIES_RULES } from "#app/domain/books/rules/series-rules.ts";

const RULES_BY_NAME = {
  ...MONTH_RULES,
  ...PAPER_RULES,
  ...LINE_RULES,
  ...NOTE_RULES,
  ...SERIES_RULES,
  ...FILE_RULES,
};
export type RuleName = keyof typeof RULES_BY_NAME;
/** All rules, in the order in which they are told. */
export const RULES = Object.entries(RULES_BY_NAME) as [RuleName, Rule][];

type FindingPaper = Pick<BooksPaper, "number" | "orderNumber" | "totalPaise"> & {
  buyer: string | undefined;
};
export type Finding = {
  rule: RuleName;
  level: RuleLevel;
  mend: MendPlace;
  paper?: FindingPaper;
  /** The line from 1; undefined for the delivery. */
  line?: { number: number | undefined; name: string | undefined };
};

/** What is found before a month is filed: of a shop that is not registered, and files nothing, only that. */
export function findingsOf(month: ReturnMonth): Finding[] {
  if (month.gstin !== undefined || papersInReturn(month).length > 0) return preflight(month, gstr1Of(month));
  return [{ rule: "own-gstin-missing", level: "look", mend: "shop" }];
}

/** How many findings stand in the way of a close. */
export function countToMend(findings: readonly Finding[]): number {
  return findings.filter(({ level }) => level === "mend").length;
}

/** What is wrong with a month, the grave first. Rules of the tables pass over papers of a shop that was not registered. */
export function preflight(month: ReturnMonth, file: Gstr1File): Finding[] {
  const findings = RULES.flatMap(([name, rule]) =>
    foundBy(rule, month, file).map(
      (found): Finding => ({ rule: name, level: rule.level, mend: rule.mend, ...found }),
    ),
  );
  return [
    ...findings.filter(({ level }) => level === "mend"),
    ...findings.filter(({ level }) => level === "look"),
  ];
}

type Found = Pick<Finding, "paper" | "line">;

function foundBy(rule: Rule, month: ReturnMonth, file: Gstr1File): Found[] {
  switch (rule.on) {
    case "month":
      return rule.isBroken(month) ? [{}] : [];
    case "paper":
      return month.papers.filter((paper) => rule.isBroken(paper, month)).map(foundPaper);
    case "line":
      return papersInReturn(month).flatMap((paper) =>
        linesOfPaper(paper)
          .filter((line) => rule.isBroken(line, paper, month))
          .map((line) => ({ ...foundPaper(paper), line: { number: line.line, name: line.name } })),
      );
    case "series":
      return rule.broken(month).map(foundPaper);
    case "file":
      return [...new Set(rule.broken(file, month))].map((number) => {
        const paper = month.papers.find((each) => each.number === number);
        return paper ? foundPaper(paper) : {};
      });
  }
}

function foundPaper({ number, orderNumber, totalPaise, buyer }: BooksPaper): Found {
  return { paper: { number, orderNumber, totalPaise, buyer: buyer.organization ?? buyer.name } };
}
