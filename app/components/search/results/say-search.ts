// What /shop says to a search. Never a diagnosis: a complaint leads to pages and to the doctor.

import { type ShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { nameOfPage } from "#app/components/layout/site-links.ts";
import { nearestSaid } from "#app/components/search/results/nearest-said.ts";
import type { SaidSearch } from "#app/components/search/results/said-search.ts";
import { searchResultsText } from "#app/content/messages/search/search-results.ts";
import { shellText } from "#app/content/messages/shell.ts";
import { isFilterActive } from "#app/domain/catalog/shop-filter.ts";
import { type Listing, listedItems, type ShopShelf, sendListing } from "#app/domain/catalog/shop-shelf.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { FoundPlace, SearchReading } from "#app/domain/search/search-reading.ts";
import { plainText } from "#app/domain/search/words.ts";

const DOCTOR: RoutePath = "/doctor-consultation";

type Asked = {
  search: SearchReading;
  shelf: ShopShelf;
  view: ShopView;
  /** What the words mean where they may be corrected; the search itself unless it is taken as typed. */
  corrected: string | undefined;
  /** The heading that counts what was found. */
  heading: string;
  beside: { otherPotencies?: Listing; near?: Listing };
  /** Medicines on the shelves of the pages, by address. */
  counts: Record<string, number>;
};

export function saySearch({ search, shelf, view, corrected, heading, beside, counts }: Asked): SaidSearch {
  const words = searchResultsText;
  const { q } = view.filter;
  const isListed = shelf.kind === "found";
  return {
    heading: shelf.kind === "information" ? words.searched(q) : heading,
    title: isListed ? words.title(q) : words.searchedTitle(q),
    description: isListed ? words.description(shelf.total, q) : words.searchedDescription(q),
    correction: corrected === undefined ? undefined : correctionOf(view, corrected),
    remarks: [
      ...search.otherNames.map(({ typed, name }) => words.otherName(typed, name)),
      ...(shelf.kind === "nearest"
        ? [
            nearestSaid(search, {
              leftOut: shelf.leftOut,
              isNarrowed: isFilterActive({ ...view.filter, q: "" }),
            }),
          ]
        : []),
    ],
    notice: noticeOf(search, q),
    pages: pagesOf(search, counts),
    listHeading: isListed ? shelfName(search) : undefined,
    below: belowOf(search, { shelf, beside, asked: corrected ?? q }),
  };
}

function correctionOf(view: ShopView, corrected: string): SaidSearch["correction"] {
  const words = searchResultsText;
  const { isAsTyped = false, filter } = view;
  const to = shopAddress({ ...view, isAsTyped: !isAsTyped, filter: { ...filter, page: 1 } });
  const [shown, other] = isAsTyped ? [filter.q, corrected] : [corrected, filter.q];
  return { said: words.showing(shown), to, link: words.searchInstead(other) };
}

function noticeOf({ care, isUnknown, places }: SearchReading, q: string): SaidSearch["notice"] {
  const words = searchResultsText;
  if (isUnknown && places.length > 0)
    return { kind: "not-kept", title: words.partlyKnown, text: words.partlyKnownText };
  if (isUnknown) return { kind: "not-kept", title: words.notKept(q), text: words.notKeptText };
  if (!care) return undefined;
  if (care.kind === "area") return { kind: "care", ...words.area };
  if (care.slug === "self-harm") return { kind: "self-harm", ...words.selfHarm };
  return care.slug === "emergency"
    ? { kind: "emergency", ...words.emergency }
    : { kind: "care", ...words.seeDoctor };
}

function pagesOf(
  { places, care, isUnknown }: SearchReading,
  counts: Record<string, number>,
): SaidSearch["pages"] {
  const words = searchResultsText;
  const isComplaint = care || places.some(({ kind }) => kind === "condition" || kind === "concern");
  const doctor = { to: DOCTOR, name: words.askDoctor, detail: words.askDoctorDetail };
  const pages = places.map((place) => ({
    to: place.to,
    name: place.kind === "page" && !isQuestion(place) ? pageName(place.to) : place.name,
    detail: detailOf(place, counts[place.to]),
  }));
  const isOffered = (isComplaint || isUnknown) && !pages.some(({ to }) => to === DOCTOR);
  return isOffered ? [...pages, doctor] : pages;
}

/** A question is called by its own words. */
function isQuestion({ to }: FoundPlace): boolean {
  return to.startsWith("/faq/");
}

/** What the shop calls a page of its own, as its menus do. */
function pageName(to: RoutePath): string {
  const own: Partial<Record<RoutePath, string>> = {
    "/cart": searchResultsText.cart,
    "/verify-prescription": searchResultsText.verifyPrescription,
  };
  return own[to] ?? nameOfPage(shellText, to) ?? to;
}

function detailOf({ kind }: FoundPlace, count = 0): string {
  const words = searchResultsText;
  return kind === "condition" || kind === "page" ? words[kind] : words[kind](count);
}

/** A complaint lists a shelf, by its name. */
function shelfName({ named, places }: SearchReading): string | undefined {
  const shelf =
    named.concern && places.find(({ kind, slug }) => kind === "concern" && slug === named.concern);
  return shelf ? searchResultsText.shelf(shelf.name) : undefined;
}

function belowOf(
  { remedy }: SearchReading,
  { shelf, beside, asked }: Pick<Asked, "shelf" | "beside"> & { asked: string },
): SaidSearch["below"] {
  const words = searchResultsText;
  const { otherPotencies, near } = beside;
  const areShown = shelf.kind === "nearest" && shelf.leftOut === "potency";
  const more: SaidSearch["below"][number]["more"] = remedy && {
    to: `/remedy/${remedy.slug}`,
    text: words.allPotencies(remedy.name),
  };
  return [
    ...(remedy && more && otherPotencies && !areShown
      ? [{ heading: words.otherPotencies(remedy.name), list: sendListing(otherPotencies), more }]
      : []),
    ...(near ? [{ heading: nearHeading(near, asked), list: sendListing(near) }] : []),
  ];
}

/** The first typed word that is in what is listed. */
function nearHeading(near: Listing, asked: string): string {
  const words = searchResultsText;
  const names = listedItems(near).map(({ name }) => plainText(name).split(" "));
  const shared = plainText(asked)
    .split(" ")
    .find((word) => /\p{L}{3}/u.test(word) && names.every((name) => name.includes(word)));
  return shared ? words.moreWith(shared) : words.moreLikeIt;
}
