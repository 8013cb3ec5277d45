import type { Db } from "#app/db/client.server.ts";
import type { ConsultationAct } from "#app/domain/clinic/consultation-act.ts";
import { ok, type Result, refused } from "#app/domain/result.ts";
import {
  type ClinicStaff,
  cancelConsultation,
  completeConsultation,
  confirmConsultation,
  type ManageRefusal,
  markArrived,
  missConsultation,
  waitListConsultation,
  writeDoctorNotes,
} from "#app/services/clinic/manage-consultations.server.ts";
import { listDoctors } from "#app/services/clinic/manage-doctors.server.ts";
import { sendVideoLink } from "#app/services/clinic/send-video-link.server.ts";
import type { SlotRefusal } from "#app/services/clinic/slots.server.ts";
import { verifyGuardian } from "#app/services/clinic/verify-guardian.server.ts";

type Asked = { staff: ClinicStaff; number: string; publicOrigin: string; now: Date };
export type ConsultationActRefusal =
  | ManageRefusal
  | SlotRefusal
  | "too-early"
  | "guardian-unverified"
  | "no-slot"
  | "bad-link";
type DoneOnConsultation =
  | "confirm"
  | "wait-list"
  | "arrived"
  | "complete"
  | "missed"
  | "cancel"
  | "video-link"
  | "guardian"
  | "notes";

type Acted = Result<DoneOnConsultation, ConsultationActRefusal>;

/** Does what somebody pressed on the screen of a consultation. */
export async function actOnConsultation(
  db: Db,
  { act, ...asked }: Asked & { act: ConsultationAct },
): Promise<Acted> {
  switch (act.kind) {
    case "confirm":
      return done("confirm", await confirm(db, { ...asked, ...act }));
    case "wait-list":
      return done("wait-list", await waitListConsultation(db, asked));
    case "arrived":
      return done("arrived", await markArrived(db, asked));
    case "complete":
      return done("complete", await completeConsultation(db, asked));
    case "missed":
      return done("missed", await missConsultation(db, asked));
    case "cancel":
      return done("cancel", await cancelConsultation(db, { ...asked, reason: act.reason }));
    case "video-link":
      return done("video-link", await sendVideoLink(db, { ...asked, link: act.link }));
    case "guardian":
      return done("guardian", await verifyGuardian(db, { ...asked, proof: act.proof }));
    case "notes":
      return done("notes", await writeDoctorNotes(db, { ...asked, notes: act.notes }));
  }
}

async function confirm(
  db: Db,
  { kind: _, startsAt, doctorSlug, mode, ...asked }: Asked & Extract<ConsultationAct, { kind: "confirm" }>,
): Promise<Result<undefined, ConsultationActRefusal>> {
  if (!startsAt) return refused("no-slot");
  const doctors = await listDoctors(db, asked);
  if (!doctors.ok) return doctors;
  const doctor = doctors.value.find(({ slug }) => slug === doctorSlug);
  if (!doctor) return refused("slot-gone");
  return confirmConsultation(db, { ...asked, doctorId: doctor.id, startsAt, mode });
}

function done<R extends ConsultationActRefusal>(
  what: DoneOnConsultation,
  acted: Result<undefined, R>,
): Result<DoneOnConsultation, R> {
  return acted.ok ? ok(what) : acted;
}
