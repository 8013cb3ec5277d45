import { Phone } from "lucide-react";
import { callLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

/** The ways to the doctor beside a prescription that must not be followed any more. */
export function AskDoctor() {
  const { askDoctor: words } = prescriptionText;
  const facts = useShopFacts();
  return (
    <Panel as="section" className="grid gap-3">
      <h2 className="text-xl">{words.title}</h2>
      <ButtonLink to="/doctor-consultation" isBlock>
        {words.ask}
      </ButtonLink>
      <ButtonLink to={callLink(facts)} variant="outline" isBlock>
        <Phone className="size-[18px]" />
        {words.call(formatPhone(facts.phone))}
      </ButtonLink>
    </Panel>
  );
}
