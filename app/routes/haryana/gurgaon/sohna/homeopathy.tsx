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
  const [known, places] = await Promise.all([findFacts(db, config), listRegion(db, "sohna")]);
  const words = locationText;
  const origin = config.publicOrigin;
  return {
    guide: regionGuide("sohna", known),
    places: places.map(({ name, address, kind, distanceKm }) => ({ name, address, kind, distanceKm })),
    canonical: `${origin}/haryana/gurgaon/sohna/homeopathy`,
    structuredData: graph(
      locationData(origin, { settings: known.settings, placeName: placeListText.guides.sohna.crumb }),
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.locations, to: "/locations" },
        { name: placeListText.guides.gurgaon.crumb, to: "/haryana/gurgaon/homeopathy" },
        { name: placeListText.guides.sohna.crumb, to: "/haryana/gurgaon/sohna/homeopathy" },
      ]),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, description } = placeListText.guides.sohna;
  return pageMeta(matches, {
    title,
    description: description(loaderData.places.length),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function SohnaGuide({ loaderData: { guide, places } }: Route.ComponentProps) {
  return <RegionGuidePage region="sohna" guide={guide} places={places} />;
}
