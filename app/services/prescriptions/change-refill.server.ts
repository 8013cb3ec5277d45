import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { prescriptionLines, prescriptions, refillReminders } from "#app/db/schema/prescriptions.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { addDays, indiaDate, isDay } from "#app/domain/india-time.ts";
import { type PrescriptionState, prescriptionState } from "#app/domain/prescriptions/prescription-state.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { isReplaced } from "#app/services/prescriptions/find-prescription.server.ts";

/** A reminder as its patient sees it. */
export type RefillView = {
  lineId: number;
  token: string;
  channel: "mail" | "sms";
  runsOutOn: string;
  remindOn: string;
  isStopped: boolean;
  isSent: boolean;
};

export type RefillPage = RefillView & {
  medicine: string;
  days: number;
  prescription: { number: string; token: string; state: PrescriptionState };
};

/** The reminders that the patient of a prescription asked for. */
export async function listRefills(db: Db, token: string): Promise<RefillView[]> {
  const rows = await selectRefills(db).where(eq(prescriptions.token, token));
  return rows.map(({ reminder }) => refillView(reminder));
}

/** The reminder behind the link in a message; undefined for a wrong one. */
export async function findRefill(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<RefillPage | undefined> {
  const [row] = await selectRefills(db).where(eq(refillReminders.token, token));
  if (!row) return undefined;
  const { number, token: prescriptionToken, revokedAt, expiresOn } = row.prescription;
  const validity = { isRevoked: revokedAt !== null, isReplaced: row.isReplaced, expiresOn };
  return {
    ...refillView(row.reminder),
    medicine: row.line.medicineName,
    days: row.line.days,
    prescription: { number, token: prescriptionToken, state: prescriptionState(validity, indiaDate(now)) },
  };
}

/** What the patient wants of a reminder: another day ("YYYY-MM-DD"), to leave out that of a day, no more of it, or it again. */
export type RefillChange = { kind: "move" | "skip"; remindOn: string } | { kind: "stop" | "restart" };

const LATEST_DAYS = 365;

/** Moves a reminder to a day from tomorrow to a year ahead, leaves it out for one course, stops it or starts it again; what was left out already is not left out twice. Of a withdrawn prescription reminders only stop. */
export async function changeRefill(
  db: Db,
  { token, change, now }: { token: string; change: RefillChange; now: Date },
): Promise<Result<RefillView, "not-found" | "bad-date" | "withdrawn">> {
  return inTransaction(db, async (tx) => {
    const [row] = await selectRefills(tx)
      .where(eq(refillReminders.token, token))
      .for("update", { of: refillReminders });
    if (!row) return refused("not-found");
    if (change.kind !== "stop" && (row.prescription.revokedAt || row.isReplaced)) return refused("withdrawn");
    const tomorrow = addDays(indiaDate(now), 1);
    const next = nextState(row.reminder, { change, tomorrow, courseDays: row.line.days });
    if (!next) return refused("bad-date");
    const [changed] = await tx
      .update(refillReminders)
      .set(next)
      .where(eq(refillReminders.id, row.reminder.id))
      .returning();
    return ok(refillView(changed!));
  });
}

type Stored = typeof refillReminders.$inferSelect;

function nextState(
  reminder: Stored,
  { change, tomorrow, courseDays }: { change: RefillChange; tomorrow: string; courseDays: number },
): Partial<Stored> | undefined {
  const later = (date: string) => (date > tomorrow ? date : tomorrow);
  switch (change.kind) {
    case "stop":
      return { isStopped: true };
    case "restart":
      return { isStopped: false, sentAt: null, remindOn: later(reminder.remindOn) };
    case "skip":
      if (change.remindOn !== reminder.remindOn) return { remindOn: reminder.remindOn };
      return {
        sentAt: null,
        runsOutOn: addDays(reminder.runsOutOn, courseDays),
        remindOn: later(addDays(reminder.remindOn, courseDays)),
      };
    case "move": {
      const { remindOn } = change;
      const isAllowed = remindOn >= tomorrow && remindOn <= addDays(tomorrow, LATEST_DAYS);
      return isDay(remindOn) && isAllowed ? { isStopped: false, sentAt: null, remindOn } : undefined;
    }
  }
}

function selectRefills(db: Db) {
  return db
    .select({
      reminder: refillReminders,
      line: prescriptionLines,
      prescription: prescriptions,
      isReplaced,
    })
    .from(refillReminders)
    .innerJoin(prescriptionLines, eq(prescriptionLines.id, refillReminders.prescriptionLineId))
    .innerJoin(prescriptions, eq(prescriptions.id, prescriptionLines.prescriptionId));
}

function refillView(reminder: Stored): RefillView {
  const { prescriptionLineId: lineId, token, channel, runsOutOn, remindOn, isStopped, sentAt } = reminder;
  return { lineId, token, channel, runsOutOn, remindOn, isStopped, isSent: sentAt !== null };
}
