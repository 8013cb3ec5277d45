import { PincodePromise } from "#app/components/catalog/product/pincode-promise.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { PageContents } from "#app/components/pages/condition/page-contents.tsx";
import { arrivalWords } from "#app/components/places/arrival-words.ts";
import { LinkRows } from "#app/components/places/link-rows.tsx";
import { PlacesByKind } from "#app/components/places/places-by-kind.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { placeListText } from "#app/content/messages/places/place-lists.ts";
import { shopContext } from "#app/context.ts";
import { deliveryKind, ZONE_IDS } from "#app/domain/delivery.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import { listServedPlaces } from "#app/services/places/list-places.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";
import type { Route } from "./+types/locations.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, config } = context.get(shopContext);
  const settings = await findSettings(db);
  const places = await listServedPlaces(db, settings);
  const zones = ZONE_IDS.map((id) => {
    const { minDays, maxDays, cutOff } = settings.delivery.zones[id];
    return {
      id,
      minDays,
      maxDays,
      cutOff: minDays === 0 ? (cutOff ?? settings.delivery.cutOff) : undefined,
      carrier: deliveryKind(id),
      places: places
        .filter(({ zone }) => zone === id)
        .map(({ name, address, kind, distanceKm }) => ({ name, address, kind, distanceKm })),
    };
  });
  const typed = url.searchParams.get("pincode");
  const words = locationText;
  const origin = config.publicOrigin;
  return {
    zones,
    placeCount: places.length,
    pincodeAnswer:
      typed === null
        ? undefined
        : await answerPincode(db, { typed, goodsPaise: 0, now: clock(), settings, start: config }),
    canonical: `${origin}/locations`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.locations, to: "/locations" },
      ]),
      listData(origin, {
        name: placeListText.list.title,
        items: places.map(({ name, address }) => ({ name, to: address })),
      }),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list } = placeListText;
  const { placeCount, canonical, structuredData } = loaderData;
  const description = list.description(placeCount);
  return pageMeta(matches, { title: list.title, description, canonical, structuredData });
};

export default function Locations({
  loaderData: { zones, placeCount, pincodeAnswer },
}: Route.ComponentProps) {
  const words = locationText;
  const { list, guides } = placeListText;
  const shown = zones.filter(({ places }) => places.length > 0);
  const nameOf = ({ id, minDays, maxDays }: (typeof zones)[number]) => words.zones[id]({ minDays, maxDays });
  const rest = zones.find(({ id }) => id === "pan-india")!;
  return (
    <>
      <PageWidth className="pb-2">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[{ name: words.home, to: "/" }, { name: words.locations }]}
        />
        <h1 className="pt-1">{list.heading}</h1>
        <p className="mt-3 mb-6 max-w-prose text-lg text-ink-2">{list.lead(placeCount)}</p>
        <div className="mb-6 max-w-prose">
          <PincodePromise path="/locations" initial={pincodeAnswer} />
        </div>
        <PageContents label={list.jump} links={shown.map((zone) => ({ id: zone.id, text: nameOf(zone) }))} />
      </PageWidth>
      {shown.map((zone) => (
        <Section key={zone.id} className="pb-0!">
          <SectionHeading id={zone.id} title={nameOf(zone)} />
          <p className="mb-4 text-ink-2">{`${words.facts.arrives} ${arrivalWords(words, zone)}.`}</p>
          <PlacesByKind places={zone.places} />
        </Section>
      ))}
      <Section>
        <SectionHeading title={list.rest} />
        <p className="mb-8 max-w-prose text-ink-2">{list.restText(rest.minDays, rest.maxDays)}</p>
        <SectionHeading title={list.guides} />
        <LinkRows
          links={[
            { to: "/haryana/gurgaon/homeopathy", text: guides.gurgaon.link },
            { to: "/haryana/gurgaon/sohna/homeopathy", text: guides.sohna.link },
          ]}
        />
      </Section>
    </>
  );
}
