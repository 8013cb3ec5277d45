import { Clock, MapPin, Phone } from "lucide-react";
import { addressLine, callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { FactLines, IconFact } from "#app/components/ui/icon-fact.tsx";
import { formatPhone } from "#app/domain/form/phone.ts";

/** The shop's address, phone and hours; a link to its chat where `words` name one. */
export function ShopContact({
  words,
}: {
  words: { address: string; hours: string; phone: string; chat?: string };
}) {
  const facts = useShopFacts();
  return (
    <dl className="grid gap-3.5">
      <IconFact icon={<MapPin />} name={words.address}>
        {addressLine(facts.address)}
      </IconFact>
      <IconFact icon={<Phone />} name={words.phone}>
        <a href={callLink(facts)} className="link mr-4">
          +91 {formatPhone(facts.phone)}
        </a>
        {words.chat && (
          <a href={chatLink(facts)} className="link">
            {words.chat}
          </a>
        )}
      </IconFact>
      <IconFact icon={<Clock />} name={words.hours}>
        <FactLines lines={facts.hours} />
      </IconFact>
    </dl>
  );
}
