import type {
  GeoCircle,
  GeoCoordinates,
  MedicalClinic,
  OpeningHoursSpecification,
  Pharmacy,
  Place,
  PostalAddress,
  WebSite,
} from "schema-dts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Settings } from "#app/domain/settings.ts";

type Area = GeoCircle | Place;
type Geo = Settings["shop"]["geo"];
type Facts = { origin: string; settings: Pick<Settings, "shop" | "hours"> };

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The shop as a reference, for offers and other things that name it. */
export function shopReference(origin: string): { "@id": string } {
  return { "@id": `${origin}/#pharmacy` };
}

/** The pharmacy with its address and hours; it serves the circle of `serviceRadiusKm.business` unless a page says otherwise. */
export function pharmacyData({
  origin,
  settings: { shop, hours },
  areaServed = circleAround(shop.geo, shop.serviceRadiusKm.business) ?? namedPlace(shop.address.town),
}: Facts & { areaServed?: Area | Area[] }): Exclude<Pharmacy, string> {
  return {
    "@type": "Pharmacy",
    "@id": `${origin}/#pharmacy`,
    name: shop.name,
    ...(shop.legalName && { legalName: shop.legalName }),
    description: shop.tagline,
    url: pageAddress(origin, "/"),
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    ...(shop.phone && { telephone: `+91${shop.phone}` }),
    email: shop.email,
    currenciesAccepted: "INR",
    priceRange: "₹₹",
    address: addressData(shop.address),
    ...geoFact(shop.geo),
    openingHoursSpecification: hoursData(hours),
    areaServed,
    ...(shop.gstin && { taxID: shop.gstin }),
  };
}

/** The clinic at the same counter. */
export function clinicData({ origin, settings: { shop, hours } }: Facts): MedicalClinic {
  return {
    "@type": "MedicalClinic",
    "@id": `${origin}/#clinic`,
    name: `${shop.name} clinic`,
    description: "Consultations with a homeopathic doctor.",
    url: pageAddress(origin, "/doctor-consultation"),
    image: `${origin}/icon-512.png`,
    ...(shop.phone && { telephone: `+91${shop.phone}` }),
    priceRange: "₹₹",
    address: addressData(shop.address),
    ...geoFact(shop.geo),
    openingHoursSpecification: hoursData(hours),
    parentOrganization: shopReference(origin),
  };
}

/** The site with its search. */
export function websiteData({ origin, settings: { shop } }: Facts): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: shop.name,
    url: pageAddress(origin, "/"),
    inLanguage: "en-IN",
    publisher: shopReference(origin),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: pageAddress(origin, "/shop?q={search_term_string}") },
      // Google's own addition, which schema.org does not know.
      ...({ "query-input": "required name=search_term_string" } as object),
    },
  };
}

/** A circle around the door, in kilometres; undefined until the door is entered. */
export function circleAround(geo: Geo, radiusKm: number): GeoCircle | undefined {
  const geoMidpoint = geoFact(geo).geo;
  return geoMidpoint && { "@type": "GeoCircle", geoMidpoint, geoRadius: radiusKm * 1_000 };
}

export function namedPlace(name: string): Exclude<Place, string> {
  return { "@type": "Place", name };
}

/** Where the door is; nothing until it is entered. */
function geoFact({ lat, lng }: Geo): { geo?: GeoCoordinates } {
  if (lat === undefined || lng === undefined) return {};
  return { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng } };
}

function addressData({
  line1,
  area,
  town,
  district,
  state,
  pincode,
}: Settings["shop"]["address"]): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: [line1, area].filter(Boolean).join(", "),
    addressLocality: [town, district].filter(Boolean).join(", "),
    addressRegion: state,
    postalCode: pincode,
    addressCountry: "IN",
  };
}

/** The week, days with the same hours together, and holidays as days that close when they open. */
function hoursData({ weekly, holidays }: Settings["hours"]): OpeningHoursSpecification[] {
  const spans = Map.groupBy(weekly, ({ opensAt, closesAt }) => `${opensAt} ${closesAt}`);
  const week = [...spans.values()].map((rows) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: rows.map((row) => DAYS[row.weekday]!),
    opens: rows[0]!.opensAt,
    closes: rows[0]!.closesAt,
  }));
  const closed = holidays.map(({ date }) => ({
    "@type": "OpeningHoursSpecification" as const,
    opens: "00:00",
    closes: "00:00",
    validFrom: date,
    validThrough: date,
  }));
  return [...week, ...closed];
}
