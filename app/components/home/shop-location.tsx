import { Clock, MapPin, Navigation, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Section } from "#app/components/home/section.tsx";
import { addressLine, callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { useText } from "#app/components/text.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { homeText } from "#app/content/messages/en/home.ts";
import { formatPhone } from "#app/domain/phone.ts";

/** Where the shop is: a drawn map, address, hours, phone, and the way there. */
export function ShopLocation() {
  const { location } = useText(homeText);
  const facts = useShopFacts();
  return (
    <Section isLate className="pt-0!">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[1.2fr_1fr]">
        <img
          src="/art/shop-map.svg"
          alt={location.map}
          width={640}
          height={420}
          loading="lazy"
          className="h-full min-h-[260px] w-full object-cover"
        />
        <div className="grid content-center gap-4 px-5 py-[26px] lg:px-11 lg:py-10">
          <h2>{location.title}</h2>
          <dl className="grid gap-3.5">
            <Fact icon={<MapPin />} name={location.address}>
              {addressLine(facts.address)}
            </Fact>
            <Fact icon={<Clock />} name={location.hours}>
              {facts.hours.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Fact>
            <Fact icon={<Phone />} name={location.phone}>
              <a href={callLink(facts)} className="link mr-4">
                +91 {formatPhone(facts.phone)}
              </a>
              <a href={chatLink(facts)} className="link">
                {location.chat}
              </a>
            </Fact>
          </dl>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={directionsLink(facts.geo)}>
              <Navigation className="size-[18px]" />
              {location.directions}
            </ButtonLink>
            <ButtonLink to={callLink(facts)} variant="outline">
              <Phone className="size-[18px]" />
              {location.call}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
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

function directionsLink({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}
