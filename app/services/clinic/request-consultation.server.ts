import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationEvents, consultations, doctors } from "#app/db/schema/clinic.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { inTransaction, Undone, waitForTurn } from "#app/db/transaction.server.ts";
import { actorColumns, SHOPPER } from "#app/domain/actor.ts";
import { type AgreedWords, CONSENT_PURPOSES, type ConsentPurpose } from "#app/domain/clinic/consent.ts";
import type { ConsultationForm } from "#app/domain/clinic/consultation-form.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { ADULT_AGE } from "#app/domain/prescriptions/patient.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import type { Settings } from "#app/domain/settings.ts";
import { isPhoneProven } from "#app/domain/shop/proven.ts";
import type { TooMany } from "#app/domain/too-many.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import { spend } from "#app/services/budget.server.ts";
import { isClinicOpen } from "#app/services/clinic/clinic-opening.server.ts";
import { writeConsent } from "#app/services/clinic/consultation-consents.server.ts";
import { queueConsultationLetters } from "#app/services/clinic/consultation-letters.server.ts";
import { feeOf } from "#app/services/clinic/follow-up.server.ts";
import { type SlotRefusal, type TakenSlot, takeSlot } from "#app/services/clinic/slots.server.ts";
import { isKnownGuardian } from "#app/services/clinic/verify-guardian.server.ts";
import { newToken } from "#app/services/new-token.server.ts";
import { nextPaperNumber } from "#app/services/paper-number.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

export type ConsultationRequest = {
  form: ConsultationForm;
  idempotencyKey: string;
  /** The words beside the tick for health, and those beside each of the others. */
  consent: AgreedWords;
  otherConsents: Record<ConsentPurpose, string>;
  profileId: string | undefined;
  clientAddress: string;
  publicOrigin: string;
  now: Date;
} & Partial<StartFacts>;

export type RequestedConsultation = { number: string; token: string; status: ConsultationStatus };

/** Keeps a patient's request: with a slot it is confirmed at once, else the clinic answers within 24 hours. The same page sent twice with the same words makes one request. */
export async function requestConsultation(
  db: Db,
  request: ConsultationRequest,
): Promise<Result<RequestedConsultation, SlotRefusal | "not-open"> | TooMany> {
  const settings = await findSettings(db);
  const { upiVpa, isOnlineOffered, isTryout = false } = request;
  const isTaken =
    isTryout || (await isClinicOpen(db, { upiVpa, isOnlineOffered, today: indiaDate(request.now) }));
  // With the words in the key, a page that was changed and sent again is another request and never lost.
  const words = JSON.stringify([request.idempotencyKey, request.form]);
  const idempotencyKey = createHash("sha256").update(words).digest("hex");
  return inTransaction(db, async (tx) => {
    await waitForTurn(tx, `consultation ${idempotencyKey}`);
    const [earlier] = await tx
      .select({ number: consultations.number, token: consultations.token, status: consultations.status })
      .from(consultations)
      .where(eq(consultations.idempotencyKey, idempotencyKey));
    if (!earlier && !isTaken) return refused("not-open");
    return earlier ? ok(earlier) : writeRequest(tx, { ...request, idempotencyKey }, settings);
  });
}

async function writeRequest(
  tx: Db,
  request: ConsultationRequest,
  settings: Settings,
): Promise<Result<RequestedConsultation, SlotRefusal> | TooMany> {
  const { form, now, clientAddress } = request;
  const who = { address: clientAddress, recipient: await countedAs(tx, request) };
  const tooMany = await spend(tx, { budget: "consultation", who, now });
  if (tooMany) throw new Undone(tooMany);

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
  await writeTicks(tx, { consultationId: id, request });
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
      ...(await guardianOf(tx, request)),
      preferredDate: form.preferredDate,
      preferredTime: form.preferredTime ?? null,
      wantedDoctorId: form.slot === "wait" ? await findDoctorId(tx, form.doctor) : null,
      mainComplaints: form.mainComplaints,
      duration: form.duration,
      previousTreatment: form.previousTreatment,
      isSharingRecords: form.shareRecords,
      consentVersion: consent.version,
      consentText: consent.text,
      consentLanguage: consent.language,
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

/** The other ticks that were set, each with its own words. */
async function writeTicks(
  tx: Db,
  { consultationId, request }: { consultationId: number; request: ConsultationRequest },
): Promise<void> {
  const { form, consent, otherConsents, now } = request;
  const isTicked: Record<ConsentPurpose, boolean> = {
    guardian: form.guardianConsent && form.age < ADULT_AGE,
    records: form.shareRecords,
    reminders: form.remindMe,
  };
  for (const purpose of CONSENT_PURPOSES)
    if (isTicked[purpose]) {
      const words = { ...consent, text: otherConsents[purpose] };
      await writeConsent(tx, { consultationId, purpose, words, now });
    }
}

/** The adult who asks for a child; of a grown-up nothing is kept. */
async function guardianOf(tx: Db, { form, profileId, now }: ConsultationRequest) {
  if (form.age >= ADULT_AGE) return {};
  const phone = form.guardianPhone;
  const isKnown = await isKnownGuardian(tx, { profileId, phone });
  return {
    guardianName: form.guardianName,
    guardianRelation: form.guardianRelation ?? null,
    guardianPhone: phone ?? "",
    ...(isKnown && { guardianVerifiedBy: "account" as const, guardianVerifiedAt: now }),
  };
}

async function findDoctorId(tx: Db, slug: string): Promise<number | null> {
  const [doctor] = await tx.select({ id: doctors.id }).from(doctors).where(eq(doctors.slug, slug));
  return doctor?.id ?? null;
}

/** Whose count it is: of a phone that the account has proved its owner's own, so that nobody uses it up who only types the number. */
async function countedAs(tx: Db, { form, profileId }: ConsultationRequest): Promise<string> {
  const [account] =
    profileId === undefined
      ? []
      : await tx.select({ provenPhone: profiles.phone }).from(profiles).where(eq(profiles.id, profileId));
  const isOwner = isPhoneProven({ phone: form.phone, provenPhone: account?.provenPhone });
  return isOwner ? `owner ${form.phone}` : form.phone;
}
