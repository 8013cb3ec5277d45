import { sql } from "drizzle-orm";
import { consultations } from "#app/db/schema/clinic.ts";
import {
  consultationColumns,
  consultationSums,
  isRequestedIn,
} from "#app/services/reports/consultation-sums.server.ts";
import { indiaDay } from "#app/services/reports/india-day.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";

/** Requests for consultations by the day they came, and what has become of them. */
export const consultationsByDay: Report = {
  group: "clinic",
  hasPeriod: true,
  charted: "requests",
  columns: [{ name: "day", unit: "day" }, ...consultationColumns],
  figures: ({ period }) => sql`
    select ${indiaDay(consultations.createdAt)} as "day", ${consultationSums}
    from ${consultations} where ${isRequestedIn(period)} group by 1`,
  order: sql`"day"`,
};
