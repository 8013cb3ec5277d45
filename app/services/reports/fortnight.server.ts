import type { Db } from "#app/db/client.server.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import { runReport } from "#app/services/reports/run-report.server.ts";

const DAYS = 14;

/** The sales of the last 14 days with today in paise, each beside that of the day 14 days before. */
export async function findFortnight(db: Db, now: Date) {
  const to = indiaDate(now);
  const period = { from: addDays(to, 1 - 2 * DAYS), to };
  const { rows } = await runReport(db, { name: "sales-by-day", period });
  const paiseOf = (place: number) => Number(rows[place]!.totalPaise);
  return rows.slice(DAYS).map(({ day }, place) => ({
    day: String(day),
    paise: paiseOf(place + DAYS),
    beforePaise: paiseOf(place),
  }));
}
