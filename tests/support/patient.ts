import type { Db } from "#app/db/client.server.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { enquiries, enquiryNotes } from "#app/db/schema/enquiries.ts";
import { prescriptionLines, prescriptions, refillReminders } from "#app/db/schema/prescriptions.ts";

export type Asking = { profileId: string | null; name: string; email: string; phone: string };

let count = 0;

/** A message to the shop with an answer. */
export async function addEnquiry(db: Db, { profileId, ...who }: Asking, message: string, now: Date) {
  const number = `E-${++count}`;
  const [enquiry] = await db
    .insert(enquiries)
    .values({
      ...who,
      profileId,
      number,
      message,
      idempotencyKey: number,
      kind: "contact",
      answerBy: now,
      createdAt: now,
    })
    .returning({ id: enquiries.id, number: enquiries.number });
  await db
    .insert(enquiryNotes)
    .values({ enquiryId: enquiry!.id, kind: "answer", body: `Dear ${who.name}`, writtenAt: now });
  return enquiry!;
}

/** A completed consultation with a prescription, and a reminder of it. */
export async function addConsultation(
  db: Db,
  { profileId, ...who }: Asking,
  mainComplaints: string,
  now: Date,
) {
  const number = `C-${++count}`;
  const endsAt = new Date(now.getTime() + 30 * 60_000);
  const titles = { qualification: "BHMS", title: "Doctor", languages: [], interests: [] };
  const [doctor] = await db
    .insert(doctors)
    .values({ ...titles, slug: `doctor-${count}`, name: "Dr. Test" })
    .returning({ id: doctors.id });
  const [consultation] = await db
    .insert(consultations)
    .values({
      ...who,
      profileId,
      number,
      token: `token-${number}`,
      idempotencyKey: number,
      doctorId: doctor!.id,
      status: "completed",
      ageYears: 40,
      gender: "female",
      preferredDate: "2026-11-21",
      preferredTime: "morning",
      mainComplaints,
      consentVersion: "1",
      consentText: "Yes.",
      consentedAt: now,
      mode: "clinic",
      startsAt: now,
      endsAt,
      answerBy: now,
      createdAt: now,
    })
    .returning();
  const [prescription] = await db
    .insert(prescriptions)
    .values({
      number: `R-${number}`,
      token: `token-R-${number}`,
      verificationCode: `V-${number}`,
      consultationId: consultation!.id,
      doctorId: doctor!.id,
      doctorName: "Dr. Test",
      doctorQualification: "BHMS",
      registrationNumber: "1",
      patientName: who.name,
      patientAgeYears: 40,
      patientGender: "female",
      patientPhone: who.phone,
      mode: "clinic",
      complaint: mainComplaints,
      consentedAt: now,
      digest: "0",
      issuedAt: now,
      expiresOn: "2027-02-21",
    })
    .returning();
  const [line] = await db
    .insert(prescriptionLines)
    .values({
      prescriptionId: prescription!.id,
      position: 1,
      medicineName: "Arnica Montana",
      dosageForm: "dilution",
      doseQuantity: 2,
      doseUnit: "drops",
      timesPerDay: 3,
      days: 14,
    })
    .returning({ id: prescriptionLines.id });
  await db.insert(refillReminders).values({
    token: `reminder-${number}`,
    prescriptionLineId: line!.id,
    channel: "mail",
    recipient: who.email,
    runsOutOn: "2026-12-05",
    remindOn: "2026-12-01",
    createdAt: now,
  });
  return { consultation: consultation!, prescription: prescription! };
}
