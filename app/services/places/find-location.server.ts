import type { Db } from "#app/db/client.server.ts";
import { deliveryKind } from "#app/domain/delivery.ts";
import type { KnownFacts } from "#app/domain/fact.ts";
import type { LocationFacts } from "#app/domain/places/location-facts.ts";
import {
  codCoverage,
  directionTo,
  isListedPlace,
  kilometresBetween,
  slowestZone,
} from "#app/domain/places/place.ts";
import { fillFacts } from "#app/services/pages/content/fill-facts.server.ts";
import { type InternalLink, listInternalLinks } from "#app/services/pages/internal-links.server.ts";
import { listPlaces } from "#app/services/places/list-places.server.ts";
import { listZones } from "#app/services/places/list-zones.server.ts";
import { findSeoPage, type SeoPage } from "#app/services/places/seo-pages.server.ts";

/** The middle of the town: distances count from there until the door of the shop is entered. */
const SOHNA = { latitude: 28.2474, longitude: 77.0655 };
const RELATED_SHOWN = 6;
const NEAREST_SHOWN = 4;

export type Location = {
  page: SeoPage;
  /** Undefined for a page of the owner's that stands for no place on our map. */
  facts: LocationFacts | undefined;
  /** Whether search engines list it. */
  isListed: boolean;
  related: InternalLink[];
};

/** The landing page of a place with what is true there; undefined when there is none. */
export async function findLocation(
  db: Db,
  { slug, known }: { slug: string; known: KnownFacts },
): Promise<Location | undefined> {
  const found = await findSeoPage(db, slug);
  if (!found) return undefined;
  const { settings } = known;
  const page = { ...found, content: fillFacts(found.content, known) };
  const [places, related] = await Promise.all([
    listPlaces(db),
    listInternalLinks(db, { sourcePage: `/seo/${slug}`, limit: RELATED_SHOWN }),
  ]);
  const place = places.find((each) => each.slug === slug);
  const zones = await listZones(db, place?.pincodes ?? []);
  const zone = slowestZone([...zones.values()], settings.delivery.zones);
  if (!place || !zone) return { page, facts: undefined, isListed: true, related };
  const { pincodes } = place;
  const { name: _, isFreeDeliveryOffered, cutOff, ...terms } = settings.delivery.zones[zone];
  const { express, shop, cod } = settings;
  const shopPoint = {
    latitude: shop.geo.lat ?? SOHNA.latitude,
    longitude: shop.geo.lng ?? SOHNA.longitude,
  };
  const isExpress = express.isOn && pincodes.every((pincode) => express.pincodes.includes(pincode));
  const facts: LocationFacts = {
    ...terms,
    pincodes,
    distanceKm: kilometresBetween(shopPoint, place),
    direction: directionTo(shopPoint, place),
    zone,
    carrier: deliveryKind(zone),
    cutOff: terms.minDays === 0 ? (cutOff ?? settings.delivery.cutOff) : undefined,
    freeFromPaise: isFreeDeliveryOffered ? settings.delivery.freeFromPaise : undefined,
    cod: { coverage: codCoverage(pincodes, cod), minPaise: cod.minPaise, maxPaise: cod.maxPaise },
    express: isExpress
      ? { feePaise: express.feePaise, minHours: express.minHours, maxHours: express.maxHours }
      : undefined,
    nearest: places
      .filter((other) => other.slug !== slug)
      .map((other) => ({
        name: other.name,
        address: other.address,
        km: kilometresBetween(place, other),
        direction: directionTo(place, other),
      }))
      .toSorted((a, b) => a.km - b.km)
      .slice(0, NEAREST_SHOWN),
  };
  return {
    page,
    facts,
    isListed: isListedPlace({ slug, kind: place.kind, zone }, settings.delivery.zones),
    related,
  };
}
