import { BadgeCheck, Clock, Lock, NotebookPen } from "lucide-react";
import type { DoctorView, Meeting } from "#app/components/clinic/consultation-view.ts";
import { chatLink, useFact, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { NumberedSteps } from "#app/components/ui/numbered-steps.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { formatDay, formatTime } from "#app/content/messages/dates.ts";
import { formatPhone } from "#app/domain/form/phone.ts";
import { indiaDate, indiaMinutes } from "#app/domain/india-time.ts";

const WHY_ICONS = [BadgeCheck, Clock, NotebookPen, Lock];

/** Beside the form: the chosen time, the doctor, why them, what happens next, and the chat for records. */
export function SideCards({
  doctor,
  meeting,
  slot,
}: {
  doctor: DoctorView | undefined;
  meeting: Meeting;
  slot: string | undefined;
}) {
  const words = consultationText;
  const { consultation, where, plan } = words.steps;
  const later = [{ title: consultation, text: where[meeting] }, plan];
  const facts = useShopFacts();
  const hasDoctor = useFact("doctor");
  return (
    <aside className="grid content-start gap-5">
      {slot && <Choice startsAt={new Date(slot)} />}
      {doctor && <DoctorCard doctor={doctor} className="max-lg:hidden" />}
      {hasDoctor && <WhyOurDoctors />}
      <Panel>
        <h2 className="mb-3.5 text-xl">{words.steps.heading}</h2>
        <div className="group-has-[.slot_input:checked]/booking:hidden">
          <NumberedSteps steps={[...words.steps.list, ...later]} />
        </div>
        <div className="hidden group-has-[.slot_input:checked]/booking:block">
          <NumberedSteps steps={[...words.steps.listBooked, ...later]} />
        </div>
      </Panel>
      {facts.whatsapp && (
        <Notice>
          {words.chat.text}{" "}
          <a href={chatLink(facts.whatsapp, words.chat.message)} className="link">
            +91 {formatPhone(facts.whatsapp)}
          </a>
          . {words.chat.noAdvice}
        </Notice>
      )}
    </aside>
  );
}

function WhyOurDoctors() {
  const { why } = consultationText;
  return (
    <Panel>
      <h2 className="mb-3.5 text-xl">{why.heading}</h2>
      <ul className="grid gap-3.5">
        {why.points.map((point, position) => {
          const Icon = WHY_ICONS[position]!;
          return (
            <li key={point} className="grid grid-cols-[26px_1fr] gap-3 leading-[1.4]">
              <Icon className="size-6 text-clay-600" />
              {point}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Choice({ startsAt }: { startsAt: Date }) {
  const words = consultationText;
  return (
    <div aria-live="polite" className="on-dark rounded-lg bg-leaf-800 px-6 py-[22px] text-paper-100">
      <h2 className="text-[1.25rem] text-white">{words.choice}</h2>
      <p className="mt-2 font-display text-[1.625rem] leading-[1.15] font-semibold text-marigold-300">
        {formatDay(indiaDate(startsAt))}, {formatTime(indiaMinutes(startsAt))}
      </p>
    </div>
  );
}

/** Who the patient meets: above the times on phones, beside the form on wide screens. */
export function DoctorCard({ doctor, className }: { doctor: DoctorView; className: string }) {
  const words = consultationText;
  return (
    <Panel className={`grid grid-cols-[76px_1fr] items-center gap-4 ${className}`}>
      <img src="/art/doctor.svg" alt="" width={76} height={87} />
      <div>
        <b className="font-display text-[1.25rem] leading-[1.2] font-semibold">{doctor.name}</b>
        <p className="text-sm text-ink-2">
          {doctor.qualification}
          <br />
          {doctor.title}
          <br />
          {doctor.languages.join(", ")}
          <br />
          {words.own.registration(doctor.registrationNumber)}
        </p>
      </div>
    </Panel>
  );
}
