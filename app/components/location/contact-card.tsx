import { Clock, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { addressLine, callLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { useText } from "#app/components/text.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { locationText } from "#app/content/messages/en/location.ts";
import { formatPhone } from "#app/domain/phone.ts";

/** The shop's address, phone and hours, and the ways to it. */
export function ContactCard() {
  const { contact } = useText(locationText);
  const facts = useShopFacts();
  return (
    <Panel as="aside">
      <h2 className="mb-4 text-[1.25rem]">{contact.title}</h2>
      <dl className="grid gap-3">
        <Row icon={<MapPin />} name={contact.address}>
          {addressLine(facts.address)}
        </Row>
        <Row icon={<Phone />} name={contact.phone}>
          <a href={callLink(facts)} className="link">
            +91 {formatPhone(facts.phone)}
          </a>
        </Row>
        <Row icon={<Clock />} name={contact.hours}>
          {facts.hours.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Row>
      </dl>
      <div className="mt-5 grid gap-3">
        <ButtonLink to="/contact" isBlock>
          {contact.contactUs}
        </ButtonLink>
        <ButtonLink to="/shop" variant="outline" isBlock>
          {contact.shopNow}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 font-semibold [&_.lucide]:text-clay-600">
        {icon}
        {name}
      </dt>
      <dd className="pl-8 text-ink-2">{children}</dd>
    </div>
  );
}
