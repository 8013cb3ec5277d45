import { ArrowLeft, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { BookingBar } from "#app/components/clinic/booking-bar.tsx";
import type { RequestAnswer } from "#app/components/clinic/consultation-view.ts";
import { DoctorCard } from "#app/components/clinic/doctor-card.tsx";
import { RequestForm } from "#app/components/clinic/request-form.tsx";
import { SideCards } from "#app/components/clinic/side-cards.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { useFact, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { whenReached } from "#app/components/layout/when-reached.ts";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { problemSentences } from "#app/content/messages/problem-sentences.ts";
import { spoken } from "#app/content/messages/spoken.ts";
import { whenAgain } from "#app/content/messages/when-again.ts";
import { accountContext, clientContext, shopContext } from "#app/context.ts";
import { CONSENT_VERSION } from "#app/domain/clinic/consent-version.ts";
import {
  CONSULTATION_FIELDS,
  type ConsultationProblems,
  parseConsultationForm,
} from "#app/domain/clinic/consultation-form.ts";
import { meetingOf } from "#app/domain/clinic/consultation-slot.ts";
import { isTimeOver, PREFERRED_TIMES } from "#app/domain/clinic/preferred-time.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import type { Notice as Said } from "#app/domain/notice.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { recogniseAccount } from "#app/middleware/account.server.ts";
import { answerWithNotice } from "#app/middleware/notice.server.ts";
import { readForm } from "#app/middleware/read-form.server.ts";
import { knownPerson, pageKey, unkeptHeaders } from "#app/middleware/request-form.server.ts";
import { findBookingChoice } from "#app/services/clinic/booking-view.server.ts";
import { isClinicOpen } from "#app/services/clinic/clinic-opening.server.ts";
import { requestConsultation } from "#app/services/clinic/request-consultation.server.ts";
import { clinicData } from "#app/services/pages/structured-data/business.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/doctor-consultation";

const text = consultationText;

export const middleware: Route.MiddlewareFunction[] = [recogniseAccount];

export const headers: Route.HeadersFunction = unkeptHeaders;

/** Also after a refusal: the time that somebody else took must not stand there as free. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== 503;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: text.title,
        description: text.description(loaderData.shop.name, loaderData.shop.town),
        canonical: loaderData.canonical,
        structuredData: loaderData.structuredData,
      })
    : [];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const now = clock();
  const today = indiaDate(now);
  const askedDate = url.searchParams.get("date") ?? undefined;
  const doctorSlug = url.searchParams.get("doctor") ?? undefined;
  const [booking, settings] = await Promise.all([
    findBookingChoice(db, { doctorSlug, date: askedDate, now }),
    findSettings(db),
  ]);
  const { shop } = settings;
  const isTaking = config.isTryout || (await isClinicOpen(db, { ...payStart(config), today }));
  const origin = config.publicOrigin;
  return {
    booking,
    isTaking,
    askedDate: booking?.days.some(({ date }) => date === askedDate) ? askedDate : undefined,
    today,
    timesOver: PREFERRED_TIMES.filter((time) => isTimeOver({ date: today, time, now })),
    idempotencyKey: pageKey(),
    known: knownPerson(context),
    shop: { name: shop.name, town: shop.address.town },
    canonical: `${origin}/doctor-consultation`,
    structuredData: graph(
      clinicData({ origin, settings }),
      breadcrumbData(origin, [
        { name: text.home, to: "/" },
        { name: text.title, to: "/doctor-consultation" },
      ]),
    ),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, config } = context.get(shopContext);
  const now = clock();
  const form = await readForm(request);
  const values = typedTexts(form, ["idempotencyKey", ...CONSULTATION_FIELDS]);
  const answer = { answeredAt: now.getTime(), errors: {}, values };
  const idempotencyKey = cleanLine(values.idempotencyKey ?? "");
  if (!/^[\w-]{8,64}$/.test(idempotencyKey))
    return data<RequestAnswer>({ ...answer, message: text.badForm }, { status: 400 });
  const parsed = parseConsultationForm(form, now);
  if (!parsed.ok)
    return data<RequestAnswer>({ ...answer, ...refusalWords(parsed.problems) }, { status: 422 });

  const requested = await requestConsultation(db, {
    form: parsed.value,
    idempotencyKey,
    consent: { version: CONSENT_VERSION, text: text.consent.health, language: spoken() },
    otherConsents: {
      guardian: text.consent.guardian,
      records: text.shareRecords,
      reminders: text.consent.reminders,
    },
    profileId: context.get(accountContext)?.userId,
    clientAddress: context.get(clientContext).address,
    publicOrigin: config.publicOrigin,
    ...payStart(config),
    isTryout: config.isTryout,
    now,
  });
  if (requested.ok) {
    const to = `/consultation/${requested.value.token}` as const;
    const { slot } = parsed.value;
    const notice: Said =
      slot instanceof Date
        ? { kind: "consultation-booked", startsAt: slot.toISOString() }
        : { kind: "consultation-requested" };
    return answerWithNotice({ context, notice, to });
  }
  if (requested.reason === "too-many-attempts") {
    const message = text.tooMany(whenAgain(requested.retryAfterSeconds));
    return data<RequestAnswer>({ ...answer, message }, tooManyInit(requested));
  }
  const message = text.refusals[requested.reason];
  if (requested.reason === "not-open") return data<RequestAnswer>({ ...answer, message }, { status: 409 });
  return data<RequestAnswer>({ ...answer, errors: { slot: message } }, { status: 409 });
}

/** Where the shop is not reached, the request stays as it was typed, on this page and nowhere else. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = Object.fromEntries(
    [...(await request.clone().formData())].map(([name, typed]) => [name, String(typed)]),
  );
  const unreached: RequestAnswer = { answeredAt: Date.now(), errors: {}, values, message: text.unreached };
  return whenReached(serverAction, unreached);
}

export default function DoctorConsultation({ loaderData, actionData }: Route.ComponentProps) {
  const words = consultationText;
  const { address, answerHours } = useShopFacts();
  const hasDoctor = useFact("doctor");
  const [choice, setChoice] = useState(actionData?.values.slot);
  const { booking } = loaderData;
  const meeting = meetingOf(booking?.modes ?? []) ?? "clinic";
  const isShown = booking?.slots.some(({ value, isTaken }) => value === choice && !isTaken);
  return (
    <PageWidth className="booking-page grid gap-5 pt-3 pb-14 *:min-w-0 lg:grid-cols-[400px_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:pt-6">
      <div className="grid content-start gap-4">
        <div>
          <Link to="/" className="link-arrow text-[.9688rem]">
            <ArrowLeft className="size-[18px]" />
            <span>{words.backHome}</span>
          </Link>
          <h1>{words.heading}</h1>
        </div>
        {booking && (
          <DoctorCard doctor={booking.doctor} meeting={meeting} nextFree={booking.nextFree?.toISOString()} />
        )}
        <p className="text-ink-2">
          {hasDoctor
            ? `${words.lead[meeting](address.town)} ${(booking ? words.leadTimes : words.leadRequest)(answerHours.clinic)}`
            : words.leadWithoutDoctor(answerHours.clinic)}
        </p>
        <Emergency />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {loaderData.isTaking || actionData ? (
          <RequestForm
            {...loaderData}
            answer={actionData}
            choice={choice}
            isChoiceShown={isShown ?? false}
            onChoice={setChoice}
          />
        ) : (
          <Notice kind="warning">{words.notOpen}</Notice>
        )}
      </div>
      <SideCards meeting={meeting} />
      {booking && loaderData.isTaking && (
        <BookingBar booking={booking} choice={isShown ? choice : undefined} />
      )}
    </PageWidth>
  );
}

function Emergency() {
  const { emergency } = consultationText;
  return (
    <section className="flex gap-3 rounded-md border-[1.5px] border-clay-300 bg-error-soft px-4 py-3.5">
      <TriangleAlert className="mt-0.5 text-error" />
      <div>
        <h2 className="font-body text-base font-semibold text-clay-800">{emergency.title}</h2>
        <p className="text-[.9375rem]">
          {emergency.text}{" "}
          <a href="tel:112" className="link text-error!">
            {emergency.number}
          </a>
          .
        </p>
      </div>
    </section>
  );
}

/** The specification's one sentence first, then each field's own. */
function refusalWords(problems: ConsultationProblems) {
  const errors = problemSentences(problems, text.problems, text.missing);
  const isMissing = Object.values(problems).includes("required");
  return { errors, message: isMissing ? text.allRequired : text.errorTitle };
}
