import { Boxes, Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { DoorNow } from "#app/components/layout/door-now.tsx";
import { CallButton, ChatButton, ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { addressLine, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { FactLines, IconFact } from "#app/components/ui/icon-fact.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** How to reach the shop, and where practices order. */
export function ContactDetails() {
  const { contact } = requestText;
  const facts = useShopFacts();
  return (
    <div className="grid gap-5">
      <Panel as="section">
        <h2 className="mb-4 text-2xl">{contact.reach}</h2>
        <dl className="grid gap-3.5">
          {facts.phone && (
            <IconFact icon={<Phone />} name={contact.phone}>
              <ShopPhone className="link" />
            </IconFact>
          )}
          <IconFact icon={<Mail />} name={contact.email}>
            <a href={`mailto:${facts.email}`} className="link break-all">
              {facts.email}
            </a>
          </IconFact>
          <IconFact icon={<MapPin />} name={contact.address}>
            {addressLine(facts.address)}
          </IconFact>
          <IconFact icon={<Clock />} name={contact.hours}>
            <FactLines lines={facts.hours} />
            <DoorNow />
          </IconFact>
          <IconFact icon={<MessageCircle />} name={contact.support}>
            <FactLines lines={facts.supportHours} />
          </IconFact>
        </dl>
        <div className="mt-5 grid gap-3">
          <CallButton words={() => contact.call} variant="soft" isBlock />
          <ChatButton message={contact.chatMessage} isBlock>
            {contact.chat}
          </ChatButton>
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
