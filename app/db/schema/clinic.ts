import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { actor, actorFits, id, instant } from "#app/db/schema/ground-columns.ts";
import { findable, sealed } from "#app/db/schema/ground-sealed.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { profiles } from "#app/db/schema/shop-customers.ts";
import { CONSENT_PURPOSES } from "#app/domain/clinic/consent.ts";
import { GUARDIAN_PROOFS, GUARDIAN_RELATIONS } from "#app/domain/clinic/guardian.ts";

/** Who sees patients; the name and registration number stand on every prescription. Without them nobody can be booked. */
export const doctors = pgTable(
  "doctors",
  {
    id: id(),
    slug: text().notNull().unique(),
    profileId: text()
      .unique()
      .references(() => profiles.id, { onDelete: "set null" }),
    name: text().notNull().default(""),
    qualification: text().notNull(),
    registrationNumber: text().notNull().default(""),
    title: text().notNull(),
    languages: text().array().notNull(),
    interests: text().array().notNull(),
    isActive: boolean().notNull().default(true),
    /** Sends each patient a link to the video call by hand; needed where the shop has no address for calls. */
    pastesVideoLink: boolean().notNull().default(false),
    slotMinutes: smallint().notNull().default(30),
    feePaise: integer().notNull().default(0),
    /** For so many days after a completed consultation the next one is free. */
    followUpDays: smallint().notNull().default(15),
    position: smallint().notNull().default(0),
    /** Without it the card shows a drawing. */
    photoUploadId: text().references(() => uploads.id, { onDelete: "set null" }),
  },
  (t) => [
    check("doctors_slot_check", sql`${t.slotMinutes} between 5 and 120`),
    check("doctors_fee_check", sql`${t.feePaise} >= 0 and ${t.followUpDays} >= 0`),
  ],
);

/** When a doctor sees patients, by the weekday (0 is Sunday); two rows of a day leave a break between them. Times are India's. */
export const doctorHours = pgTable(
  "doctor_hours",
  {
    id: id(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id, { onDelete: "cascade" }),
    weekday: smallint().notNull(),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    mode: text({ enum: ["clinic", "video", "both"] })
      .notNull()
      .default("both"),
  },
  (t) => [
    check("doctor_hours_weekday_check", sql`${t.weekday} between 0 and 6`),
    check("doctor_hours_order_check", sql`${t.startsAt} < ${t.endsAt}`),
    check("doctor_hours_mode_check", sql`${t.mode} in ('clinic', 'video', 'both')`),
    index("doctor_hours_doctor_index").on(t.doctorId, t.weekday),
  ],
);

export const doctorDaysOff = pgTable(
  "doctor_days_off",
  {
    id: id(),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id, { onDelete: "cascade" }),
    offOn: date({ mode: "string" }).notNull(),
    reason: text().notNull().default(""),
  },
  (t) => [uniqueIndex("doctor_days_off_unique").on(t.doctorId, t.offOn)],
);

/**
 * A request for a consultation and what became of it. Health data: read by the patient, a doctor and the admin, never logged or mailed.
 * Two taken slots of a doctor never overlap (constraint consultations_no_overlap, 0001_guards.sql).
 */
