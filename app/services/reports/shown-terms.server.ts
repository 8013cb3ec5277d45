import { sql } from "drizzle-orm";
import { searchTerms } from "#app/db/schema/reports.ts";
import { SHOWN_FROM } from "#app/domain/reports/asked-week.ts";

/** SQL, of the rows of one term: it was asked for often enough to be shown to the office. */
export const isAskedOften = sql`(sum(${searchTerms.searchCount}) >= ${SHOWN_FROM.searches} or count(*) >= ${SHOWN_FROM.days})`;

/** SQL: the term of a row is one that the office is shown. */
export const isShownTerm = sql`${searchTerms.term} in (
  select ${searchTerms.term} from ${searchTerms} group by ${searchTerms.term} having ${isAskedOften})`;
