import { data } from "react-router";
import { FindingList } from "#app/components/admin/books/finding-list.tsx";
import { MonthFigures } from "#app/components/admin/books/month-figures.tsx";
import { MonthFiles } from "#app/components/admin/books/month-files.tsx";
import { monthName } from "#app/components/admin/books/month-name.ts";
import { RuleList } from "#app/components/admin/books/rule-list.tsx";
import { OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { officeBooksText } from "#app/content/messages/books/office-books.ts";
import { formatDate } from "#app/content/messages/dates.ts";
import { shopContext } from "#app/context.ts";
import { gstr1Of } from "#app/domain/books/gstr1.ts";
import { gstr3bOf } from "#app/domain/books/gstr3b.ts";
import { monthSums } from "#app/domain/books/month-sums.ts";
import { preflight, RULES } from "#app/domain/books/preflight.ts";
import { gstr1DueOn, isMonth } from "#app/domain/books/return-month.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readMonth } from "#app/services/books/read-month.server.ts";
import type { Route } from "./+types/$month";

/** As many as one reads; who has more begins with these. */
const SHOWN = 100;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("see-reports")];

export async function loader({ params: { month }, context }: Route.LoaderArgs) {
  if (!isMonth(month)) throw data(undefined, { status: 404 });
  const { db, clock } = context.get(shopContext);
  const read = await readMonth(db, { month, today: indiaDate(clock()) });
  const findings = preflight(read, gstr1Of(read));
  const broken = new Set(findings.map(({ rule }) => rule));
  const ofLevel = (level: "mend" | "look") => {
    const all = findings.filter((finding) => finding.level === level);
    return { total: all.length, findings: all.slice(0, SHOWN) };
  };
  return {
    month,
    mend: ofLevel("mend"),
    look: ofLevel("look"),
    metCount: RULES.length - broken.size,
    rules: RULES.map(([name, { source }]) => ({ name, source })),
    sums: monthSums(read),
    summary: gstr3bOf(read),
  };
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  personalMeta(matches, isMonth(params.month ?? "") ? monthName(params.month!) : officeBooksText.title);

/** The returns of a month: what is to be mended, its figures, its files. */
export default function BooksMonth({ loaderData }: Route.ComponentProps) {
  const words = officeBooksText;
  const { month, mend, look, rules, metCount, sums, summary } = loaderData;
  return (
    <OfficePage title={monthName(month)} note={words.due(formatDate(gstr1DueOn(month)))}>
      <TwoColumns
        main={
          <>
            <FindingList level="mend" {...mend} />
            <FindingList level="look" {...look} />
            <RuleList rules={rules} metCount={metCount} />
          </>
        }
        side={
          <>
            <MonthFigures title={monthName(month)} sums={sums} summary={summary} />
            <MonthFiles month={month} isToMend={mend.total > 0} />
          </>
        }
      />
    </OfficePage>
  );
}
