import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationEvents, consultations } from "#app/db/schema/clinic.ts";
import { inTransaction } from "#app/db/transaction.server.ts";
import { type Actor, actorColumns, SHOPPER } from "#app/domain/actor.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { type ConsultationStatus, canPatientChange } from "#app/domain/clinic/consultation-status.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { queueConsultationLetters } from "#app/services/clinic/consultation-letters.server.ts";
import { feeOf } from "#app/services/clinic/follow-up.server.ts";
import { type SlotRefusal, type TakenSlot, takeSlot } from "#app/services/clinic/slots.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Row = typeof consultations.$inferSelect;
type Asked = { token: string; publicOrigin: string; now: Date };
export type ChangeRefusal = "not-found" | "too-late";

/** The patient cancels by their link, until some hours before. */
export async function cancelByPatient(db: Db, asked: Asked): Promise<Result<undefined, ChangeRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockForPatient(tx, { ...asked, settings });
    if (!found.ok) return found;
    const { publicOrigin, now } = asked;
    await moveTo(tx, {
      row: found.value,
      status: "cancelled",
      actor: SHOPPER,
      settings,
      publicOrigin,
      now,
    });
    return ok(undefined);
  });
}

/** The patient takes another time, or a first one, by their link; the old one is kept when the new one is gone. */
export async function moveByPatient(
  db: Db,
  { doctor, startsAt, mode, ...asked }: Asked & { doctor: string; startsAt: Date; mode: ConsultationMode },
): Promise<Result<undefined, ChangeRefusal | SlotRefusal>> {
  const settings = await findSettings(db);
  return inTransaction(db, async (tx) => {
    const found = await lockForPatient(tx, { ...asked, settings });
    if (!found.ok) return found;
    const { now, publicOrigin } = asked;
    const slot = await takeSlot(tx, {
      wanted: { doctor, startsAt, mode },
      earliest: new Date(now.getTime() + settings.clinic.leadMinutes * 60_000),
      exceptId: found.value.id,
      settings,
      now,
    });
    if (!slot.ok) return slot;
    const change = { row: found.value, status: "confirmed" as const, actor: SHOPPER };
    await moveTo(tx, { ...change, slot: slot.value, settings, publicOrigin, now });
    return ok(undefined);
  });
}

type Move = {
  row: Row;
  status: ConsultationStatus;
  slot?: TakenSlot;
  actor: Actor;
  note?: string;
  now: Date;
};

/** Does `writeMove` and writes letters about it. */
export async function moveTo(
  tx: Db,
  change: Move & {
    /** To the patient, in place of the status's own. */
    patientLetter?: "dayOver";
    settings: Settings;
    publicOrigin: string;
  },
): Promise<void> {
  const { row, status, actor, settings, publicOrigin, now } = change;
  const eventId = await writeMove(tx, change);
  const letter =
    status === "confirmed" || status === "cancelled" || status === "wait_listed" ? status : undefined;
  if (!letter) return;
  await queueConsultationLetters(tx, {
    consultationId: row.id,
    toPatient: change.patientLetter ?? letter,
    ...(actor.kind === "shopper" && { toShop: letter }),
    occasion: `event ${eventId}`,
    settings,
    publicOrigin,
    now,
  });
}

/** Writes a status, and a slot where one was taken, with event and audit; the caller has locked the row and knows it may. Gives the event's id. */
export async function writeMove(tx: Db, change: Move): Promise<number> {
  const { row, status, slot, actor, note = "", now } = change;
  // Who was found by phone once is known.
  const isPhoneSure = actor.kind !== "shopper" || row.isFollowUp;
  const fee = slot && (await feeOf(tx, { slot, patient: row, isPhoneSure }));
  await tx
    .update(consultations)
    .set({
      status,
      ...(!row.answeredAt && { answeredAt: now }),
      ...(slot && {
        doctorId: slot.doctor.id,
        mode: slot.mode,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        // A link is for the time it was sent for.
        videoLink: "",
      }),
      ...fee,
    })
    .where(eq(consultations.id, row.id));
  const [event] = await tx
    .insert(consultationEvents)
    .values({ consultationId: row.id, status, ...actorColumns(actor), note, happenedAt: now })
    .returning({ id: consultationEvents.id });
  await recordAudit(tx, {
    by: actor,
    act: "change-consultation",
    about: `consultation ${row.number}`,
    details: {
      from: row.status,
      to: status,
      ...(slot && { startsAt: slot.startsAt, doctor: slot.doctor.slug }),
    },
    now,
  });
  return event!.id;
}

async function lockForPatient(
  tx: Db,
  { token, settings, now }: Asked & { settings: Settings },
): Promise<Result<Row, ChangeRefusal>> {
  const [row] = await tx.select().from(consultations).where(eq(consultations.token, token)).for("update");
  if (!row) return refused("not-found");
  const { changeUntilHours } = settings.clinic;
  const isChangeable = canPatientChange(
    { status: row.status, startsAt: row.startsAt ?? undefined },
    { changeUntilHours, now },
  );
  return isChangeable ? ok(row) : refused("too-late");
}
