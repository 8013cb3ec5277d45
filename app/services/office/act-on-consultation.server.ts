import type { Db } from "#app/db/client.server.ts";
import { parseSlot } from "#app/domain/consultation-form.ts";
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

export type ConsultationAct = {
  staff: ClinicStaff;
  number: string;
  intent: string;
  form: FormData;
  publicOrigin: string;
  now: Date;
};
export type ConsultationActRefusal = ManageRefusal | SlotRefusal | "too-early" | "no-slot" | "bad-link";
export type DoneOnConsultation =
  | "confirm"
  | "wait-list"
  | "arrived"
  | "complete"
  | "missed"
  | "cancel"
  | "video-link"
  | "notes";

type Acted = Result<DoneOnConsultation, ConsultationActRefusal>;

/** Does what somebody pressed on the screen of a consultation; undefined when there is no such button. */
export async function actOnConsultation(db: Db, act: ConsultationAct): Promise<Acted | undefined> {
  const { intent, form, ...asked } = act;
  const field = (name: string) => String(form.get(name) ?? "");
  switch (intent) {
    case "confirm":
      return done("confirm", await confirm(db, act));
    case "wait-list":
      return done("wait-list", await waitListConsultation(db, asked));
    case "arrived":
      return done("arrived", await markArrived(db, asked));
    case "complete":
      return done("complete", await completeConsultation(db, asked));
    case "missed":
      return done("missed", await missConsultation(db, asked));
    case "cancel":
      return done(
        "cancel",
        await cancelConsultation(db, { ...asked, reason: field("reason").slice(0, 300) }),
      );
    case "video-link":
      return done("video-link", await sendVideoLink(db, { ...asked, link: field("link") }));
    case "notes":
      return done("notes", await writeDoctorNotes(db, { ...asked, notes: field("notes") }));
    default:
      return undefined;
  }
}

async function confirm(
  db: Db,
  { form, intent: _, ...asked }: ConsultationAct,
): Promise<Result<undefined, ConsultationActRefusal>> {
  const startsAt = parseSlot(String(form.get("slot") ?? ""));
  if (!(startsAt instanceof Date)) return refused("no-slot");
  const doctors = await listDoctors(db, asked);
  if (!doctors.ok) return doctors;
  const doctor = doctors.value.find(({ slug }) => slug === form.get("doctor"));
  if (!doctor) return refused("slot-gone");
  const mode = form.get("mode") === "video" ? "video" : "clinic";
  return confirmConsultation(db, { ...asked, doctorId: doctor.id, startsAt, mode });
}

function done<R extends ConsultationActRefusal>(
  what: DoneOnConsultation,
  acted: Result<undefined, R>,
): Result<DoneOnConsultation, R> {
  return acted.ok ? ok(what) : acted;
}
