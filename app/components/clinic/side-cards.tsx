import { BadgeCheck, Clock, Lock, NotebookPen } from "lucide-react";
import type { Meeting } from "#app/components/clinic/consultation-view.ts";
import { chatLink, useFact, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { NumberedSteps } from "#app/components/ui/numbered-steps.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

const WHY_ICONS = [BadgeCheck, Clock, NotebookPen, Lock];

/** Why these doctors, what happens next, and the chat for records. */
export function SideCards({ meeting }: { meeting: Meeting }) {
  const words = consultationText;
  const { consultation, where, plan } = words.steps;
  const later = [{ title: consultation, text: where[meeting] }, plan];
  const facts = useShopFacts();
  const hasDoctor = useFact("doctor");
  return (
    <aside className="grid content-start gap-5 lg:col-start-1">
      {hasDoctor && <WhyOurDoctors />}
      <Panel>
        <h2 className="mb-3.5 text-xl">{words.steps.heading}</h2>
        <div className="slot-chosen:hidden">
          <NumberedSteps steps={[...words.steps.list, ...later]} />
        </div>
        <div className="hidden slot-chosen:block">
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
