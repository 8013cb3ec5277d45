// What a search means: the medicines it names, narrowed by brand, form, potency and pack; pages that answer; or a complaint for
// which only information may be given. Never a diagnosis: no complaint leads to a medicine of its own.

import { lately } from "#app/domain/lately.ts";
import {
  concernOf,
  isExactly,
  isOfComplaint,
  MOST_PLACES,
  placesOf,
} from "#app/domain/search/answering-places.ts";
import { isOtherNumber, isPotencyAlone, packNumberOf } from "#app/domain/search/asked-number.ts";
import { careOf } from "#app/domain/search/care-of.ts";
import { correctedWords } from "#app/domain/search/correction.ts";
import type { AskedPotency, MedicineEntry, PlaceEntry } from "#app/domain/search/entries.ts";
import { areFillers } from "#app/domain/search/fillers.ts";
import { besideHelp, type Help, helpMeant } from "#app/domain/search/help-meant.ts";
import { hintsOf } from "#app/domain/search/hints.ts";
import { ENOUGH, SURE, WHOLE } from "#app/domain/search/how-sure.ts";
import {
  isAbbreviated,
  isMeant,
  isNamedBeside,
  namedAmidTalk,
  namedWhole,
  wholeNames,
  withoutAnd,
} from "#app/domain/search/is-meant.ts";
import { isWhole } from "#app/domain/search/is-whole.ts";
import {
  type LikelyMeant,
  likelyMeant,
  PROBABLY,
  SURELY,
  withLikely,
} from "#app/domain/search/likely-meant.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { type Named, nameMedicines } from "#app/domain/search/name-medicines.ts";
import { leastBeside, otherGoodsIn } from "#app/domain/search/other-goods.ts";
import { isUnknownLatin } from "#app/domain/search/other-remedy.ts";
import { remediesApart } from "#app/domain/search/remedies-apart.ts";
import { readSearchQuery } from "#app/domain/search/search-query.ts";
import { isMissingInSeries } from "#app/domain/search/series.ts";
import { NO_TRAITS, pagesOfTraits, type Traits } from "#app/domain/search/traits.ts";
import { meaningOf, type Vocabulary } from "#app/domain/search/vocabulary.ts";
import { plainWords } from "#app/domain/search/words.ts";

export type MedicineHit = {
  entry: MedicineEntry;
  matchedName: string;
  score: number;
  /** Share of the typed words that it has, by weight. */
  askedShare: number;
  /** The places of the typed words that its name has. */
  places: readonly number[];
};

export type Understood = {
  quantity: number;
  potency: AskedPotency | undefined;
  pack: string | undefined;
  /** What narrows the medicines beside their names; of a search without a name, what it asks for. */
  traits: Traits;
  /** The medicines that are meant, best first; empty when none is named. */
  medicines: MedicineHit[];
  /** Medicines that have a part of what was typed, best first. */
  near: MedicineHit[];
  /** Pages that answer, best first; of words that are not known, complaints named among them. */
  places: PlaceEntry[];
  /** The shelf of the complaint, by slug, where the search is about one. */
  concern: string | undefined;
  /** Set where only information may be given. */
  care: Help | undefined;
  /** The words as they were understood, where they were spelt otherwise. */
  corrected: string | undefined;
  /** Nothing that was typed is known. */
  isUnknown: boolean;
};

const MOST_NEAR = 12;
const MOST_MEDICINES = 60;
/** Those that fit nearly as well as the best are meant too. */
const AS_GOOD = 0.93;
/** So many words that say nothing each may say something together: "is it the same". */
const FEW = 3;
/** So alike is a slip or two: "kal daru" is no Kalmegh. */
const LIKE = 0.72;
/** In characters. */
const LONGEST_SAYING = 200;

