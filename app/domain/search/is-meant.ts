// Whether the medicine that fits best is what was meant, beside complaints, brands and forms that were typed too.

import type { AskedPotency, MedicineEntry } from "#app/domain/search/entries.ts";
import { ENOUGH, SPELT, SURE, WHOLE } from "#app/domain/search/how-sure.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { isOtherRemedy } from "#app/domain/search/other-remedy.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";
import type { Traits } from "#app/domain/search/traits.ts";

/** Left in a search where other small words are not: Aurum is abbreviated so. */
export const AND = "aur";
/** A name of which no word stands there as it is spelt. */
const LIKELY = 0.5;
/** Shorter words are like too much else. */
const LONG = 7;
const TELLING = 5;
const HINDI_NAME = /^[\p{Script=Devanagari}]{6,}$/u;

type Asked = {
  words: readonly string[];
  traits: Traits;
  potency: AskedPotency | undefined;
  pack: string | undefined;
  hasOnlyTraits: boolean;
  /** How sure a word is to be one of the shop's at all. */
  sureOf: (word: string) => number;
  complaint: { quality: number; words: ReadonlySet<string> } | undefined;
  /** Whose whole name stands there, and not as an abbreviation of one word. */
  whole: readonly NameMatch<MedicineEntry>[];
  /** Of these, those that are no part of a longer name. */
  named: readonly NameMatch<MedicineEntry>[];
};

/** Those whose whole name stands there, none where a longer one may be meant and none by one abbreviated word: of "calc phos" neither. */
export function namedWhole(matches: readonly NameMatch<MedicineEntry>[]): NameMatch<MedicineEntry>[] {
  const isPart = ({ places }: NameMatch<MedicineEntry>) =>
    matches.some(
      (other) => other.places.length > places.length && places.every((at) => other.places.includes(at)),
    );
  return wholeNames(matches).filter((match) => !isPart(match));
}

/** Those whose whole name stands there, and not as an abbreviation of one word; with `words`, those in Hindi letters, too. */
export function wholeNames(
  matches: readonly NameMatch<MedicineEntry>[],
  words: readonly string[] = [],
): NameMatch<MedicineEntry>[] {
  const isWhole = (match: NameMatch<MedicineEntry>) =>
    isWholeName(match) || (words.length > 0 && match.nameShare >= WHOLE && isSpeltInHindi(match, words));
  return matches.filter((match) => isWhole(match) && !isAbbreviated(match));
}

/** By one abbreviated word: "Aur." */
export function isAbbreviated({ places, matchedName }: NameMatch<MedicineEntry>): boolean {
  return places.length === 1 && matchedName.endsWith(".");
}

/** Without what "and" alone would name behind another medicine: "calendula aur arnica" asks for no Aurum. */
export function withoutAnd(
  matches: NameMatch<MedicineEntry>[],
  words: readonly string[],
): NameMatch<MedicineEntry>[] {
  const others = matches.filter(({ places }) => !places.every((at) => at > 0 && words[at] === AND));
  return others.some(isWholeName) ? others : matches;
}

function isWholeName({ quality, nameShare }: NameMatch<MedicineEntry>): boolean {
  return quality === 1 && nameShare >= WHOLE;
}

/** The best medicine is meant when most of what is no brand and no form stands in its name, and no complaint fits better. */
export function isMeant(best: NameMatch<MedicineEntry>, asked: Asked): boolean {
  const { words, traits, hasOnlyTraits, complaint } = asked;
  if (isOtherRemedy(best, asked)) return false;
  if (isSurely(best, asked)) return true;
  if (hasOnlyTraits) return best.isOwnName && best.nameShare >= WHOLE && best.quality >= SURE;
  // "Klear" is no Kali-ar.
  if (isAbbreviated(best) && best.quality < 1 && best.askedShare < SURE) return false;
  // "Drox" is the maker's, and of "Drox 9"; "german" alone is the country, and no chamomile.
  const ofBoth = traits.found.flatMap(({ entry, places }) =>
    entry.trait === "brand" && entry.isByCountry ? [] : places.filter((at) => best.qualities[at] === 1),
  );
  const isOwn = (at: number) => !traits.places.has(at) || ofBoth.includes(at);
  const own = words.map((_, at) => at).filter(isOwn);
  const inName = own.filter((at) => best.qualities[at]! > 0);
  // "Unobtainium 7", "betnovate c": a number or a letter alone, or a word that only looks alike, is not what was asked for.
  const isTold = (at: number) => isWord(words[at]!) && best.qualities[at]! >= SPELT;
  if (inName.length < own.length && !inName.some(isTold)) return false;
  const unsure = inName.filter((at) => best.qualities[at]! < Math.max(SPELT, complaint?.quality ?? 0));
  // "Cough lozenges": no medicine of that name comes so, the shelf of the complaint has some.
  const forms = traits.found.filter(({ entry }) => entry.trait !== "brand");
  const hasOther = forms.length > 0 && !forms.some(({ has }) => has(best.entry));
  if (complaint && complaint.quality === 1 && hasOther) return false;
  const isAboutComplaint =
    complaint &&
    complaint.quality >= SPELT &&
    unsure.length > 0 &&
    unsure.every((at) => complaint.words.has(words[at]!)) &&
    // "Avena sati" begins a name, whatever its end sounds like.
    !inName.some((at) => best.qualities[at] === 1 && !complaint.words.has(words[at]!));
  if (isAboutComplaint) return false;
  // "Jal gaya" is somebody burnt, not the abbreviation of Jalapa.
  const isWordOfComplaint =
    complaint?.quality === 1 && best.places.every((at) => complaint.words.has(words[at]!));
  if (isWordOfComplaint && best.matchedName.endsWith(".")) return false;
  const isLong = best.nameShare >= WHOLE && best.places.some((at) => words[at]!.length >= LONG);
  const isLikely =
    best.score >= LIKELY ||
    inName.some((at) => best.qualities[at] === 1) ||
    (isLong && best.quality >= SPELT);
  return isLikely && best.askedShare >= ENOUGH && inName.length / own.length >= ENOUGH;
}

