import { Clock, Droplets, ShieldCheck, Stethoscope, Truck } from "lucide-react";
import { PincodePromise } from "#app/components/catalog/product/pincode-promise.tsx";
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
        <PageWidth className="grid gap-4 pt-3.5 pb-3 *:min-w-0 lg:grid-cols-[1.02fr_.98fr] lg:items-center lg:gap-10 lg:py-0">
          <div className="lg:pt-14 lg:pb-[60px]">
            <h1 className="text-[min(15.5vw,clamp(1.875rem,.6rem+4.9vw,4.5rem))] leading-[1.03] tracking-[-.018em] text-leaf-900">
              {hero.title}
            </h1>
            <p className="mt-2 max-w-[44ch] text-ink-2 lg:mt-4 lg:text-lg">
              {hero.lead(products, brands)}
              <span className="max-lg:hidden">
                {" "}
                {hero.leadDelivery(address.area || address.town, near.arrival)}
              </span>
            </p>
            <div className="mt-2.5 max-w-[440px] lg:mt-5 max-lg:[&>section]:border-0 max-lg:[&>section]:bg-transparent max-lg:[&>section]:p-0">
              <PincodePromise path="/locations" initial={undefined} />
            </div>
            <div className="mt-3 flex flex-wrap gap-3 lg:mt-5">
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
            loading="lazy"
            className="mx-auto h-auto w-full max-w-[590px] max-lg:hidden lg:mt-[30px] lg:self-end"
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
              className="grid content-start gap-x-3.5 gap-y-0.5 bg-surface px-3 py-1.5 md:px-3.5 md:py-4 md:grid-cols-[auto_1fr] md:content-center md:items-center lg:px-[22px] lg:py-5"
            >
              <Icon className="row-span-2 size-[26px] text-clay-600 max-md:hidden" />
              <b className="leading-tight font-semibold max-md:text-[.9375rem]">{title}</b>
              <span className="text-sm leading-[1.3] text-ink-2">{text}</span>
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  );
}
