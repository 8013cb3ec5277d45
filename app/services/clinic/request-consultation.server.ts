import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationEvents, consultations, doctors } from "#app/db/schema/clinic.ts";
import { inTransaction, Undone, waitForTurn } from "#app/db/transaction.server.ts";
import { actorColumns, SHOPPER } from "#app/domain/actor.ts";
import type { ConsultationForm } from "#app/domain/clinic/consultation-form.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { countAttempt, networkOf } from "#app/services/attempts.server.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { queueConsultationLetters } from "#app/services/clinic/consultation-letters.server.ts";
import { feeOf } from "#app/services/clinic/follow-up.server.ts";
import { type SlotRefusal, type TakenSlot, takeSlot } from "#app/services/clinic/slots.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

const PER_NETWORK = { limit: 20, windowMinutes: 60 };
const PER_PHONE = { limit: 5, windowMinutes: 24 * 60 };

export type ConsultationRequest = {
  form: ConsultationForm;
  idempotencyKey: string;
  /** What the patient agreed to by sending: the words as they stood beside the button. */
  consent: { version: string; text: string };
  profileId: string | undefined;
  clientAddress: string;
  publicOrigin: string;
  now: Date;
};

export type RequestedConsultation = { number: string; token: string; status: ConsultationStatus };

/** Keeps a patient's request: with a slot it is confirmed at once, else the clinic answers within 24 hours. The same page sent twice with the same words makes one request. */
export async function requestConsultation(
  db: Db,
  request: ConsultationRequest,
): Promise<Result<RequestedConsultation, SlotRefusal | "too-many">> {
  const settings = await findSettings(db);
  // With the words in the key, a page that was changed and sent again is another request and never lost.
  const words = JSON.stringify([request.idempotencyKey, request.form]);
  const idempotencyKey = createHash("sha256").update(words).digest("hex");
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `consultation ${idempotencyKey}`);
    const [earlier] = await tx
      .select({ number: consultations.number, token: consultations.token, status: consultations.status })
      .from(consultations)
      .where(eq(consultations.idempotencyKey, idempotencyKey));
    return earlier ? ok(earlier) : writeRequest(tx, { ...request, idempotencyKey }, settings);
  });
}

async function writeRequest(
  tx: Db,
  request: ConsultationRequest,
  settings: Settings,
): Promise<Result<RequestedConsultation, SlotRefusal | "too-many">> {
  const { form, now, clientAddress } = request;
  const network = { ...PER_NETWORK, key: `consultation ${networkOf(clientAddress)}`, now };
  const phone = { ...PER_PHONE, key: `consultation ${form.phone}`, now };
  if (!(await countAttempt(tx, network)) || !(await countAttempt(tx, phone)))
    throw new Undone(refused("too-many"));

  const earliest = new Date(now.getTime() + settings.clinic.leadMinutes * 60_000);
  const slot =
    form.slot instanceof Date
      ? await takeSlot(tx, {
          wanted: { doctor: form.doctor, startsAt: form.slot, mode: form.mode },
          earliest,
          settings,
          now,
        })
      : undefined;
  // Asking for a time that is gone does not use up a try.
  if (slot && !slot.ok) throw new Undone(refused(slot.reason));

  const stored = await insertConsultation(tx, { request, slot: slot?.value, settings });
  const { id, number, token, status } = stored;
  await tx
    .insert(consultationEvents)
    .values({ consultationId: id, status, ...actorColumns(SHOPPER), happenedAt: now });
  await recordAudit(tx, {
    by: SHOPPER,
    act: "request-consultation",
    about: `consultation ${number}`,
    details: { status },
    now,
  });
  const letter = status as "requested" | "wait_listed" | "confirmed";
  const { publicOrigin } = request;
  const news = { consultationId: id, occasion: "requested", settings, publicOrigin, now };
  await queueConsultationLetters(tx, { ...news, toPatient: letter, toShop: letter });
  return ok({ number, token, status });
}

async function insertConsultation(
  tx: Db,
  {
    request,
    slot,
    settings,
  }: { request: ConsultationRequest; slot: TakenSlot | undefined; settings: Settings },
) {
  const { form, consent, now, profileId } = request;
  const patient = { profileId: profileId ?? null, name: form.name, phone: form.phone };
  const fee = slot && (await feeOf(tx, { slot, patient, isPhoneSure: false }));
  const [row] = await tx
    .insert(consultations)
    .values({
      number: await nextPaperNumber(tx, { kind: "consultation", now }),
      token: newToken(192),
      idempotencyKey: request.idempotencyKey,
      profileId: profileId ?? null,
      status: slot ? "confirmed" : form.slot === "wait" ? "wait_listed" : "requested",
      name: form.name,
      email: form.email,
      phone: form.phone,
      ageYears: form.age,
      gender: form.gender,
      guardianName: form.guardianName,
      preferredDate: form.preferredDate,
      preferredTime: form.preferredTime ?? null,
      wantedDoctorId: form.slot === "wait" ? await findDoctorId(tx, form.doctor) : null,
      mainComplaints: form.mainComplaints,
      duration: form.duration,
      previousTreatment: form.previousTreatment,
      isSharingRecords: form.shareRecords,
      consentVersion: consent.version,
      consentText: consent.text,
      consentedAt: now,
      ...(slot && {
        doctorId: slot.doctor.id,
        mode: slot.mode,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
        answeredAt: now,
      }),
      ...fee,
      answerBy: new Date(now.getTime() + settings.clinic.answerHours * 3_600_000),
      createdAt: now,
    })
    .returning();
  return row!;
}

async function findDoctorId(tx: Db, slug: string): Promise<number | null> {
  const [doctor] = await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.slug, slug));
  return doctor?.id ?? null;
}
