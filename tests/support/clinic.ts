import { randomUUID } from "node:crypto";
import type { Db } from "#app/db/client.server.ts";
import { doctorHours, doctors } from "#app/db/schema/clinic.ts";
import type { ConsultationForm } from "#app/domain/clinic/consultation-form.ts";
import type { ConsultationRequest } from "#app/services/clinic/request-consultation.server.ts";

/** Saturday, 21 November 2026, 10:30 in Sohna. */
export const SATURDAY_MORNING = new Date("2026-11-21T05:00:00Z");
/** Monday, 23 November 2026, 10:00 in Sohna. */
export const MONDAY_TEN = new Date("2026-11-23T04:30:00Z");
export const COMPLAINT = "burning knees at night";

let count = 0;

/** A doctor who sees patients on weekdays from 9 to 12 and 15 to 18, in slots of half an hour. */
export async function addDoctor(db: Db, facts: Partial<typeof doctors.$inferInsert> = {}) {
  const slug = `doctor-of-tests-${++count}`;
  const [doctor] = await db
    .insert(doctors)
    .values({
      slug,
      name: "Dr. Test",
      registrationNumber: "HR-0000",
      qualification: "BHMS",
      title: "Physician",
      languages: ["English"],
      interests: [],
      ...facts,
    })
    .returning();
  const windows = [
    { startsAt: "09:00", endsAt: "12:00" },
    { startsAt: "15:00", endsAt: "18:00" },
  ];
  const rows = [1, 2, 3, 4, 5].flatMap((weekday) =>
    windows.map((window) => ({ doctorId: doctor!.id, weekday, ...window })),
  );
  await db.insert(doctorHours).values(rows);
  return doctor!;
}

/** A filled request, as the form gives it; of somebody with a network and a phone of their own. */
export function request(
  form: Partial<ConsultationForm> = {},
  change: Partial<ConsultationRequest> = {},
): ConsultationRequest {
  count++;
  return {
    form: {
      name: "Rakesh Kumar",
      email: `patient-${count}@example.in`,
      phone: `97${String(count).padStart(8, "0")}`,
      age: 58,
      gender: "male",
      guardianName: "",
      guardianRelation: undefined,
      guardianPhone: undefined,
      guardianConsent: false,
      healthConsent: true,
      remindMe: true,
      preferredDate: "2026-11-23",
      preferredTime: "morning",
      mainComplaints: COMPLAINT,
      duration: "",
      previousTreatment: "",
      shareRecords: false,
      doctor: "",
      mode: "clinic",
      slot: undefined,
      ...form,
    },
    idempotencyKey: randomUUID(),
    consent: { version: "1", text: "You agree.", language: "en" },
    otherConsents: { guardian: "A parent agrees.", records: "Share.", reminders: "Remind me." },
    profileId: undefined,
    clientAddress: `10.1.${count >> 8}.${count & 255}`,
    publicOrigin: "http://shop.test",
    now: SATURDAY_MORNING,
    upiVpa: undefined,
    isTryout: true,
    ...change,
  };
}
