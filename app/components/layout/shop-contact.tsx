import { Clock, MapPin, Phone } from "lucide-react";
import { DoorNow } from "#app/components/layout/door-now.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { addressLine, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { FactLines, IconFact } from "#app/components/ui/icon-fact.tsx";

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
      {(facts.phone || (words.chat && facts.whatsapp)) && (
        <IconFact icon={<Phone />} name={words.phone}>
          <ShopPhone className="link mr-4 inline-flex min-h-11 min-w-11 items-center" />
          {words.chat && facts.whatsapp && (
            <a href={chatLink(facts.whatsapp)} className="link inline-flex min-h-11 min-w-11 items-center">
              {words.chat}
            </a>
          )}
        </IconFact>
      )}
      <IconFact icon={<Clock />} name={words.hours}>
        <FactLines lines={facts.hours} />
        <DoorNow />
      </IconFact>
    </dl>
  );
}
