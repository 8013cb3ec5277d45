import { data } from "react-router";
import { Announced } from "#app/components/clinic/announced.tsx";
import { ConsentsPanel } from "#app/components/clinic/consents-panel.tsx";
import { ConsultationSheet } from "#app/components/clinic/consultation-sheet.tsx";
import type { SheetAnswer } from "#app/components/clinic/consultation-view.ts";
import { RecordsPanel } from "#app/components/clinic/records-panel.tsx";
import { personalMeta } from "#app/components/layout/personal-meta.ts";
import { Said } from "#app/components/layout/said.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { booked } from "#app/content/messages/booked.ts";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { clientContext, noticeContext, shopContext } from "#app/context.ts";
import { type AgreedWords, changeableConsentOf } from "#app/domain/clinic/consent.ts";
import { CONSENT_VERSION } from "#app/domain/clinic/consent-version.ts";
import { parseSlot } from "#app/domain/clinic/consultation-form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldText } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Notice } from "#app/domain/notice.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { UPLOAD_MAX_BYTES } from "#app/domain/upload.ts";
import { answerWithNotice, giveNotice } from "#app/middleware/notice.server.ts";
import { keepAddressSecret, keepPersonal } from "#app/middleware/personal-page.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { readUploadForm } from "#app/middleware/read-upload.server.ts";
import { findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import {
  type ChangeRefusal,
  cancelByPatient,
  moveByPatient,
} from "#app/services/clinic/change-consultation.server.ts";
import { changeConsent, findStandingConsents } from "#app/services/clinic/consultation-consents.server.ts";
import { findConsultationByToken } from "#app/services/clinic/find-consultation.server.ts";
import { addRecord, listRecords, removeRecord } from "#app/services/clinic/records.server.ts";
import type { SlotRefusal } from "#app/services/clinic/slots.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/index";

const text = consultationText;
const FILE_STATUS: Record<string, number> = {
  "too-large": 413,
  "wrong-type": 415,
  "not-found": 404,
  "too-many": 409,
  cancelled: 409,
  busy: 503,
};

export const middleware: Route.MiddlewareFunction[] = [keepPersonal, keepAddressSecret, giveNotice];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Also after a refusal: the time that somebody else took must not stand there as free. */
export function shouldRevalidate() {
  return true;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const found = loaderData?.consultation;
  return personalMeta(
    matches,
    found ? ownConsultationText.title(found.number) : ownConsultationText.missingTitle,
  );
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, secret, clock } = context.get(shopContext);
  const now = clock();
  const token = cleanLine(params.token);
  const notice = context.get(noticeContext);
  const consultation = await findConsultationByToken(db, { token, secret, now });
  if (!consultation)
    return data(
      { token, notice, consultation, booking: undefined, records: [], consents: undefined },
      { status: 404 },
    );
  const asked = url.searchParams;
  const slot = parseSlot(asked.get("slot") ?? "");
  const askedSlot = slot instanceof Date ? slot : undefined;
  const choice = consultation.isChangeable
    ? await findBookingChoice(db, {
        doctorSlug: asked.get("doctor") ?? consultation.slot?.doctor.slug,
        date: askedSlot ? indiaDate(askedSlot) : (asked.get("date") ?? undefined),
        now,
      })
    : undefined;
  const booking = choice && { ...choice, askedSlot: askedSlot?.toISOString() };
  const consents = await findStandingConsents(db, token);
  return data({ token, notice, consultation, booking, consents, records: await listRecords(db, token) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const token = cleanLine(params.token);
  if (request.headers.get("content-type")?.startsWith("multipart/form-data"))
    return sendRecord({ request, context, token });
  const { db, files, config, clock } = context.get(shopContext);
  const form = await readForm(request);
  const asked = { token, publicOrigin: config.publicOrigin, now: clock() };
  const done = (kind: "consultation-cancelled" | "consent-changed" | "record-removed") =>
    answerWithNotice({ context, notice: { kind }, to: `/consultation/${token}` });

  switch (fieldText(form, "intent")) {
    case "cancel": {
      const cancelled = await cancelByPatient(db, asked);
      return cancelled.ok ? done("consultation-cancelled") : refuse(cancelled.reason, context);
    }
    case "move": {
      const startsAt = parseSlot(fieldText(form, "slot"));
      if (!(startsAt instanceof Date))
        return data<SheetAnswer>({ message: text.problems.slot }, { status: 422 });
      const mode = fieldText(form, "mode") === "video" ? "video" : "clinic";
      const doctor = fieldLine(form, "doctor");
      const moved = await moveByPatient(db, { ...asked, doctor, startsAt, mode });
      if (!moved.ok) return refuse(moved.reason, context);
      const notice: Notice = { kind: "consultation-booked", startsAt: startsAt.toISOString(), isMoved: true };
      return answerWithNotice({ context, notice, to: `/consultation/${token}` });
    }
    case "give-consent":
    case "withdraw-consent": {
      const purpose = changeableConsentOf(fieldText(form, "purpose"));
      if (!purpose) return data<SheetAnswer>({ message: text.badForm }, { status: 400 });
      const isGiven = fieldText(form, "intent") === "give-consent";
      const words = isGiven && purpose !== "health" ? wordsBeside(purpose) : undefined;
      const changed = await changeConsent(db, files, { ...asked, purpose, words });
      return changed.ok ? done("consent-changed") : refuse(changed.reason, context);
    }
    case "remove-record": {
      const uploadId = fieldText(form, "uploadId");
      const removed = await removeRecord(db, files, { token, uploadId, now: asked.now });
      return removed.ok ? done("record-removed") : refuse(removed.reason, context);
    }
    default:
      return data<SheetAnswer>({ message: text.badForm }, { status: 400 });
  }
}

function wordsBeside(purpose: "records" | "reminders"): AgreedWords {
  const words = { records: text.shareRecords, reminders: text.consent.reminders };
  return { version: CONSENT_VERSION, text: words[purpose], language: spoken() };
}

export default function Consultation({ loaderData, actionData }: Route.ComponentProps) {
  const words = ownConsultationText;
  const { consultation, booking, token, records, consents, notice } = loaderData;
  if (!consultation)
    return (
      <PageWidth className="py-14">
        <EmptyShelf as="h1" title={words.missingTitle} text={words.missingText}>
          <ButtonLink to="/doctor-consultation">{words.ask}</ButtonLink>
        </EmptyShelf>
      </PageWidth>
    );
  const canSend = consultation.status !== "cancelled";
  return (
    <PageWidth className="pt-5 pb-14">
      {notice?.kind === "consultation-booked" ? (
        <Announced
          sentence={[
            ...(notice.isMoved ? [] : [ownConsultationText.success]),
            booked(new Date(notice.startsAt)),
          ].join(" ")}
        />
      ) : (
        <Said notice={notice} />
      )}
      <ConsultationSheet consultation={consultation} booking={booking} token={token} answer={actionData}>
        {(canSend || records.length > 0) && (
          <RecordsPanel token={token} records={records} error={actionData?.file} canSend={canSend} />
        )}
        {consents && <ConsentsPanel consents={consents} />}
      </ConsultationSheet>
    </PageWidth>
  );
}

type Context = Route.ActionArgs["context"];

async function sendRecord({
  request,
  context,
  token,
}: {
  request: Request;
  context: Context;
  token: string;
}) {
  const { db, files, clock } = context.get(shopContext);
  const refuseFile = (reason: keyof typeof ownConsultationText.fileProblems) =>
    data<SheetAnswer>(
      { file: ownConsultationText.fileProblems[reason] },
      { status: FILE_STATUS[reason] ?? 422 },
    );
  const sent = await readUploadForm(request, {
    maxFileBytes: UPLOAD_MAX_BYTES.record,
    maxFiles: 1,
    client: context.get(clientContext),
  });
  if (!sent.ok) return refuseFile(sent.reason);
  const file = sent.value.files.find(({ fieldName }) => fieldName === "record");
  if (!file) return refuseFile("empty");
  const clientAddress = context.get(clientContext).address;
  const kept = await addRecord(db, files, {
    ...file,
    token,
    clientAddress,
    words: { version: CONSENT_VERSION, text: ownConsultationText.recordsText, language: spoken() },
    now: clock(),
  });
  if (!kept.ok)
    return kept.reason === "too-many-attempts"
      ? data<SheetAnswer>(
          { file: ownConsultationText.tooManyFiles(whenAgain(kept.retryAfterSeconds)) },
          tooManyInit(kept),
        )
      : refuseFile(kept.reason);
  return answerWithNotice({ context, notice: { kind: "record-sent" }, to: `/consultation/${token}#records` });
}

async function refuse(reason: ChangeRefusal | SlotRefusal, context: Context) {
  if (reason === "not-found")
    return data<SheetAnswer>({ message: ownConsultationText.missingText }, { status: 404 });
  if (reason !== "too-late") return data<SheetAnswer>({ message: text.refusals[reason] }, { status: 409 });
  const { shop } = await findSettings(context.get(shopContext).db);
  return data<SheetAnswer>({ message: ownConsultationText.tooLate(shop) }, { status: 409 });
}
