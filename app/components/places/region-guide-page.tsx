import { Section } from "#app/components/layout/section.tsx";
import { ContactCard } from "#app/components/places/contact-card.tsx";
import { PlacesByKind } from "#app/components/places/places-by-kind.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { placeListText } from "#app/content/messages/places/place-lists.ts";
import type { PlaceKind } from "#app/domain/places/place.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** The guide to a region: how it is served, the doctor, and every place in it that has a page. */
export function RegionGuidePage({
  region,
  guide,
  places,
}: {
  region: "gurgaon" | "sohna";
  guide: { intro: string[]; clinic: string[]; delivery: string[] };
  places: { name: string; address: PagePath; kind: PlaceKind; distanceKm: number }[];
}) {
  const words = locationText;
  const { heading, crumb } = placeListText.guides[region];
  return (
    <>
      <PageWidth className="pb-10">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[
            { name: words.home, to: "/" },
            { name: words.locations, to: "/locations" },
            ...(region === "sohna"
              ? [{ name: placeListText.guides.gurgaon.crumb, to: "/haryana/gurgaon/homeopathy" } as const]
              : []),
            { name: crumb },
          ]}
        />
        <div className="grid gap-8 pt-1 lg:grid-cols-[1fr_380px] lg:items-start lg:gap-14">
          <div className="grid min-w-0 max-w-prose gap-8 [&_h2]:mb-3 [&_h2]:text-[1.75rem] [&_p+p]:mt-3">
            <div>
              <h1 className="mb-4">{heading}</h1>
              <Paragraphs texts={guide.intro} className="text-lg" />
            </div>
            <section>
              <h2>{placeListText.guide.deliveryTitle}</h2>
              <Paragraphs texts={guide.delivery} />
            </section>
            <section>
              <h2>{placeListText.guide.clinicTitle}</h2>
              <Paragraphs texts={guide.clinic} />
              <div className="mt-4 flex flex-wrap gap-3">
                <ButtonLink to="/doctor-consultation" variant="accent">
                  {placeListText.guide.book}
                </ButtonLink>
                <ButtonLink to="/shop" variant="outline">
                  {placeListText.guide.shop}
                </ButtonLink>
              </div>
            </section>
          </div>
          <ContactCard />
        </div>
      </PageWidth>
      <Section isSunk>
        <SectionHeading
          title={placeListText.guide.placesTitle}
          link={{ to: "/locations", text: words.allLocations }}
        />
        <PlacesByKind places={places} />
      </Section>
    </>
  );
}

function Paragraphs({ texts, className }: { texts: string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}