/** A whole name with its potency or pack is meant whatever else is said: "kali phos 6x tension me". */
function isSurely(match: NameMatch<MedicineEntry>, asked: Asked): boolean {
  const { quality, nameShare, places } = match;
  const hasLetters = places.some((at) => /\p{L}/u.test(asked.words[at]!));
  const isWhole = quality === 1 && nameShare >= WHOLE && hasLetters;
  return (isWhole && Boolean(asked.potency ?? asked.pack)) || isNamedBeside(match, asked);
}

function isWord(word: string): boolean {
  return word.length > 1 && /\p{L}/u.test(word);
}

/** "R5", "BC28"; C, T, L and S with a number are vertebrae, too. */
function isCode(word: string): boolean {
  return /^(?![ctls]\d)[a-z]{1,3}\d+$/.test(word);
}

/** A whole name is meant where no complaint is told with it, or a pack is asked for, whatever else is said: "bhai thuja wali bottle rakh dena"; undefined where none stands there. */
export function namedAmidTalk(
  best: NameMatch<MedicineEntry> | undefined,
  asked: Asked,
): NameMatch<MedicineEntry> | undefined {
  const isPackAsked =
    asked.potency ?? asked.pack ?? asked.traits.found.some(({ entry }) => entry.trait !== "brand");
  if (asked.complaint?.quality === 1 && !isPackAsked) return undefined;
  return [best, ...asked.whole].find(
    (match) => match && hasTellingName(match, asked) && !isOtherRemedy(match, asked),
  );
}

function hasTellingName(
  { quality, places }: NameMatch<MedicineEntry>,
  { words, traits, whole, potency }: Asked,
): boolean {
  if (quality < 1 && !isSpeltInHindi({ quality, places }, words)) return false;
  if (places.some((at) => isCode(words[at]!))) return true;
  return whole.some(
    (name) =>
      name.places.every((at) => places.includes(at)) &&
      name.places.some((at) => !traits.places.has(at)) &&
      (potency !== undefined || soundsLikeItself(name)) &&
      name.places.map((at) => words[at]).join("").length >= TELLING,
  );
}

/** A name that was written down in Hindi letters sounds alike and cannot be spelt alike: "जेल्सीमियम". */
function isSpeltInHindi(
  { quality, places }: Pick<NameMatch<MedicineEntry>, "quality" | "places">,
  words: readonly string[],
): boolean {
  return quality >= SPELT && places.every((at) => HINDI_NAME.test(words[at]!));
}

/** By a form of its own name, "aconite" of Aconitum, and not by what it is called beside: a snake in a bed asks for no Senega. */
function soundsLikeItself({ matchedName, entry }: NameMatch<MedicineEntry>): boolean {
  const [called = "", own = ""] = [matchedName, entry.name].map((name) => soundKey(name.split(" ")[0]!));
  return called !== "" && (own.startsWith(called) || called.startsWith(own));
}

/**
 * A code or a whole name beside a complaint that is named whole is meant: "r82 fungal infection", "thuja for warts"; so is each of
 * several names beside a complaint or with "and": "calendula aur arnica chot". "L5 nerve pain" is about a vertebra.
 */
export function isNamedBeside(
  match: NameMatch<MedicineEntry>,
  { words, traits, complaint, named }: Asked,
): boolean {
  const { quality, nameShare, places } = match;
  if (quality < 1) return false;
  const taken = places.map((at) => words[at]!);
  const hasCode = taken.some(isCode);
  const least = hasCode ? SPELT : 1;
  const ofComplaint = complaint && complaint.quality >= least ? complaint.words : new Set();
  const beside = words.map((_, at) => at).filter((at) => !places.includes(at) && !traits.places.has(at));
  const others = beside.filter((at) => !ofComplaint.has(words[at]!));
  const isOfComplaint = taken.some((word) => ofComplaint.has(word));
  if (beside.length === 0) return false;
  if (others.length === 0) {
    return hasCode || (nameShare >= WHOLE && !isOfComplaint);
  }
  const isNamed = (at: number) => words[at] === AND || named.some((other) => other.places.includes(at));
  const areTold = others.length < beside.length || others.some((at) => words[at] === AND);
  return areTold && named.includes(match) && others.every(isNamed) && !isOfComplaint;
}
