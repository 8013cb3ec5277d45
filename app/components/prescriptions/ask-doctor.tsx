import { CallButton } from "#app/components/layout/reach-shop.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { prescriptionText } from "#app/content/messages/prescriptions/prescription.ts";

/** The ways to the doctor beside a prescription that must not be followed any more. */
export function AskDoctor() {
  const { askDoctor: words } = prescriptionText;
  return (
    <Panel as="section" className="grid gap-3">
      <h2 className="text-xl">{words.title}</h2>
      <ButtonLink to="/doctor-consultation" isBlock>
        {words.ask}
      </ButtonLink>
      <CallButton words={words.call} isBlock />
    </Panel>
  );
}
