import { Boxes, Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addressLine, callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { useText } from "#app/components/text.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/en/request.ts";
import { formatPhone } from "#app/domain/phone.ts";

/** How to reach the shop, and where practices order. */
export function ContactDetails() {
  const { contact } = useText(requestText);
  const facts = useShopFacts();
  return (
    <div className="grid gap-5">
      <Panel as="section">
        <h2 className="mb-4 text-2xl">{contact.reach}</h2>
        <dl className="grid gap-3.5">
          <Fact icon={<Phone />} name={contact.phone}>
            <a href={callLink(facts)} className="link">
              +91 {formatPhone(facts.phone)}
            </a>
          </Fact>
          <Fact icon={<Mail />} name={contact.email}>
            <a href={`mailto:${facts.email}`} className="link break-all">
              {facts.email}
            </a>
          </Fact>
          <Fact icon={<MapPin />} name={contact.address}>
            {addressLine(facts.address)}
          </Fact>
          <Fact icon={<Clock />} name={contact.hours}>
            <Lines lines={facts.hours} />
          </Fact>
          <Fact icon={<MessageCircle />} name={contact.support}>
            <Lines lines={facts.supportHours} />
          </Fact>
        </dl>
        <div className="mt-5 grid gap-3">
          <ButtonLink to={callLink(facts)} variant="soft" isBlock>
            <Phone className="size-[18px]" />
            {contact.call}
          </ButtonLink>
          <ButtonLink to={chatLink(facts, contact.chatMessage)} variant="outline" isBlock>
            <MessageCircle className="size-[18px]" />
            {contact.chat}
          </ButtonLink>
        </div>
      </Panel>
      <Panel as="section" className="flex gap-3.5">
        <Boxes className="mt-0.5 shrink-0 text-clay-600" />
        <div>
          <h2 className="text-lg">{contact.bulkTitle}</h2>
          <p className="mt-1 text-ink-2">{contact.bulkText}</p>
          <Link to="/bulk-order" className="link mt-1 inline-flex min-h-11 items-center">
            {contact.bulkLink}
          </Link>
        </div>
      </Panel>
    </div>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 font-semibold [&_.lucide]:text-clay-600">
        {icon}
        {name}
      </dt>
      <dd className="pl-9 text-ink-2">{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
