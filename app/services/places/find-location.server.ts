import type { Db } from "#app/db/client.server.ts";
import { deliveryKind, type ZoneId } from "#app/domain/delivery.ts";
import type { DeliveryKind } from "#app/domain/order-status.ts";
import {
  codCoverage,
  type Direction,
  directionTo,
  kilometresBetween,
  slowestZone,
} from "#app/domain/place.ts";
import type { Settings } from "#app/domain/settings.ts";
import { type InternalLink, listInternalLinks } from "#app/services/internal-links.server.ts";
import { listPlaces } from "#app/services/places/list-places.server.ts";
import { listZones } from "#app/services/places/list-zones.server.ts";
import { findSeoPage, type SeoPage } from "#app/services/seo-pages.server.ts";

const RELATED_SHOWN = 6;
const NEAREST_SHOWN = 4;

/** What holds at a place today, by the owner's settings. Distances are straight lines from the shop in km. */
export type LocationFacts = {
  pincodes: string[];
  latitude: number;
  longitude: number;
  distanceKm: number;
  direction: Direction;
  zone: ZoneId;
  carrier: DeliveryKind;
  minDays: number;
  maxDays: number;
  /** Clock time, "14:00"; only where an order can arrive on its own day. */
  cutOff: string | undefined;
  feePaise: number;
  /** Undefined where delivery is never free. */
  freeFromPaise: number | undefined;
  cod: { coverage: "all" | "some" | "none"; minPaise: number; maxPaise: number };
  /** Undefined where nothing arrives within hours. */
  express: { feePaise: number; minHours: number; maxHours: number } | undefined;
  nearest: { name: string; address: string; km: number; direction: Direction }[];
};

export type Location = {
  page: SeoPage;
  /** Undefined for a page of the owner's that stands for no place on our map. */
  facts: LocationFacts | undefined;
  related: InternalLink[];
};

/** The landing page of a place with what is true there; undefined when there is none. */
export async function findLocation(
  db: Db,
  { slug, settings }: { slug: string; settings: Settings },
): Promise<Location | undefined> {
  const page = await findSeoPage(db, slug);
  if (!page) return undefined;
  const [places, related] = await Promise.all([
    listPlaces(db),
    listInternalLinks(db, { sourcePage: `/seo/${slug}`, limit: RELATED_SHOWN }),
  ]);
  const place = places.find((each) => each.slug === slug);
  const zones = await listZones(db, place?.pincodes ?? []);
  const zone = slowestZone([...zones.values()], settings.delivery.zones);
  if (!place || !zone) return { page, facts: undefined, related };
  const { pincodes, latitude, longitude } = place;
  const { name: _, isFreeDeliveryOffered, cutOff, ...terms } = settings.delivery.zones[zone];
  const { express, shop, cod } = settings;
  const shopPoint = { latitude: shop.geo.lat, longitude: shop.geo.lng };
  const isExpress = express.isOn && pincodes.every((pincode) => express.pincodes.includes(pincode));
  const facts: LocationFacts = {
    ...terms,
    pincodes,
    latitude,
    longitude,
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
  return { page, facts, related };
}
