import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { products, remedies } from "#app/db/schema/catalog.ts";
import { consultations, doctors } from "#app/db/schema/clinic.ts";
import { id, instant } from "#app/db/schema/ground-columns.ts";

/** A doctor's prescription as it was signed: never changed, only revoked or replaced by a later version, and kept at least 3 years. */
export const prescriptions = pgTable(
  "prescriptions",
  {
    id: id(),
    number: text().notNull().unique(),
    /** 128 random bits: the secret part of the patient's link. */
    token: text().notNull().unique(),
    /** Short code on the paper by which a pharmacist checks that it is genuine. */
    verificationCode: text().notNull().unique(),
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
    patientGuardian: text().notNull().default(""),
    mode: text({ enum: ["clinic", "video"] }).notNull(),
    complaint: text().notNull(),
    advice: text().notNull().default(""),
    consentedAt: instant().notNull(),
    /** Of all that is printed, hexadecimal SHA-256. */
    digest: text().notNull(),
    issuedAt: instant().notNull(),
    expiresOn: date({ mode: "string" }).notNull(),
    revokedAt: instant(),
    revokedReason: text().notNull().default(""),
  },
  (t) => [
    index("prescriptions_consultation_index").on(t.consultationId),
    index("prescriptions_doctor_index").on(t.doctorId, t.issuedAt),
  ],
);

/** One medicine of a prescription with its dose. */
export const prescriptionLines = pgTable(
  "prescription_lines",
  {
    id: id(),
    prescriptionId: integer()
      .notNull()
      .references(() => prescriptions.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    remedyId: integer().references(() => remedies.id),
    /** The pack the doctor meant, where one was chosen. */
    productId: integer().references(() => products.id),
    medicineName: text().notNull(),
    potencyScale: text({ enum: ["X", "C", "LM", "Q"] }),
    potencyNumber: integer(),
    dosageForm: text().notNull(),
    doseQuantity: numeric({ mode: "number" }).notNull(),
    doseUnit: text({ enum: ["globules", "drops", "tablets", "ml", "application"] }).notNull(),
    timesPerDay: numeric({ mode: "number" }).notNull(),
    days: smallint().notNull(),
    instructions: text().notNull().default(""),
  },
  (t) => [
    uniqueIndex("prescription_lines_position_unique").on(t.prescriptionId, t.position),
    check(
      "prescription_lines_dose_check",
      sql`${t.doseQuantity} > 0 and ${t.timesPerDay} > 0 and ${t.days} between 1 and 365`,
    ),
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
    token: text().notNull().unique(),
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
