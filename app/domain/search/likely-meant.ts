// What a whole saying is likely to mean, beside what its words name: a danger or what the law restricts before all else, or pages to
// read. Never a medicine, and never instead of one that is named whole.

import type { PlaceEntry } from "#app/domain/search/entries.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";

type Care = {
  kind: "area" | "care";
  slug: string;
  /** The likelihood of all signs of it, and of the likeliest. */
  share: number;
  sign: number;
};
export type LikelyMeant = {
  care: Care | undefined;
  /** Pages by how likely they are meant, from 0 to 1. */
  pages: { place: PlaceEntry; share: number }[];
  /** What the law restricts that is at all like it. */
  areas: string[];
};

/** So likely that it stands before what words name and beside medicines of a potency, and that none is meant which only sounds alike. */
export const SURELY = 0.6;
/** So likely that what only sounds like a restricted complaint is none. */
export const PROBABLY = 0.2;
/** A page beside others, and one where nothing else answers. */
const BESIDE = 0.25;
const ALONE = 0.15;
const MOST_ALONE = 2;
const NEARLY_AS_LIKELY = 0.4;
/** Less is chance. */
const AT_ALL = 0.01;

/** All dangers together, where words name a medicine of which they may be a misspelling, and where they do not. */
const DANGER_OF_A_NAME = 0.7;
const DANGER = 0.65;
/** Twice as likely as any page is danger enough, where one sign of it is at all like what is told. */
const TIMES = 2;
const LEAST_SIGN = 0.15;
/** Goods that the shop does not keep, of which sayings of danger are full ("harpic"). */
export const GOODS_OF_OTHERS = "other goods";
/** What the law restricts, where words do not say so. */
const AREA = 0.3;

/** What these words are like as a whole; one word alone says too little. */
export function likelyMeant(
  words: readonly string[],
  { likeness, placeOf }: Vocabulary,
  { isNamed }: { isNamed: boolean },
): LikelyMeant | undefined {
  if (words.filter((word) => /\p{L}/u.test(word)).length < 2) return undefined;
  const all = likeness.likest(words);
  const pages = all.flatMap(({ meaning, share }) => {
    const place = placeOf.get(meaning);
    return place ? [{ place, share }] : [];
  });
  const cares = caresAmong(all);
  const areas = cares.flatMap(({ kind, slug, share }) => (kind === "area" && share >= AT_ALL ? [slug] : []));
  const others = all.find(({ meaning }) => meaning === GOODS_OF_OTHERS)?.share ?? 0;
  const harmless = Math.max(others, pages[0]?.share ?? 0);
  return { care: careAmong(cares, { harmless, isNamed }), pages, areas };
}

/** What is to be answered with help, likeliest first: a danger has many signs, "care emergency choking", which count together. */
function caresAmong(all: ReturnType<Vocabulary["likeness"]["likest"]>): Care[] {
  const found = new Map<string, Care>();
  for (const { meaning, share } of all) {
    const [kind, slug = ""] = meaning.split(" ");
    if (kind !== "care" && kind !== "area") continue;
    const known = found.get(slug);
    found.set(slug, {
      kind,
      slug,
      share: share + (known?.share ?? 0),
      sign: Math.max(share, known?.sign ?? 0),
    });
  }
  return [...found.values()].sort((a, b) => b.share - a.share);
}

function careAmong(
  cares: readonly Care[],
  { harmless, isNamed }: { harmless: number; isNamed: boolean },
): Care | undefined {
  const dangers = cares.filter(({ kind }) => kind === "care");
  const area = cares.find(({ kind }) => kind === "area");
  const all = cares.reduce((sum, { share }) => sum + share, 0);
  const danger = dangers.reduce((sum, { share }) => sum + share, 0);
  const isTold = dangers.some(({ sign }) => sign >= LEAST_SIGN) && danger >= (area?.share ?? 0);
  if (isTold && (isNamed ? danger >= DANGER_OF_A_NAME : danger >= DANGER || danger >= TIMES * harmless))
    return dangers[0];
  const isArea = area && area.share >= AREA && (isNamed ? all >= DANGER_OF_A_NAME : area.share >= harmless);
  return isArea ? area : undefined;
}

/** The pages that words name, with the likely one among them; at most so many. */
export function withLikely(
  named: readonly PlaceEntry[],
  likely: LikelyMeant | undefined,
  most: number,
): PlaceEntry[] {
  const [first] = likely?.pages ?? [];
  if (!first) return [...named];
  if (named.length === 0)
    return likely!.pages
      .filter(({ share }) => share >= ALONE && share >= first.share * NEARLY_AS_LIKELY)
      .slice(0, MOST_ALONE)
      .map(({ place }) => place);
  const isNamed = named.some(({ to }) => to === first.place.to);
  if (first.share < (isNamed ? SURELY : BESIDE)) return [...named];
  const others = named.filter(({ to }) => to !== first.place.to);
  return first.share >= SURELY
    ? [first.place, ...others].slice(0, most)
    : [...others.slice(0, most - 1), first.place];
}
