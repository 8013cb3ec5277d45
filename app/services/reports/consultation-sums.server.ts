import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/clinic.ts";
import type { ReportColumn } from "#app/domain/reports/report.ts";
import { instantsOf, type Period } from "#app/domain/reports/report-period.ts";
import type { ColumnName } from "#app/services/reports/report.server.ts";

const countIn = (...statuses: string[]) =>
  sql`count(*) filter (where ${consultations.status} in ${statuses})::int`;

/** SQL of the counts over `consultations`, under the names of `consultationColumns`; nothing about anybody's health. */
export const consultationSums = sql`
  count(*)::int as "requests", ${countIn("requested", "wait_listed")} as "waiting",
  ${countIn("confirmed", "arrived")} as "confirmed", ${countIn("completed")} as "completed",
  ${countIn("cancelled")} as "cancelled", ${countIn("missed")} as "missed",
  coalesce(sum(${consultations.feePaise}) filter (where ${consultations.status} = 'completed'), 0)::float as "feePaise"`;

export const consultationColumns: ReportColumn<ColumnName>[] = [
  { name: "requests", unit: "count", isSummed: true },
  { name: "waiting", unit: "count", isSummed: true },
  { name: "confirmed", unit: "count", isSummed: true },
  { name: "completed", unit: "count", isSummed: true },
  { name: "cancelled", unit: "count", isSummed: true },
  { name: "missed", unit: "count", isSummed: true },
  { name: "feePaise", unit: "paise", isSummed: true },
];

/** SQL condition: the consultation was asked for in those days of India. */
export function isRequestedIn(period: Period): SQL | undefined {
  const { start, end } = instantsOf(period);
  return and(gte(consultations.createdAt, start), lt(consultations.createdAt, end));
}
