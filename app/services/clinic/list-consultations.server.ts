import { and, asc, desc, eq, getTableColumns, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import {
  consultationEvents,
  consultations,
  doctors,
  medicalRecords,
  slotOffers,
} from "#app/db/schema/clinic.ts";
import { uploads } from "#app/db/schema/ground-uploads.ts";
import { byUser, type ShownActor } from "#app/domain/actor.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { type ConsultationStatus, waitsForAnswer } from "#app/domain/clinic/consultation-status.ts";
import type { GuardianProof, GuardianRelation } from "#app/domain/clinic/guardian.ts";
import type { HealthPart } from "#app/domain/clinic/health-part.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";
import { addDays, indiaInstant } from "#app/domain/india-time.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { recordAudit } from "#app/services/audit.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { shownActor } from "#app/services/shown-actor.server.ts";

/** A booking as the counter sees it: who, when and where, nothing about health. */
export type Booking = {
  number: string;
  name: string;
  phone: string;
  email: string;
  status: ConsultationStatus;
  preferredDate: string;
  preferredTime: PreferredTime | undefined;
  startsAt: Date | undefined;
  endsAt: Date | undefined;
  mode: ConsultationMode | undefined;
  /** The way into the video call that was sent by hand; empty without one. */
  videoLink: string;
  /** A coming video call into which the patient has no way yet. */
  isLinkMissing: boolean;
  /** Whose time it is, or whom somebody on the waiting list wants. */
  doctorSlug: string | undefined;
  doctorName: string | undefined;
  feePaise: number;
  isFollowUp: boolean;
  answerBy: Date;
  /** True when the promised 24 hours are over and nobody has answered. */
  isOverdue: boolean;
  createdAt: Date;
  /** Who agrees for a child; undefined for a grown-up. */
  guardian: Guardian | undefined;
};

type Guardian = {
  name: string;
  relation: GuardianRelation | undefined;
  phone: string;
  proof: { by: GuardianProof; at: Date } | undefined;
};

export type BookingFilter = {
  /** Of that day in India: by the agreed time, without one by the wish. */
  day?: string;
  /** So many days from `day` on, 1 when absent. */
  days?: number;
  doctorId?: number | undefined;
  status?: ConsultationStatus;
  /** Of agreed times those from then on. */
  from?: Date;
};

// More than a week of four doctors who see a patient every quarter of an hour.
const MOST_ROWS = 1_000;

/** Whose time it is, or whom somebody on the waiting list wants. */
const doctorOf = sql<number | null>`coalesce(${consultations.doctorId}, ${consultations.wantedDoctorId})`;

/** The bookings of the clinic, what waits for an answer first by its deadline, the others by time. */
export async function listConsultations(
  db: Db,
  { staff, filter = {}, now }: { staff: ClinicStaff; filter?: BookingFilter; now: Date },
): Promise<Result<Booking[], "not-allowed">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  const { day, days = 1, doctorId, status, from } = filter;
  const rows = await selectBookings(
    db,
    and(
      day === undefined ? undefined : isWithin(day, days),
      doctorId === undefined ? undefined : eq(doctorOf, doctorId),
      status === undefined ? undefined : eq(consultations.status, status),
      from === undefined ? undefined : gte(consultations.startsAt, from),
    ),
  );
  const hasRooms = await hasVideoRooms(db);
  return ok(rows.map((row) => bookingOf(row, { hasRooms, now })));
}

export type ConsultationFile = Booking & {
  events: { status: ConsultationStatus; actor: ShownActor; note: string; happenedAt: Date }[];
  /** Whether the time is one of the reader's own, as a doctor. */
  isOwnPatient: boolean;
  /** Of what free time somebody on the waiting list was told last; nobody has taken it yet. */
  offer: { startsAt: Date; toldAt: Date } | undefined;
  /** Undefined for those who may not see it; reading it is written down. */
  health: HealthPart | undefined;
};

