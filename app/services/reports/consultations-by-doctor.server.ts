import { eq, sql } from "drizzle-orm";
import { officeReportsText } from "#app/content/messages/reports/office-reports.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import {
  consultationColumns,
  consultationSums,
  isRequestedIn,
} from "#app/services/reports/consultation-sums.server.ts";
import type { Report } from "#app/services/reports/report.server.ts";

/** Requests for consultations by the doctor who has them, and what has become of them. */
export const consultationsByDoctor: Report = {
  group: "clinic",
  hasPeriod: true,
  charted: "requests",
  columns: [{ name: "doctor", unit: "text" }, ...consultationColumns],
  figures: ({ period }) => sql`
    select coalesce(nullif(${doctors.name}, ''), ${doctors.title}, ${officeReportsText.noDoctor}::text) as "doctor", ${consultationSums}
    from ${consultations} left join ${doctors} on ${eq(doctors.id, consultations.doctorId)}
    where ${isRequestedIn(period)}
    group by ${doctors.id}`,
  order: sql`"requests" desc, "doctor"`,
};
