import type { InferInsertModel } from "drizzle-orm";
import type { internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { indiaInstant } from "#app/domain/india-time.ts";
import { AREA_SLUGS, PLACE_KINDS, SOCIETY_SLUGS, shortPlaceName } from "#app/domain/places/place.ts";
import { type Place, places } from "./facts.ts";
import { OPENINGS } from "./landing-words.ts";
import { kilometres, placeDescription, sharedPins } from "./place-words.ts";

const placeBySlug = new Map(places.map((place) => [place.slug, place]));
const landing = places.filter(({ kind }) => (PLACE_KINDS as readonly string[]).includes(kind));
const areas: readonly string[] = AREA_SLUGS;

const LINKS_SHOWN = 6;
const LONGEST_TITLE = 41;
const PRIORITIES: Record<string, number> = { town: 0.7, area: 0.7, sector: 0.6, society: 0.6, village: 0.5 };

/** A landing page for every place that people live in; the text is HTML. */
export function seoPageRows(today: string): InferInsertModel<typeof seoPages>[] {
  return landing.map((place) => ({
    slug: place.slug,
    title: title(place),
    metaDescription: placeDescription(place),
    metaKeywords: keywords(place),
    canonicalUrl: areas.includes(place.slug) ? `/homeopathy-in-${place.slug}` : undefined,
    h1Title: heading(place),
    content: [OPENINGS[place.slug]!, sharedPins(place, landing)]
      .filter(Boolean)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join("\n"),
    locationName: place.name,
    locationType: place.kind,
    parentLocation: place.parentSlug ? placeBySlug.get(place.parentSlug)?.name : undefined,
    changeFrequency: "weekly",
    priority: PRIORITIES[place.kind]!,
    updatedAt: indiaInstant(today, 0),
  }));
}

/** From the home page to the areas of the menus, and from each place to what it belongs to and its nearest neighbours. */
export function internalLinkRows(): InferInsertModel<typeof internalLinks>[] {
  const fromHome = SOCIETY_SLUGS.map((slug) => placeBySlug.get(slug)!);
  const fromPlaces = landing.flatMap((place) => {
    const parent = landing.filter(({ slug }) => slug === place.parentSlug);
    const nearest = neighboursOf(place).filter((other) => !parent.includes(other));
    return [...parent, ...nearest].slice(0, LINKS_SHOWN).map((other) => linkTo(`/seo/${place.slug}`, other));
  });
  return [
    ...areas.map((slug) => linkTo("/", placeBySlug.get(slug)!)),
    ...fromHome.map((place) => linkTo("/", place)),
    ...fromPlaces,
  ];
}

/** The other places with a page, the nearest first. */
function neighboursOf(place: Place): Place[] {
  return landing
    .filter((other) => other.slug !== place.slug)
    .toSorted((a, b) => kilometres(place, a) - kilometres(place, b));
}

function linkTo(sourcePage: string, place: Place): InferInsertModel<typeof internalLinks> {
  const targetPage = areas.includes(place.slug) ? `/homeopathy-in-${place.slug}` : `/location/${place.slug}`;
  return { sourcePage, targetPage, anchorText: heading(place) };
}

/** "Homeopathic Medicines in Nuh", but "on Sohna Road". */
function heading({ name }: Place): string {
  return `Homeopathic Medicines ${name.endsWith("Road") ? "on" : "in"} ${name}`;
}

/** The heading as far as it fits beside the name of the shop. */
function title(place: Place): string {
  const short = heading({ ...place, name: shortPlaceName(place.name) });
  return (
    [heading(place), short].find(({ length }) => length <= LONGEST_TITLE) ??
    short.replace("ic Medicines", "y")
  );
}

function keywords(place: Place): string[] {
  const name = shortPlaceName(place.name).toLowerCase();
  return [
    `homeopathic medicines in ${name}`,
    `homeopathy store ${name}`,
    `homeopathic pharmacy near ${name}`,
    ...place.pincodes.slice(0, 2).map((pincode) => `homeopathic medicine ${pincode}`),
  ];
}
