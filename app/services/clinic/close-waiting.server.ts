import { and, asc, eq, lt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultations } from "#app/db/schema/clinic.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { bySystem } from "#app/domain/actor.ts";
import { isTellingTime } from "#app/domain/clinic/waiting-list.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { moveTo } from "#app/services/clinic/change-consultation.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** Cancels, in the morning after, what waited for a day on which no time became free, and says so to the patient; gives their number. */
export async function closeWaiting(
  db: Db,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<number> {
  if (!isTellingTime(now)) return 0;
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const over = await tx
      .select()
      .from(consultations)
      .where(and(eq(consultations.status, "wait_listed"), lt(consultations.preferredDate, indiaDate(now))))
      .orderBy(asc(consultations.id))
      .for("update");
    for (const row of over)
      await moveTo(tx, {
        ...{ row, status: "cancelled", actor: bySystem("close-waiting"), patientLetter: "dayOver" },
        ...{ settings, publicOrigin, now },
      });
    return over.length;
  });
}
