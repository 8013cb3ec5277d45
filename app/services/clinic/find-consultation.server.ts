import { createHmac } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { consultationEvents, consultations, doctors } from "#app/db/schema/clinic.ts";
import type { ConsultationMode } from "#app/domain/clinic/consultation-slot.ts";
import { type ConsultationStatus, canPatientChange } from "#app/domain/clinic/consultation-status.ts";
import type { PreferredTime } from "#app/domain/clinic/preferred-time.ts";
import { may } from "#app/domain/permissions.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import { doctorPhotoUrl } from "#app/services/clinic/doctors.server.ts";
import type { ClinicStaff } from "#app/services/clinic/manage-consultations.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What a patient's link shows: when, where and with whom, nothing of what was written about health. */
export type PatientView = {
  number: string;
  status: ConsultationStatus;
  name: string;
  phone: string;
  preferredDate: string;
  preferredTime: PreferredTime | undefined;
  answerBy: Date;
  slot:
    | {
        startsAt: Date;
        endsAt: Date;
        mode: ConsultationMode;
        feePaise: number;
        isFollowUp: boolean;
        doctor: {
          slug: string;
          name: string;
          qualification: string;
          registrationNumber: string;
          photoUrl: string | undefined;
        };
        /** Where the call takes place; undefined at the clinic, and until the clinic has sent a link where it has no rooms. */
        videoUrl: `https://${string}` | undefined;
      }
    | undefined;
  /** Agreed on, and its time is over. */
  isTimeOver: boolean;
  isChangeable: boolean;
  changeUntilHours: number;
  events: { status: ConsultationStatus; happenedAt: Date }[];
};

/** The consultation behind the secret of a patient's link; undefined when there is none. */
export async function findConsultationByToken(
  db: Db,
  { token, secret, now }: { token: string; secret: string; now: Date },
): Promise<PatientView | undefined> {
  const [row] = await db
    .select({ consultation: consultations, doctor: doctors })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, consultations.doctorId))
    .where(eq(consultations.token, token));
  if (!row) return undefined;
  const { consultation: found, doctor } = row;
  const { clinic } = await findSettings(db);
  const events = await db
    .select({ status: consultationEvents.status, happenedAt: consultationEvents.happenedAt })
    .from(consultationEvents)
    .where(eq(consultationEvents.consultationId, found.id))
    .orderBy(asc(consultationEvents.id));
  const { number, status, name, phone, preferredDate, answerBy, startsAt, endsAt, mode } = found;
  return {
    ...{ number, status, name, phone, preferredDate, answerBy },
    preferredTime: found.preferredTime ?? undefined,
    slot:
      doctor && startsAt && endsAt && mode
        ? {
            startsAt,
            endsAt,
            mode,
            feePaise: found.feePaise,
            isFollowUp: found.isFollowUp,
            doctor: { ...doctor, photoUrl: doctorPhotoUrl(doctor.photoUploadId) },
            videoUrl: mode === "video" ? videoUrlOf(found, { base: clinic.videoBaseUrl, secret }) : undefined,
          }
        : undefined,
    isTimeOver: status === "confirmed" && endsAt !== null && endsAt <= now,
    isChangeable: canPatientChange(
      { status, startsAt: startsAt ?? undefined },
      { changeUntilHours: clinic.changeUntilHours, now },
    ),
    changeUntilHours: clinic.changeUntilHours,
    events: events.map((event) => ({ ...event, status: event.status as ConsultationStatus })),
  };
}

export type OwnConsultation = {
  number: string;
  token: string;
  name: string;
  status: ConsultationStatus;
  preferredDate: string;
  startsAt: Date | undefined;
  doctorName: string | undefined;
};

/** The consultations that somebody asked for while signed in, newest first. */
export async function listOwnConsultations(
  db: Db,
  { userId }: { userId: string },
): Promise<OwnConsultation[]> {
  const rows = await db
    .select({
      number: consultations.number,
      token: consultations.token,
      name: consultations.name,
      status: consultations.status,
      preferredDate: consultations.preferredDate,
      startsAt: consultations.startsAt,
      doctorName: doctors.name,
    })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, consultations.doctorId))
    .where(eq(consultations.profileId, userId))
    .orderBy(desc(consultations.id));
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt ?? undefined,
    doctorName: row.doctorName ?? undefined,
  }));
}

/** Where the video call of a consultation takes place, for the people of the clinic; undefined at the clinic, and while there is no way into it. */
export async function findVideoUrl(
  db: Db,
  { staff, number, secret }: { staff: ClinicStaff; number: string; secret: string },
): Promise<Result<string | undefined, "not-allowed" | "not-found">> {
  if (!may(staff.role, "manage-bookings")) return refused("not-allowed");
  const [row] = await db
    .select({
      token: consultations.token,
      mode: consultations.mode,
      videoLink: consultations.videoLink,
    })
    .from(consultations)
    .where(eq(consultations.number, number));
  if (!row) return refused("not-found");
  const { clinic } = await findSettings(db);
  return ok(row.mode === "video" ? videoUrlOf(row, { base: clinic.videoBaseUrl, secret }) : undefined);
}

/** The link that was sent, else a room of the shop's own. The room is one that only who knows the patient's link or works in the clinic can name; it needs no place in the tables. */
function videoUrlOf(
  { token, videoLink }: { token: string; videoLink: string },
  { base, secret }: { base: string | undefined; secret: string },
): `https://${string}` | undefined {
  // The settings and the pasted link are checked to begin so.
  if (videoLink) return videoLink as `https://${string}`;
  if (base === undefined) return undefined;
  const room = createHmac("sha256", secret).update(`room\n${token}`).digest("hex").slice(0, 32);
  return `${base.replace(/\/$/, "") as `https://${string}`}/${room}`;
}