/** One consultation by its number; with what it says about health for doctor and admin only, and that is audited. */
export async function findConsultation(
  db: Db,
  { staff, number, now }: { staff: ClinicStaff; number: string; now: Date },
): Promise<Result<ConsultationFile, "not-allowed" | "not-found">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  const [row] = await selectBookings(db, eq(consultations.number, number));
  if (!row) return refused("not-found");
  const { id } = row.consultation;
  const events = await db
    .select({ ...getTableColumns(consultationEvents), actor: shownActor(consultationEvents) })
    .from(consultationEvents)
    .where(eq(consultationEvents.consultationId, id))
    .orderBy(asc(consultationEvents.id));
  const [offer] = await db
    .select({ startsAt: slotOffers.startsAt, toldAt: slotOffers.toldAt })
    .from(slotOffers)
    .where(and(eq(slotOffers.consultationId, id), isNotNull(slotOffers.toldAt)))
    .orderBy(desc(slotOffers.toldAt))
    .limit(1);
  const mayRead = may(staff.role, "see-consultations");
  return ok({
    ...bookingOf(row, { hasRooms: await hasVideoRooms(db), now }),
    events: events.map(({ status, actor, note, happenedAt }) => ({
      ...{ actor, note, happenedAt },
      status: status as ConsultationStatus,
    })),
    isOwnPatient: row.doctorProfileId === staff.userId,
    offer:
      offer?.toldAt && row.consultation.status === "wait_listed"
        ? { startsAt: offer.startsAt, toldAt: offer.toldAt }
        : undefined,
    health: mayRead ? await readHealth(db, { row: row.consultation, staff, now }) : undefined,
  });
}

async function readHealth(
  db: Db,
  { row, staff, now }: { row: Row["consultation"]; staff: ClinicStaff; now: Date },
): Promise<HealthPart> {
  await recordAudit(db, {
    by: byUser(staff),
    act: "read-health-data",
    about: `consultation ${row.number}`,
    details: {},
    now,
  });
  const records = await db
    .select({
      uploadId: uploads.id,
      fileName: uploads.fileName,
      byteCount: uploads.byteCount,
      uploadedAt: uploads.uploadedAt,
    })
    .from(medicalRecords)
    .innerJoin(uploads, eq(uploads.id, medicalRecords.uploadId))
    .where(eq(medicalRecords.consultationId, row.id))
    .orderBy(asc(uploads.uploadedAt));
  const { ageYears, gender, guardianName, mainComplaints, duration, previousTreatment } = row;
  const { isSharingRecords, doctorNotes, consentVersion, consentText, consentedAt } = row;
  const consentWithdrawnAt = row.consentWithdrawnAt ?? undefined;
  return {
    ...{ ageYears, gender, guardianName, mainComplaints, duration, previousTreatment },
    ...{ isSharingRecords, doctorNotes, consentVersion, consentText, consentedAt, records },
    consentWithdrawnAt,
  };
}

type Row = Awaited<ReturnType<typeof selectBookings>>[number];

function selectBookings(db: Db, where: SQL | undefined) {
  return db
    .select({
      consultation: consultations,
      doctorSlug: doctors.slug,
      doctorName: doctors.name,
      doctorProfileId: doctors.profileId,
    })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, doctorOf))
    .where(where)
    .orderBy(
      sql`${consultations.status} <> 'requested'`,
      sql`case when ${consultations.status} = 'requested' then ${consultations.answerBy} end`,
      sql`coalesce(${consultations.startsAt}, ${consultations.answerBy})`,
      asc(consultations.id),
    )
    .limit(MOST_ROWS);
}

function isWithin(day: string, days: number): SQL {
  const from = indiaInstant(day, 0);
  const end = addDays(day, days);
  const to = indiaInstant(end, 0);
  return sql`((${and(gte(consultations.startsAt, from), lt(consultations.startsAt, to))})
    or (${consultations.startsAt} is null and ${and(gte(consultations.preferredDate, day), lt(consultations.preferredDate, end))}))`;
}

async function hasVideoRooms(db: Db): Promise<boolean> {
  return (await findSettings(db)).clinic.videoBaseUrl !== undefined;
}

function bookingOf(
  { consultation: row, doctorSlug, doctorName }: Row,
  { hasRooms, now }: { hasRooms: boolean; now: Date },
): Booking {
  const { number, name, phone, email, status, preferredDate, feePaise, isFollowUp } = row;
  const { answerBy, createdAt } = row;
  return {
    ...{ number, name, phone, email, status, preferredDate, feePaise, isFollowUp },
    ...{ answerBy, createdAt },
    preferredTime: row.preferredTime ?? undefined,
    startsAt: row.startsAt ?? undefined,
    endsAt: row.endsAt ?? undefined,
    mode: row.mode ?? undefined,
    videoLink: row.videoLink,
    isLinkMissing:
      !hasRooms && row.mode === "video" && row.status === "confirmed" && row.endsAt! > now && !row.videoLink,
    doctorSlug: doctorSlug ?? undefined,
    doctorName: doctorName ?? undefined,
    isOverdue: waitsForAnswer(status) && answerBy < now,
    guardian: guardianOf(row),
  };
}

function guardianOf(row: Row["consultation"]): Guardian | undefined {
  const { guardianName: name, guardianVerifiedBy: by, guardianVerifiedAt: at } = row;
  if (!name) return undefined;
  return {
    name,
    relation: row.guardianRelation ?? undefined,
    phone: row.guardianPhone,
    proof: by && at ? { by, at } : undefined,
  };
}
