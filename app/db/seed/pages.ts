import type { InferInsertModel } from "drizzle-orm";
import type { internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { type Place, places } from "./facts.ts";
import { LANDING_PLACES, OPENINGS } from "./landing-words.ts";
import { morningOf } from "./morning.ts";
import { inWords } from "./wording.ts";

const placeBySlug = new Map(places.map((place) => [place.slug, place]));
const landing = LANDING_PLACES.map((slug) => ({ slug, place: placeBySlug.get(slug)! }));

const NEIGHBOURS_NAMED = 6;
const NEIGHBOUR_KM = 20;
const LINKS_SHOWN = 6;

/** One landing page for each of the ten places; the text is paragraphs with an empty line between them. */
export function seoPageRows(today: string): InferInsertModel<typeof seoPages>[] {
  return landing.map(({ slug, place }) => ({
    slug,
    title: heading(place),
    metaDescription: metaDescription(place),
    metaKeywords: keywords(place),
    h1Title: heading(place),
    content: [OPENINGS[slug], whereItLies(place), whenItComes(place)].join("\n\n"),
    locationName: place.name,
    locationType: place.kind,
    parentLocation: place.parentSlug ? placeBySlug.get(place.parentSlug)?.name : undefined,
    changeFrequency: "weekly",
    priority: place.kind === "society" ? 0.6 : 0.7,
    updatedAt: morningOf(today),
  }));
}

/** From the home page to the ten places, and from each of them to its nearest neighbours. */
export function internalLinkRows(): InferInsertModel<typeof internalLinks>[] {
  const fromHome = landing.map(({ place }) => linkTo("/", place));
  const fromPlaces = landing.flatMap(({ slug, place }) =>
    landing
      .filter((other) => other.slug !== slug)
      .toSorted((a, b) => kilometres(place, a.place) - kilometres(place, b.place))
      .slice(0, LINKS_SHOWN)
      .map((other) => linkTo(`/seo/${slug}`, other.place)),
  );
  return [...fromHome, ...fromPlaces];
}

function linkTo(sourcePage: string, place: Place): InferInsertModel<typeof internalLinks> {
  return {
    sourcePage,
    targetPage: `/location/${place.slug}`,
    anchorText: heading(place),
  };
}

/** "Homeopathic Medicines in Nuh", but "on Sohna Road". */
function heading(place: Place): string {
  return `Homeopathic Medicines ${place.name.endsWith("Road") ? "on" : "in"} ${place.name}`;
}

function metaDescription(place: Place): string {
  const distance =
    place.distanceKm === 0 ? "Our shop is in the town" : `${distanceWords(place)} from our shop in Sohna`;
  return `Dilutions, mother tinctures, tissue salts and kits for ${place.name}, PIN ${inWords(place.pincodes)}. ${distance}; ${PROMISES[place.zone]!.short}.`;
}

function keywords(place: Place): string[] {
  const name = place.name.replace(/ \(.*/, "").toLowerCase();
  return [
    `homeopathic medicines in ${name}`,
    `homeopathy store ${name}`,
    `homeopathic pharmacy near ${name}`,
    ...place.pincodes.map((pincode) => `homeopathic medicine ${pincode}`),
  ];
}

function whereItLies(place: Place): string {
  const neighbours = places
    .filter(
      (other) =>
        other.slug !== place.slug && isNeighbourhood(other) && kilometres(place, other) < NEIGHBOUR_KM,
    )
    .toSorted((a, b) => kilometres(place, a) - kilometres(place, b))
    .slice(0, NEIGHBOURS_NAMED)
    .map(shortName);
  const distance =
    place.distanceKm === 0
      ? `${place.name} has PIN code ${inWords(place.pincodes)}.`
      : `${place.name} lies about ${distanceWords(place)} from Sohna in a straight line; its PIN code${place.pincodes.length > 1 ? "s are" : " is"} ${inWords(place.pincodes)}.`;
  return `${distance} Close by we also deliver to ${inWords(neighbours)}.`;
}

/** "Vatika City" out of "Vatika City, Sector 49". */
function shortName({ name }: Place): string {
  return name.split(",")[0]!;
}

function isNeighbourhood({ kind, latitude }: Place): boolean {
  return latitude !== null && ["town", "area", "sector", "society", "village"].includes(kind);
}

const PROMISES: Record<string, { short: string; long: string }> = {
  "same-day": {
    short: "same-day delivery on orders before the day's cut-off",
    long: "Orders that reach us before the day's cut-off are brought by our own rider the same day, later ones on the next working day.",
  },
  "next-day": {
    short: "delivery on the next working day",
    long: "Orders are delivered on the next working day.",
  },
};

function whenItComes(place: Place): string {
  return `${PROMISES[place.zone]!.long} Enter your PIN code on any product page to see the day, the fee and whether cash on delivery is offered at your address.`;
}

function distanceWords({ distanceKm }: Place): string {
  return `${Math.round(distanceKm ?? 0)} km`;
}

/** Straight line between two places, in km; good enough to sort neighbours. */
function kilometres(a: Place, b: Place): number {
  const north = ((a.latitude ?? 0) - (b.latitude ?? 0)) * 111.2;
  const east = ((a.longitude ?? 0) - (b.longitude ?? 0)) * 111.2 * Math.cos((28.3 * Math.PI) / 180);
  return Math.hypot(north, east);
}
