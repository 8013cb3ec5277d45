import { data } from "react-router";
import { DaysOff } from "#app/components/admin/clinic/doctors/days-off.tsx";
import { type DoctorFacts, DoctorFactsForm } from "#app/components/admin/clinic/doctors/doctor-form.tsx";
import { DoctorPhoto } from "#app/components/admin/clinic/doctors/doctor-photo.tsx";
import { outsideLines, WeekForm } from "#app/components/admin/clinic/doctors/week-form.tsx";
import { FactList } from "#app/components/admin/fact-list.tsx";
import { OfficeAnswer, type ScreenAnswer } from "#app/components/admin/office-answer.tsx";
import { Card, OfficePage, TwoColumns } from "#app/components/admin/office-page.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { doctorPhotoText } from "#app/content/messages/clinic/doctor-photo.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";
import { clientContext, shopContext } from "#app/context.ts";
import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import { readDoctorFields, readWeek } from "#app/domain/clinic/doctor-fields.ts";
import { hoursOutside } from "#app/domain/clinic/outside-hours.ts";
import { modesOfHours } from "#app/domain/clinic/video-link.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { parseRowId } from "#app/domain/form/row-id.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { may } from "#app/domain/permissions.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { accountOf } from "#app/middleware/account.server.ts";
import { allowOnly } from "#app/middleware/permission.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { FILE_STATUS, readUploadForm } from "#app/middleware/read-upload.server.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { changeDoctorPhoto, removeDoctorPhoto } from "#app/services/clinic/doctor-photo.server.ts";
import { listMisplaced } from "#app/services/clinic/list-misplaced.server.ts";
import {
  addDayOff,
  type DoctorFile,
  listDoctorAccounts,
  listDoctors,
  removeDayOff,
  saveDoctor,
  setDoctorHours,
} from "#app/services/clinic/manage-doctors.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$id";

const text = officeClinicText.doctors;

type Answer = ScreenAnswer<{
  facts?: DoctorFacts;
  hours?: DoctorHours[];
  pastesVideoLink?: boolean;
}>;

export const middleware: Route.MiddlewareFunction[] = [allowOnly("manage-bookings")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(shopContext);
  const staff = accountOf(context);
  const now = clock();
  const canEdit = may(staff.role, "edit-settings");
  const settings = await findSettings(db);
  const listed = await listDoctors(db, { staff, now });
  const doctor = listed.ok ? listed.value.find(({ id }) => String(id) === params.id) : undefined;
  if (!doctor && !(params.id === "new" && canEdit)) throw data(undefined, { status: 404 });
  return {
    doctor: doctor && {
      hours: doctor.hours,
      daysOff: doctor.daysOff,
      pastesVideoLink: doctor.pastesVideoLink,
      photoUrl: doctor.photoUrl,
      outside: hoursOutside(doctor.hours, settings.hours),
      isVideoMissing:
        modesOfHours(doctor.hours).includes("video") &&
        !doctor.pastesVideoLink &&
        settings.clinic.videoBaseUrl === undefined,
    },
    facts: factsOf(doctor),
    misplacedCount: doctor
      ? (await listMisplaced(db, { staff, now })).filter(({ doctorSlug }) => doctorSlug === doctor.slug)
          .length
      : 0,
    accounts: canEdit ? await listDoctorAccounts(db) : [],
    canEdit,
    isSaved: url.searchParams.has("saved"),
    today: indiaDate(now),
  };
}

function factsOf(doctor: DoctorFile | undefined): DoctorFacts {
  return {
    name: doctor?.name ?? "",
    qualification: doctor?.qualification ?? "",
    registrationNumber: doctor?.registrationNumber ?? "",
    title: doctor?.title ?? "",
    slug: doctor?.slug ?? "",
    languages: doctor?.languages.join(", ") ?? "",
    interests: doctor?.interests.join(", ") ?? "",
    slotMinutes: String(doctor?.slotMinutes ?? 30),
    feePaise: String((doctor?.feePaise ?? 0) / 100),
    followUpDays: String(doctor?.followUpDays ?? 15),
    profileId: doctor?.profileId ?? "",
    isActive: doctor?.isActive ?? true,
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, files, clock } = context.get(shopContext);
  const asked = { staff: accountOf(context), now: clock() };
  const id = parseRowId(params.id);
  if (request.headers.get("content-type")?.startsWith("multipart/"))
    return takePhoto(id ?? 0, request, context);
  const form = await readForm(request);
  const intent = fieldText(form, "intent");
  if (intent === "save") {
    if (id === undefined && params.id !== "new") throw data(undefined, { status: 404 });
    const read = readDoctorFields(form);
    if (!read.ok)
      return refuse("bad-doctor", 422, {
        facts: typedFacts(form),
        errors: Object.fromEntries(read.fields.map((field) => [field, text.problems[field]!])),
      });
    const saved = await saveDoctor(db, { ...asked, id, doctor: read.value });
    if (saved.ok) return redirect(`/admin/doctors/${saved.value.id}?saved`, 303);
    if (saved.reason === "not-allowed") throw data(undefined, { status: 404 });
    const field = saved.reason === "slug-taken" ? "slug" : "profileId";
    const errors = { [field]: text.refusals[saved.reason] };
    return refuse(saved.reason, saved.reason === "not-found" ? 404 : 409, {
      facts: typedFacts(form),
      errors,
    });
  }
  if (id === undefined) throw data(undefined, { status: 404 });
  const date = fieldText(form, "date");
  switch (intent) {
    case "week": {
      const hours = readWeek(form);
      const pastesVideoLink = form.has("pastesVideoLink");
      const set = await setDoctorHours(db, { ...asked, doctorId: id, hours, pastesVideoLink });
      if (!set.ok) return refuse(set.reason, statusOf(set.reason), { hours, pastesVideoLink });
      const outside = hoursOutside(hours, (await findSettings(db)).hours);
      return done(
        outside.length > 0 ? text.weekSavedOutside(outsideLines(outside, text).join(", ")) : text.weekSaved,
      );
    }
    case "remove-photo": {
      const removed = await removeDoctorPhoto(db, files, { ...asked, doctorId: id });
      return removed.ok ? done(doctorPhotoText.removed) : refusePhoto(removed.reason);
    }
    case "day-off": {
      const reason = fieldLine(form, "reason");
      const kept = await addDayOff(db, { ...asked, doctorId: id, date, reason });
      return kept.ok ? done(text.dayOffKept) : refuse(kept.reason, statusOf(kept.reason));
    }
    case "give-back": {
      const gone = await removeDayOff(db, { ...asked, doctorId: id, date });
      return gone.ok ? done(text.dayOffGone) : refuse(gone.reason, statusOf(gone.reason));
    }
    default:
      throw data(undefined, { status: 400 });
  }
}