/** What the typed words mean; `isExact` takes them as they are spelt. */
export function understand(
  typed: string,
  vocabulary: Vocabulary,
  { isExact = false }: { isExact?: boolean } = {},
): Understood {
  const query = readSearchQuery(typed, vocabulary.synonyms);
  const sureOf = sureness(vocabulary);
  const named = nameMedicines(query, vocabulary, { isExact, sureOf });
  const { words, traits } = named;
  const matches = withoutAnd(named.matches, words);
  const asked = { isExact, sureness: query.allWords.map(sureOf) };
  const places = vocabulary.places.match(query.allWords, asked);
  const hasOnlyTraits = words.length > 0 && words.every((_, place) => traits.places.has(place));
  const place = places.find(isWhole);
  const complaint = places.find((match) => isWhole(match) && isOfComplaint(match));
  const around = {
    ...named,
    hasOnlyTraits,
    sureOf,
    named: namedWhole(matches),
    whole: wholeNames(matches, words),
    complaint: complaint && {
      quality: complaint.quality,
      words: new Set(complaint.places.map((at) => query.allWords[at]!)),
    },
  };
  const apart = remediesApart(matches, words);
  const beside = apart.length > 0 ? apart : matches.filter((match) => isNamedBeside(match, around));
  const first = beside[0] ?? matches[0];
  // Numbers alone name nothing, and one letter is too little.
  const isTelling =
    query.allWords.some((word) => /\p{L}/u.test(word)) &&
    query.plain.length > 1 &&
    !areFillers(query.allWords);
  const isMeantAlone = isTelling && first !== undefined && (apart.length > 0 || isMeant(first, around));
  const isSpeltAlone = isMeantAlone && (apart.length > 0 || first.quality === 1 || first.askedShare >= SURE);
  const amidTalk = isTelling && !isSpeltAlone ? namedAmidTalk(first, around) : undefined;
  const best = amidTalk ?? first;
  const isNamed = best !== undefined && (isMeantAlone || amidTalk !== undefined);
  // "Fits" is no misspelt kit.
  const isSpelt = traits.found.every(({ quality }) => quality === 1);
  const care = hasOnlyTraits && isSpelt ? undefined : careOf(query, vocabulary, { asked, best, place });
  const base = {
    quantity: query.quantity,
    potency: named.potency,
    pack: named.pack,
    traits,
    concern: undefined,
    corrected: undefined,
    isUnknown: false,
  };
  const isSettled = isExact || hasOnlyTraits || (isMeantAlone && !amidTalk && isSurelyNamed(first));
  // "Insect bite" is the name of a complaint.
  const traitWords = new Set([...traits.places].map((at) => words[at]));
  const isAllSaid = (match: NameMatch<PlaceEntry>) =>
    match.askedShare >= WHOLE ||
    query.allWords.every((word, at) => match.places.includes(at) || traitWords.has(word));
  const isComplaint = complaint !== undefined && complaint.quality === 1 && isAllSaid(complaint);
  const likely = isSettled
    ? undefined
    : likelyOf(typed, vocabulary, { isNamed, isComplaint, isTelling, named });
  const likeliest = likely?.pages[0]?.share ?? 0;
  const goods = places.some(isExactly) ? undefined : otherGoodsIn({ ...query, words }, vocabulary, best);
  const isOther =
    goods !== undefined ||
    isMissingInSeries(query.plain, vocabulary.series) ||
    (isNamed && isOtherNumber(best, named.potency));
  const help = helpMeant(care, likely, { isOther });
  if (help) return { ...base, medicines: [], near: [], places: besideHelp(help, likely), care: help };
  const answering = placesOf(isTelling ? places : places.filter(isExactly), {
    best: isNamed ? best : undefined,
    traits,
    hasOnlyTraits,
    said: query.allWords.map((word) => /\p{L}/u.test(word) && !traitWords.has(word)),
  });
  if (isOther && likeliest < leastBeside(goods, plainWords(typed).length))
    return { ...base, medicines: [], near: [], places: [], care: undefined, isUnknown: true };
  const isAsGood = (match: NameMatch<MedicineEntry>) =>
    beside.includes(match) ||
    (match.score >= matches[0]!.score * AS_GOOD && (beside.length === 0 || match.quality === 1));
  const isBest = amidTalk ? (match: NameMatch<MedicineEntry>) => isCalledSo(match, amidTalk) : isAsGood;
  const meant = apart.length > 0 ? apart : matches.filter(isBest);
  const isTold = traits.found.length > 0 || around.named.length > 0;
  // "COD" is how to pay, and no cod liver oil.
  const isPageNamed = places.some((match) => isExactly(match) && match.entry.kind === "page");
  const isNamedWhole = isNamed && best.quality === 1 && best.nameShare >= WHOLE;
  const areMeant = isNamed && !isOther && (likeliest < SURELY || isTold) && (isNamedWhole || !isPageNamed);
  const medicines = areMeant ? meant : [];
  const near = areMeant
    ? matches
        .filter((match) => !medicines.includes(match))
        .filter((match) => match.askedShare >= ENOUGH * best.askedShare)
    : [];
  const [page] = answering;
  const packNumber = areMeant ? packNumberOf(best, named.potency) : undefined;
  const isMedicineBest = areMeant && best.score >= (page?.score ?? 0);
  // "Morbillinum 200 sbl" asks for nothing else of the brand.
  const isOfTraits = answering.every(({ entry }) => entry.kind === "brand" || entry.kind === "form");
  const isUnknownRemedy =
    !areMeant &&
    isOfTraits &&
    likeliest < SURELY &&
    words.some((word, at) => !traits.places.has(at) && isUnknownLatin(word, sureOf));
  const isUnknown =
    isUnknownRemedy ||
    (!areMeant && answering.length === 0 && !hasOnlyTraits && !isPotencyAlone(query) && likeliest < SURELY);
  const hints = isUnknown && isTelling ? hintsOf(places, vocabulary.cares.match(query.allWords, asked)) : [];
  const concern = concernOf(answering, vocabulary);
  const ownPages = hasOnlyTraits ? pagesOfTraits(traits, vocabulary) : [];
  const told = (answering.length === 0 ? hints : answering).map(({ entry }) => asCalled(entry, vocabulary));
  const pages = [...new Set([...ownPages, ...told])].slice(0, MOST_PLACES);
  // "How many drops at a time" asks for no drops.
  const isQuestion = !areMeant && likeliest >= SURELY && likely!.pages[0]!.place.kind === "page";
  return {
    ...base,
    pack: named.pack ?? packNumber,
    // "Sarracenia 200" asks for no other medicine in 200.
    potency: !packNumber && (areMeant || words.length === 0 || isTold || concern) ? named.potency : undefined,
    traits: isQuestion ? NO_TRAITS : traits,
    medicines: medicines.slice(0, MOST_MEDICINES).map(hitOf),
    near: near.slice(0, MOST_NEAR).map(hitOf),
    places: withLikely(pages, likely, MOST_PLACES),
    concern,
    care: undefined,
    corrected: isExact
      ? undefined
      : isMedicineBest
        ? correctedWords(typed, words, best)
        : page && correctedWords(typed, query.allWords, page),
    isUnknown,
  };
}

