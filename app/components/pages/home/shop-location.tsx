import { Navigation } from "lucide-react";
import { CallButton } from "#app/components/layout/reach-shop.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ShopContact } from "#app/components/layout/shop-contact.tsx";
import { directionsTo, doorOf, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";

/** Where the shop is: a drawn map, address, hours, phone, and the way there. */
export function ShopLocation() {
  const { location } = homeText;
  const door = doorOf(useShopFacts());
  return (
    <Section isLate className="pt-0!">
      <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[1.2fr_1fr]">
        <img
          src="/art/shop-map.svg"
          alt={location.map}
          width={640}
          height={420}
          loading="lazy"
          className="h-[150px] w-full object-cover md:h-full md:min-h-[260px]"
        />
        <div className="grid content-center gap-4 px-5 py-[26px] lg:px-11 lg:py-10">
          <h2>{location.title}</h2>
          <ShopContact words={location} />
          <div className="flex flex-wrap gap-3">
            {door && (
              <ButtonLink to={directionsTo(door)}>
                <Navigation className="size-[18px]" />
                {location.directions}
              </ButtonLink>
            )}
            <CallButton words={() => location.call} />
          </div>
        </div>
      </div>
    </Section>
  );
}
