// What Google's documentation requires and recommends of each type that the shop uses (developers.google.com/search/docs,
// structured data, as of 2026), and which types schema.org has for it. schema-dts checks the builders when they are compiled;
// this checks what pages really carry.

type Thing = Record<string, unknown>;

const REQUIRED: Record<string, string[]> = {
  Pharmacy: [
    "name",
    "address",
    "geo",
    "openingHoursSpecification",
    "telephone",
    "url",
    "image",
    "areaServed",
  ],
  MedicalClinic: ["name", "address", "geo", "openingHoursSpecification", "telephone"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  GeoCircle: ["geoMidpoint", "geoRadius"],
  OpeningHoursSpecification: ["opens", "closes"],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Product: ["name", "image", "description", "brand", "offers", "sku"],
  ProductGroup: ["name", "url", "productGroupID", "variesBy"],
  PropertyValue: ["name", "value"],
  Brand: ["name"],
  Organization: ["name"],
  Country: ["name"],
  Place: ["name"],
  Offer: [
    "price",
    "priceCurrency",
    "availability",
    "url",
    "priceValidUntil",
    "itemCondition",
    "shippingDetails",
    "hasMerchantReturnPolicy",
  ],
  OfferShippingDetails: ["shippingRate", "shippingDestination", "deliveryTime"],
  MonetaryAmount: ["value", "currency"],
  DefinedRegion: ["addressCountry"],
  ShippingDeliveryTime: ["handlingTime", "transitTime"],
  QuantitativeValue: ["minValue", "maxValue", "unitCode"],
  MerchantReturnPolicy: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
  AggregateRating: ["ratingValue", "reviewCount"],
  Review: ["author", "reviewRating", "reviewBody"],
  Rating: ["ratingValue", "bestRating"],
  Person: ["name"],
  MedicalWebPage: ["name", "about", "url"],
  MedicalCondition: ["name", "signOrSymptom"],
  MedicalSymptom: ["name"],
};

/** What is wrong with the structured data of a page, a line per fault. */
export function structuredDataFaults(text: string): string[] {
  const data = JSON.parse(text) as { "@context"?: string; "@graph"?: Thing[] };
  const faults = data["@context"] === "https://schema.org" ? [] : ["no schema.org context"];
  const ids = new Set<string>();
  for (const thing of data["@graph"] ?? []) faults.push(...thingFaults(thing, ids));
  return data["@graph"]?.length ? faults : [...faults, "empty graph"];
}

function thingFaults(thing: Thing, ids: Set<string>): string[] {
  const type = thing["@type"];
  // What stands on another page is named by its id, a variant by its address as well.
  if (type === undefined)
    return /^@id(,url)?$/.test(Object.keys(thing).join()) ? [] : [`no type: ${JSON.stringify(thing)}`];
  const required = REQUIRED[String(type)];
  if (!required) return [`unknown type ${type}`];
  const faults = required.filter((name) => isNothing(thing[name])).map((name) => `${type} without ${name}`);
  if (typeof thing["@id"] === "string") {
    if (ids.has(thing["@id"])) faults.push(`${thing["@id"]} twice`);
    ids.add(thing["@id"]);
  }
  for (const [name, value] of Object.entries(thing)) {
    if (/^(url|item|image|urlTemplate)$/.test(name) && !isAbsolute(value))
      faults.push(`${type}.${name} is not absolute`);
    if (
      /^(priceValidUntil|datePublished|validFrom|validThrough)$/.test(name) &&
      !/^\d{4}-\d\d-\d\d$/.test(String(value))
    )
      faults.push(`${type}.${name} is no day`);
    if (name === "price" && !/^\d+\.\d\d$/.test(String(value))) faults.push(`price ${value}`);
    for (const part of Array.isArray(value) ? value : [value])
      if (typeof part === "object" && part !== null) faults.push(...thingFaults(part as Thing, ids));
  }
  return faults;
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}

function isAbsolute(value: unknown): boolean {
  return [value].flat().every((each) => /^https?:\/\/[^/]+\//.test(String(each)));
}