async function takePhoto(doctorId: number, request: Request, context: Route.ActionArgs["context"]) {
  const { db, files, clock } = context.get(shopContext);
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.picture,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  if (!sent.ok) return refusePhoto(sent.reason);
  const [file] = sent.value.files;
  if (!file) return refusePhoto("empty");
  const asked = { staff: accountOf(context), doctorId, now: clock() };
  const changed = await changeDoctorPhoto(db, files, { ...asked, file });
  return changed.ok ? done(doctorPhotoText.changed) : refusePhoto(changed.reason);
}

function refusePhoto(reason: keyof typeof doctorPhotoText.refusals) {
  const sentence = doctorPhotoText.refusals[reason];
  const status = { ...FILE_STATUS, "not-found": 404, "not-allowed": 404 }[reason as string] ?? 422;
  return data<Answer>({ reply: { isDone: false, sentence, errors: { photo: sentence } } }, { status });
}

function statusOf(reason: keyof typeof text.refusals): number {
  return reason === "not-found" || reason === "not-allowed" ? 404 : 422;
}

function done(sentence: string) {
  return data<Answer>({ reply: { isDone: true, sentence } });
}

function refuse(
  reason: keyof typeof text.refusals,
  status: number,
  { errors, ...typed }: Omit<Answer, "reply"> & { errors?: Record<string, string> } = {},
) {
  const reply = { isDone: false, sentence: text.refusals[reason], ...(errors && { errors }) };
  return data<Answer>({ reply, ...typed }, { status });
}

function typedFacts(form: FormData): DoctorFacts {
  const names = Object.keys(factsOf(undefined)) as (keyof DoctorFacts)[];
  const typed = Object.fromEntries(names.map((name) => [name, fieldLine(form, name)]));
  return { ...(typed as unknown as DoctorFacts), isActive: form.has("isActive") };
}

export const meta: Route.MetaFunction = ({ matches }) => personalMeta(matches, text.title);

export default function Doctor({ loaderData, actionData }: Route.ComponentProps) {
  const { doctors: words } = officeClinicText;
  const { doctor, misplacedCount, accounts, canEdit, isSaved, today } = loaderData;
  const facts = actionData?.facts ?? loaderData.facts;
  const reply = actionData?.reply ?? (isSaved ? { isDone: true, sentence: words.saved } : undefined);
  return (
    <OfficePage title={loaderData.facts.name || (doctor ? words.unnamed : words.add)} note={words.note}>
      <OfficeAnswer reply={reply} />
      {misplacedCount > 0 && (
        <Notice kind="warning">
          {words.misplaced(misplacedCount)}{" "}
          <Link to="/admin/consultations?view=misplaced" className="link">
            {words.seeMisplaced}
          </Link>
        </Notice>
      )}
      <TwoColumns
        main={
          <>
            <Card title={words.facts}>
              {canEdit ? (
                <DoctorFactsForm facts={facts} errors={actionData?.reply?.errors ?? {}} accounts={accounts} />
              ) : (
                <>
                  <FactList
                    facts={[
                      [words.qualification, facts.qualification],
                      [words.registrationNumber, facts.registrationNumber],
                      [words.titleField, facts.title],
                      [words.languages, facts.languages],
                      [words.slotMinutes, facts.slotMinutes],
                      [words.fee, facts.feePaise],
                      [words.followUpDays, facts.followUpDays],
                    ]}
                  />
                  <p className="mt-3 text-sm text-ink-2">{words.ownerOnly}</p>
                </>
              )}
            </Card>
            {doctor && (
              <WeekForm
                key={JSON.stringify(actionData?.hours ?? doctor.hours)}
                {...doctor}
                hours={actionData?.hours ?? doctor.hours}
                pastesVideoLink={actionData?.pastesVideoLink ?? doctor.pastesVideoLink}
              />
            )}
          </>
        }
        side={
          doctor && (
            <>
              {canEdit && (
                <DoctorPhoto
                  key={doctor.photoUrl}
                  photoUrl={doctor.photoUrl}
                  name={loaderData.facts.name || words.unnamed}
                  error={actionData?.reply?.errors?.photo}
                />
              )}
              <DaysOff key={doctor.daysOff.length} daysOff={doctor.daysOff} today={today} />
            </>
          )
        }
      />
    </OfficePage>
  );
}
