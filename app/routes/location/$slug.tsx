import { data } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { LocationNotFound } from "#app/components/places/location-not-found.tsx";
import { LocationPage } from "#app/components/places/location-page.tsx";
import { locationText } from "#app/content/messages/places/location.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { canonicalAddress, locationAddress } from "#app/domain/places/place.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { everyDaySpan } from "#app/domain/store-hours.ts";
import { listBestSellers } from "#app/services/catalog/list-products.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, locationData } from "#app/services/pages/structured-data/pages.server.ts";
import { findLocation } from "#app/services/places/find-location.server.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";
import type { Route } from "./+types/$slug.ts";

const AREA_PATH = "/homeopathy-in-";
const FIRST_SHOWN = 6;

/** One screen with three addresses: /location/{slug}, /seo/{slug} and, for the areas of the menus, /homeopathy-in-{slug}. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, readKept, clock, config } = context.get(shopContext);
  const slug = "slug" in params ? params.slug : shopPath(url).slice(AREA_PATH.length);
  const known = await findFacts(db, config);
  const { settings } = known;
  const location = await findLocation(db, { slug: slug ?? "", known });
  if (!location) return data(undefined, { status: 404 });
  const { page, facts, isListed, related } = location;
  const products = await readKept(listBestSellers, { today: indiaDate(clock()), limit: FIRST_SHOWN });
  const typed = url.searchParams.get("pincode");
  const pincodeAnswer =
    typed === null
      ? undefined
      : await answerPincode(db, { typed, goodsPaise: 0, now: clock(), settings, start: config });
  const origin = config.publicOrigin;
  const canonical = canonicalAddress(page, origin);
  const words = locationText;
  return data(
    {
      page: {
        slug: page.slug,
        title: page.title,
        metaDescription: page.metaDescription,
        metaKeywords: page.metaKeywords,
        h1Title: page.h1Title,
        content: page.content,
        locationName: page.locationName,
      },
      products,
      facts,
      isListed,
      related,
      path: locationAddress(page),
      pincodeAnswer,
      serviceSpan: everyDaySpan(settings.supportHours),
      canonical,
      structuredData: graph(
        locationData(origin, { settings, placeName: page.locationName }),
        breadcrumbData(origin, [
          { name: words.home, to: "/" },
          { name: words.locations, to: "/locations" },
          { name: page.locationName, to: locationAddress(page) },
        ]),
      ),
    },
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) {
    const { notFound, notFoundText } = locationText;
    return pageMeta(matches, { title: notFound, description: notFoundText, isListed: false });
  }
  const { page, isListed, canonical, structuredData } = loaderData;
  return [
    ...pageMeta(matches, {
      title: page.title,
      description: page.metaDescription,
      canonical,
      isListed,
      share: { kind: "location", slug: page.slug, words: [page.h1Title] },
      structuredData,
    }),
    { name: "keywords", content: page.metaKeywords.join(", ") },
  ];
};

export default function LocationLanding({ loaderData }: Route.ComponentProps) {
  return loaderData ? <LocationPage {...loaderData} /> : <LocationNotFound />;
}

export function ErrorBoundary() {
  return <LocationNotFound hasFailed />;
}
