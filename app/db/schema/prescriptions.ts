import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";
import { findable, sealed, sealedNumber } from "#app/db/schema/ground-sealed.ts";

/** A doctor's prescription as it was signed: never changed, only revoked or replaced by a later version, and kept at least 3 years. */
export const prescriptions = pgTable(
  "prescriptions",
  {
    id: id(),
    number: text().notNull().unique(),
    /** 128 random bits: the secret part of the patient's link. */
    token: findable("prescriptions.token").notNull().unique(),
    /** Short code on the paper by which a pharmacist checks that it is genuine. */
    verificationCode: findable("prescriptions.verification_code").notNull().unique(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    replacesId: integer()
      .unique()
      .references((): AnyPgColumn => prescriptions.id),
    doctorName: text().notNull(),
    doctorQualification: text().notNull(),
    registrationNumber: text().notNull(),
    patientName: text().notNull(),
    patientAgeYears: smallint().notNull(),
    patientGender: text({ enum: ["male", "female", "other"] }).notNull(),
    /** Ten digits; empty on papers from before it was printed. */
    patientPhone: text().notNull().default(""),
    /** The adult who came with somebody under 18. */
    patientGuardian: sealed("prescriptions.patient_guardian").notNull().default(sql`''`),
    mode: text({ enum: ["clinic", "video"] }).notNull(),
    complaint: sealed("prescriptions.complaint").notNull(),
    advice: sealed("prescriptions.advice").notNull().default(sql`''`),
    consentedAt: instant().notNull(),
    /** Of all that is printed, hexadecimal SHA-256. */
    digest: text().notNull(),
    issuedAt: instant().notNull(),
    expiresOn: date({ mode: "string" }).notNull(),
    revokedAt: instant(),
    revokedReason: sealed("prescriptions.revoked_reason").notNull().default(sql`''`),
  },
  (t) => [
    index("prescriptions_consultation_index").on(t.consultationId),
    index("prescriptions_doctor_index").on(t.doctorId, t.issuedAt),
  ],
);

/** One medicine of a prescription with its dose: all of it sealed, for the number of a remedy says as much as its name. */
export const prescriptionLines = pgTable(
  "prescription_lines",
  {
    id: id(),
    prescriptionId: integer()
      .notNull()
      .references(() => prescriptions.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    remedyId: sealedNumber("prescription_lines.remedy_id"),
    /** The pack the doctor meant, where one was chosen. */
    productId: sealedNumber("prescription_lines.product_id"),
    medicineName: sealed("prescription_lines.medicine_name").notNull(),
    potencyScale: sealed<"X" | "C" | "LM" | "Q">("prescription_lines.potency_scale"),
    potencyNumber: sealedNumber("prescription_lines.potency_number"),
    dosageForm: sealed("prescription_lines.dosage_form").notNull(),
    doseQuantity: sealedNumber("prescription_lines.dose_quantity").notNull(),
    doseUnit: sealed<"globules" | "drops" | "tablets" | "ml" | "application">(
      "prescription_lines.dose_unit",
    ).notNull(),
    timesPerDay: sealedNumber("prescription_lines.times_per_day").notNull(),
    days: sealedNumber("prescription_lines.days").notNull(),
    instructions: sealed("prescription_lines.instructions").notNull().default(sql`''`),
  },
  (t) => [
    uniqueIndex("prescription_lines_position_unique").on(t.prescriptionId, t.position),
    check(
      "prescription_lines_potency_check",
      sql`(${t.potencyScale} is null) = (${t.potencyNumber} is null)`,
    ),
  ],
);

/** Asked for by the patient: a message some days before the medicine of a line runs out. */
export const refillReminders = pgTable(
  "refill_reminders",
  {
    id: id(),
    token: findable("refill_reminders.token").notNull().unique(),
    prescriptionLineId: integer()
      .notNull()
      .unique()
      .references(() => prescriptionLines.id, { onDelete: "cascade" }),
    channel: text({ enum: ["mail", "sms"] }).notNull(),
    recipient: text().notNull(),
    runsOutOn: date({ mode: "string" }).notNull(),
    remindOn: date({ mode: "string" }).notNull(),
    isStopped: boolean().notNull().default(false),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index("refill_reminders_due_index").on(t.remindOn).where(sql`${t.sentAt} is null and not ${t.isStopped}`),
  ],
);
