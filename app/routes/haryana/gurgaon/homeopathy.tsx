import { pageMeta } from "#app/components/layout/page-meta.ts";
import { RegionGuidePage } from "#app/components/places/region-guide-page.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { placeListText } from "#app/content/messages/places/place-lists.ts";
import { regionGuide } from "#app/content/pages/region-guides.server.ts";
import { shopContext } from "#app/context.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, locationData } from "#app/services/pages/structured-data/pages.server.ts";
import { listRegion } from "#app/services/places/list-region.server.ts";
import type { Route } from "./+types/homeopathy.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const [known, places] = await Promise.all([findFacts(db, config), listRegion(db, "gurgaon")]);
  const words = locationText;
  const origin = config.publicOrigin;
  return {
    guide: regionGuide("gurgaon", known),
    places: places.map(({ name, address, kind, distanceKm }) => ({ name, address, kind, distanceKm })),
    canonical: `${origin}/haryana/gurgaon/homeopathy`,
    structuredData: graph(
      locationData(origin, { settings: known.settings, placeName: placeListText.guides.gurgaon.crumb }),
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.locations, to: "/locations" },
        { name: placeListText.guides.gurgaon.crumb, to: "/haryana/gurgaon/homeopathy" },
      ]),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description } = placeListText.guides.gurgaon;
  return pageMeta(matches, {
    title,
    description: description(loaderData.places.length),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function GurgaonGuide({ loaderData: { guide, places } }: Route.ComponentProps) {
  return <RegionGuidePage region="gurgaon" guide={guide} places={places} />;
}