/** What all that was typed is like, where its names do not settle what is meant. */
function likelyOf(
  typed: string,
  vocabulary: Vocabulary,
  {
    isNamed,
    isComplaint,
    isTelling,
    named,
  }: { isNamed: boolean; isComplaint: boolean; isTelling: boolean; named: Named },
): LikelyMeant | undefined {
  const words = plainWords(typed.slice(0, LONGEST_SAYING));
  if (!isTelling && words.length < FEW) return undefined;
  const likely = likelyMeant(words, vocabulary, { isNamed: isNamed || isComplaint });
  // A potency or a pack asks for medicines: a page must be meant rather than these.
  const least = named.potency || named.pack ? (isNamed ? SURELY : PROBABLY) : 0;
  return likely && { ...likely, pages: likely.pages.filter(({ share }) => share >= least) };
}

/** As the database calls it: a question found by other words for it. */
function asCalled(entry: PlaceEntry, { placeOf }: Vocabulary): PlaceEntry {
  return placeOf.get(meaningOf(entry)) ?? entry;
}

/** Called by the same words, and hardly less well. */
function isCalledSo(
  { quality, places, score }: NameMatch<MedicineEntry>,
  by: NameMatch<MedicineEntry>,
): boolean {
  return quality >= by.quality && score >= by.score * AS_GOOD && by.places.every((at) => places.includes(at));
}

/** By its whole name, or by all that was typed, though spelt otherwise. */
function isSurelyNamed(best: NameMatch<MedicineEntry>): boolean {
  const isSpelt = best.quality === 1 && best.nameShare >= WHOLE && !isAbbreviated(best);
  return isSpelt || (best.askedShare >= SURE && best.quality >= LIKE);
}

/** How sure a word is to be one of the shop's at all. */
function sureness({ medicines, traits, places, cares }: Vocabulary): (word: string) => number {
  const all = [medicines, traits, places, cares];
  return lately(100, (word) => Math.max(...all.map((index) => index.surenessOf(word))));
}

function hitOf({ entry, matchedName, score, askedShare, places }: NameMatch<MedicineEntry>): MedicineHit {
  return { entry, matchedName, score, askedShare, places };
}
