import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationConsents, consultationEvents, consultations } from "#app/db/schema/clinic.ts";
import { queueConsultationLetters } from "#app/services/clinic/consultation-letters.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const HOUR_MS = 3_600_000;

/** A reminder goes out in the hours from `from` to `to` before the time; who booked within them needs none. */
const REMINDERS = [
  { letter: "dayBefore", from: 24, to: 4 },
  { letter: "hoursBefore", from: 2, to: 0.5 },
] as const;

/** SQL condition: the patient ticked it and has not taken it back. */
const wantsReminders = sql`exists (select from ${consultationConsents}
  where ${consultationConsents.consultationId} = ${consultations.id} and ${consultationConsents.purpose} = 'reminders'
  and ${consultationConsents.withdrawnAt} is null)`;

/** Queues the reminders of confirmed consultations that are due and wanted, each once for each time that was agreed; gives their number. */
export async function queueConsultationReminders(
  db: Db,
  { publicOrigin, now }: { publicOrigin: string; now: Date },
): Promise<number> {
  const settings = await findSettings(db);
  let queued = 0;
  for (const { letter, from, to } of REMINDERS) {
    const confirmedAt = db
      .select({ at: sql`max(${consultationEvents.happenedAt})` })
      .from(consultationEvents)
      .where(
        and(
          eq(consultationEvents.consultationId, consultations.id),
          eq(consultationEvents.status, "confirmed"),
        ),
      );
    const due = await db
      .select({ id: consultations.id, startsAt: consultations.startsAt })
      .from(consultations)
      .where(
        and(
          eq(consultations.status, "confirmed"),
          wantsReminders,
          lte(consultations.startsAt, new Date(now.getTime() + from * HOUR_MS)),
          gt(consultations.startsAt, new Date(now.getTime() + to * HOUR_MS)),
          sql`(${confirmedAt}) < ${consultations.startsAt} - ${from} * interval '1 hour'`,
        ),
      );
    for (const { id, startsAt } of due) {
      const occasion = `${letter} ${startsAt!.toISOString()}`;
      await queueConsultationLetters(db, {
        consultationId: id,
        toPatient: letter,
        occasion,
        settings,
        publicOrigin,
        now,
      });
      queued++;
    }
  }
  return queued;
}
