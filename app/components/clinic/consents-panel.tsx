import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { ownConsultationText } from "#app/content/messages/clinic/own-consultation.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";
import { CHANGEABLE, type ChangeableConsent } from "#app/domain/clinic/consent.ts";

/** What the patient agreed to, each taken back by one press, as it was given. */
export function ConsentsPanel({ consents }: { consents: Record<ChangeableConsent, Date | undefined> }) {
  const own = ownConsultationText;
  const words = own.consents;
  return (
    <Panel as="section" id="consents">
      <h2 className="mb-2 text-xl">{words.title}</h2>
      <ul>
        {CHANGEABLE.map((purpose) => {
          const givenAt = consents[purpose];
          const isGivenHere = purpose !== "health";
          return (
            <li
              key={purpose}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line-soft py-2"
            >
              <span>
                {words.name[purpose]}
                <span className="block text-sm text-ink-2">
                  {givenAt ? words.given(formatDateTime(givenAt)) : words.notGiven}
                </span>
              </span>
              {(givenAt || isGivenHere) && (
                <Form method="post">
                  <input type="hidden" name="purpose" value={purpose} />
                  <Button
                    name="intent"
                    value={givenAt ? "withdraw-consent" : "give-consent"}
                    variant="quiet"
                    size="sm"
                  >
                    {givenAt ? words.withdraw : words.give}
                    <span className="sr-only"> {words.name[purpose]}</span>
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{words.note}</p>
    </Panel>
  );
}
