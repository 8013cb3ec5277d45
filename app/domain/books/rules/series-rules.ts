import { seriesRuns } from "#app/domain/books/documents-issued.ts";
import type { SeriesRule } from "#app/domain/books/rules/rule.ts";

const mend = { on: "series", level: "mend", mend: "shop-support" } as const;

/** Rules of the numbers of a month together. */
export const SERIES_RULES = {
  "series-gap": {
    ...mend,
    source: "Rule 46(b): consecutive; table 13",
    broken: ({ papers }) =>
      seriesRuns(papers).flatMap((run) =>
        run.papers
          .filter(({ sequence }, index) => index > 0 && sequence > run.papers[index - 1]!.sequence + 1)
          .map(({ paper }) => paper),
      ),
  },
  "series-double": {
    ...mend,
    source: "Rule 46(b): unique; the portal knows no small letters",
    broken: ({ papers }) =>
      [...Map.groupBy(papers, ({ number }) => number.toUpperCase()).values()].flatMap((same) =>
        same.slice(1),
      ),
  },
  "series-out-of-order": {
    ...mend,
    level: "look",
    source: "Rule 46(b)",
    broken: ({ papers }) =>
      seriesRuns(papers).flatMap((run) =>
        run.papers
          .filter(({ paper }, index) => index > 0 && paper.issuedOn < run.papers[index - 1]!.paper.issuedOn)
          .map(({ paper }) => paper),
      ),
  },
  "series-mixed": {
    ...mend,
    source: "Rules 46, 49, 53: a series each",
    broken: ({ papers }) =>
      seriesRuns(papers).flatMap((run) =>
        run.papers.filter(({ paper }) => paper.kind !== run.papers[0]!.paper.kind).map(({ paper }) => paper),
      ),
  },
} satisfies Record<string, SeriesRule>;
