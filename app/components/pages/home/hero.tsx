import { Clock, Droplets, ShieldCheck, Stethoscope, Truck } from "lucide-react";
import { useFact, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";
import { rupees } from "#app/domain/money.ts";

/** "Same-day delivery", "the same day", "2:00 PM": what holds in Sohna and Gurgaon. */
type Nearby = { title: string; arrival: string; cutOff: string };

/** The first view: what the shop is, two ways on, and four highlights. Counts are finished claims such as "2,300+". */
export function Hero({ products, brands, near }: { products: string; brands: string; near: Nearby }) {
  const { hero } = homeText;
  const { address } = useShopFacts();
  return (
    <>
      <section className="buti buti-fade border-b border-line bg-sunk">
        <PageWidth className="grid gap-4 pt-7 *:min-w-0 lg:grid-cols-[1.02fr_.98fr] lg:items-center lg:gap-10 lg:pt-0">
          <div className="lg:pt-14 lg:pb-[60px]">
            <h1 className="text-[min(15.5vw,clamp(2.25rem,1.1rem+4.9vw,4.5rem))] leading-[1.03] tracking-[-.018em] text-leaf-900">
              {hero.title}
            </h1>
            <p className="mt-4 max-w-[44ch] text-lg text-ink-2">
              {hero.lead(products, brands, address.area || address.town, near.arrival)}
            </p>
            <div className="mt-[22px] flex flex-wrap gap-3">
              <ButtonLink to="/shop" size="lg" className="max-md:flex-1">
                {hero.shopNow}
              </ButtonLink>
              <ButtonLink to="/contact" size="lg" variant="outline" className="max-md:flex-1">
                {hero.contactUs}
              </ButtonLink>
            </div>
          </div>
          <img
            src="/art/taak.svg"
            alt={hero.picture}
            width={580}
            height={602}
            fetchPriority="high"
            className="mx-auto h-auto w-full max-w-[560px] lg:mt-[30px] lg:max-w-[590px] lg:self-end"
          />
        </PageWidth>
      </section>
      <Highlights near={near} />
    </>
  );
}

function Highlights({ near }: { near: Nearby }) {
  const { hero } = homeText;
  const { freeFromPaise } = useShopFacts();
  const hasDoctor = useFact("doctor");
  const highlights = [
    { Icon: Truck, title: hero.freeDelivery, text: hero.freeDeliveryFrom(rupees(freeFromPaise)) },
    { Icon: Clock, title: near.title, text: hero.nearbyBefore(near.cutOff) },
    { Icon: ShieldCheck, title: hero.authentic, text: hero.authenticText },
    hasDoctor
      ? { Icon: Stethoscope, title: hero.consultation, text: hero.consultationText }
      : { Icon: Droplets, title: hero.exact, text: hero.exactText },
  ];
  return (
    <div className="bg-linear-to-b from-sunk from-50% to-bg to-50%">
      <PageWidth>
        <ul className="two-up gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
          {highlights.map(({ Icon, title, text }) => (
            <li
              key={title}
              className="grid content-start gap-x-3.5 gap-y-0.5 bg-surface px-3.5 py-4 md:grid-cols-[auto_1fr] md:content-center md:items-center lg:px-[22px] lg:py-5"
            >
              <Icon className="row-span-2 size-[26px] text-clay-600 max-md:mb-1" />
              <b className="leading-tight font-semibold">{title}</b>
              <span className="text-sm leading-[1.35] text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  );
}
