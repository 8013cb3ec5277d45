import type { ReactNode } from "react";
import { ChangePanel } from "#app/components/clinic/change-panel.tsx";
import type { BookingView, ConsultationView, SheetAnswer } from "#app/components/clinic/consultation-view.ts";
import { Ticket } from "#app/components/clinic/ticket.tsx";
import { CallButton } from "#app/components/layout/reach-shop.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { Status } from "#app/components/ui/status.tsx";
import { booked } from "#app/content/messages/booked.ts";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { slotChoiceText } from "#app/content/messages/clinic/slot-choice.ts";
import { formatDate, formatDateTime } from "#app/content/messages/dates.ts";
import type { ConsultationStatus } from "#app/domain/clinic/consultation-status.ts";
import { rupees } from "#app/domain/money.ts";

const LOOKS: Partial<Record<ConsultationStatus, "ok" | "warn" | "mute">> = {
  confirmed: "ok",
  arrived: "ok",
  completed: "ok",
  wait_listed: "warn",
  cancelled: "mute",
  missed: "mute",
};

/** The patient's own page: where the consultation stands, when and where it is, how to change it, and the records as children. */
export function ConsultationSheet({
  consultation,
  booking,
  token,
  answer,
  children,
}: {
  consultation: ConsultationView;
  booking: BookingView | undefined;
  token: string;
  answer: SheetAnswer | undefined;
  children: ReactNode;
}) {
  const words = ownConsultationText;
  const facts = useShopFacts();
  const { number, status, name, isTimeOver, isChangeable, changeUntilHours } = consultation;
  const ticket = status === "confirmed" && !isTimeOver ? consultation.slot : undefined;
  const isOpen = ["requested", "wait_listed", "confirmed"].includes(status) && !isTimeOver;
  return (
    <>
      <div className="mt-0.5 mb-5 flex flex-wrap items-center gap-3">
        {ticket ? <p>{words.title(number)}</p> : <h1>{words.title(number)}</h1>}
        <Status kind={LOOKS[status] ?? "info"}>{words.status[status]}</Status>
      </div>
      {answer?.message && (
        <Notice kind="error" className="mb-5">
          {answer.message}
        </Notice>
      )}
      <div className="grid gap-[22px] *:min-w-0 lg:grid-cols-[1fr_372px] lg:items-start lg:gap-9">
        <div className="grid gap-5">
          {ticket ? (
            <Ticket name={name} slot={ticket} token={token} />
          ) : (
            <Panel as="section" className="grid gap-3">
              <p className="text-ink-2">{words.for(name)}</p>
              <Time consultation={consultation} />
              <p>
                {isTimeOver ? words.timeIsOver : words.answer[status](formatDateTime(consultation.answerBy))}
              </p>
            </Panel>
          )}
          {children}
        </div>
        <aside className="grid gap-[18px]">
          {isOpen && isChangeable && (
            <ChangePanel
              booking={booking}
              hasSlot={consultation.slot !== undefined}
              changeUntilHours={changeUntilHours}
            />
          )}
          {!isOpen && status !== "arrived" && (
            <Panel>
              <h2 className="mb-3 text-xl">{words.again}</h2>
              <ButtonLink to="/doctor-consultation" isBlock>
                {words.ask}
              </ButtonLink>
            </Panel>
          )}
          {isOpen && !isChangeable && <Notice>{words.tooLate(facts)}</Notice>}
          {facts.phone && (
            <Panel>
              <h2 className="mb-3 text-xl">{words.help}</h2>
              <CallButton words={words.call} isBlock />
            </Panel>
          )}
        </aside>
      </div>
    </>
  );
}

function Time({ consultation }: { consultation: ConsultationView }) {
  const own = ownConsultationText;
  const { slot, status, preferredDate, preferredTime } = consultation;
  if (!slot)
    return (
      <p className="text-xl font-semibold">
        {own.wish(formatDate(preferredDate), preferredTime && slotChoiceText.time[preferredTime])}
      </p>
    );
  const { startsAt, mode, doctor, feePaise, isFollowUp } = slot;
  const fee = isFollowUp
    ? own.followUp
    : feePaise > 0
      ? slotChoiceText.fee(rupees(feePaise))
      : slotChoiceText.noFee;
  return (
    <>
      <p className="font-display text-2xl leading-tight font-semibold">
        {status === "confirmed" ? booked(startsAt) : formatDateTime(startsAt)}
      </p>
      <p>
        {own.with(doctor.name, doctor.qualification)}
        <span className="block text-sm text-ink-2">{own.registration(doctor.registrationNumber)}</span>
      </p>
      <p>
        {slotChoiceText.modeName[mode]}, {fee}
      </p>
    </>
  );
}
