import { Clock, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { addressLine, callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { formatPhone } from "#app/domain/phone.ts";

/** The shop's address, phone and hours; a link to its chat where `words` name one. */
export function ShopContact({
  words,
}: {
  words: { address: string; hours: string; phone: string; chat?: string };
}) {
  const facts = useShopFacts();
  return (
    <dl className="grid gap-3.5">
      <Fact icon={<MapPin />} name={words.address}>
        {addressLine(facts.address)}
      </Fact>
      <Fact icon={<Phone />} name={words.phone}>
        <a href={callLink(facts)} className="link mr-4">
          +91 {formatPhone(facts.phone)}
        </a>
        {words.chat && (
          <a href={chatLink(facts)} className="link">
            {words.chat}
          </a>
        )}
      </Fact>
      <Fact icon={<Clock />} name={words.hours}>
        {facts.hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
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