export const consultations = pgTable(
  "consultations",
  {
    id: id(),
    number: text().notNull().unique(),
    /** 128 random bits: the secret part of the patient's link. */
    token: findable("consultations.token").notNull().unique(),
    idempotencyKey: text().notNull().unique(),
    profileId: text().references(() => profiles.id, { onDelete: "set null" }),
    doctorId: integer().references(() => doctors.id),
    status: text({
      enum: ["requested", "wait_listed", "confirmed", "arrived", "completed", "cancelled", "missed"],
    })
      .notNull()
      .default("requested"),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    ageYears: smallint().notNull(),
    gender: text({ enum: ["male", "female", "other"] }).notNull(),
    /** The adult who asks for somebody under 18, how that adult is related to the patient, and by what the shop knows it. */
    guardianName: sealed("consultations.guardian_name").notNull().default(sql`''`),
    guardianRelation: text({ enum: GUARDIAN_RELATIONS }),
    guardianPhone: sealed("consultations.guardian_phone").notNull().default(sql`''`),
    guardianVerifiedBy: text({ enum: GUARDIAN_PROOFS }),
    guardianVerifiedAt: instant(),
    preferredDate: date({ mode: "string" }).notNull(),
    /** Null for who joined the waiting list: any time of that day. */
    preferredTime: text({ enum: ["morning", "afternoon", "evening"] }),
    /** On the waiting list: of which doctor; all the same when null. */
    wantedDoctorId: integer().references(() => doctors.id),
    mainComplaints: sealed("consultations.main_complaints").notNull(),
    duration: sealed("consultations.duration").notNull().default(sql`''`),
    previousTreatment: sealed("consultations.previous_treatment").notNull().default(sql`''`),
    isSharingRecords: boolean().notNull().default(false),
    consentVersion: text().notNull(),
    consentText: text().notNull(),
    /** The language of the words agreed to; empty where it was not written down. */
    consentLanguage: text().notNull().default(""),
    consentedAt: instant().notNull(),
    consentWithdrawnAt: instant(),
    mode: text({ enum: ["clinic", "video"] }),
    startsAt: instant(),
    endsAt: instant(),
    /** The way into the video call that the clinic sent for the agreed time. */
    videoLink: sealed("consultations.video_link").notNull().default(sql`''`),
    feePaise: integer().notNull().default(0),
    isFollowUp: boolean().notNull().default(false),
    doctorNotes: sealed("consultations.doctor_notes").notNull().default(sql`''`),
    answerBy: instant().notNull(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    check(
      "consultations_status_check",
      sql`${t.status} in ('requested', 'wait_listed', 'confirmed', 'arrived', 'completed', 'cancelled', 'missed')`,
    ),
    check("consultations_age_check", sql`${t.ageYears} between 0 and 120`),
    check(
      "consultations_guardian_check",
      sql`(${t.guardianVerifiedBy} is null) = (${t.guardianVerifiedAt} is null)`,
    ),
    check("consultations_phone_check", sql`${t.phone} ~ '^[0-9]{10}$'`),
    check(
      "consultations_slot_check",
      sql`num_nonnulls(${t.doctorId}, ${t.startsAt}, ${t.endsAt}, ${t.mode}) in (0, 4) and ${t.startsAt} < ${t.endsAt}`,
    ),
    check(
      "consultations_taken_check",
      sql`${t.status} not in ('confirmed', 'arrived', 'completed', 'missed') or ${t.startsAt} is not null`,
    ),
    index("consultations_status_index").on(t.status, t.answerBy),
    index("consultations_doctor_index").on(t.doctorId, t.startsAt),
    index("consultations_profile_index").on(t.profileId),
    index("consultations_phone_index").on(t.phone),
  ],
);

/** What else a patient agreed to, each by a tick of its own, with the words as they stood beside it; and what was taken back. */
export const consultationConsents = pgTable(
  "consultation_consents",
  {
    id: id(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    version: text().notNull(),
    text: text().notNull(),
    language: text().notNull(),
    givenAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (t) => [
    check("consultation_consents_purpose_check", sql`${t.purpose} in ('guardian', 'records', 'reminders')`),
    uniqueIndex("consultation_consents_standing_unique")
      .on(t.consultationId, t.purpose)
      .where(sql`${t.withdrawnAt} is null`),
  ],
);

/** Every status a consultation took, when, and by whom. */
export const consultationEvents = pgTable(
  "consultation_events",
  {
    id: id(),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    status: text().notNull(),
    ...actor(),
    note: sealed("consultation_events.note").notNull().default(sql`''`),
    happenedAt: instant().notNull(),
  },
  (t) => [
    actorFits("consultation_events", t),
    index("consultation_events_consultation_index").on(t.consultationId),
  ],
);

/** What free times somebody on the waiting list knows of; gone when a time is taken or no longer free. */
export const slotOffers = pgTable(
  "slot_offers",
  {
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    doctorId: integer()
      .notNull()
      .references(() => doctors.id),
    startsAt: instant().notNull(),
    /** Null for a time that only stood free on the page to which the letter about another one led. */
    toldAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.consultationId, t.doctorId, t.startsAt] }),
    index("slot_offers_doctor_index").on(t.doctorId, t.startsAt),
  ],
);

/** A patient's papers for a consultation. */
export const medicalRecords = pgTable(
  "medical_records",
  {
    uploadId: text()
      .primaryKey()
      .references(() => uploads.id, { onDelete: "cascade" }),
    consultationId: integer()
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
  },
  (t) => [index("medical_records_consultation_index").on(t.consultationId)],
);
