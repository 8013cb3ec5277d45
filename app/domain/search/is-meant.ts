// Whether the medicine that fits best is what was meant, beside complaints, brands and forms that were typed too.

import type { AskedPotency, MedicineEntry } from "#app/domain/search/entries.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import type { Traits } from "#app/domain/search/traits.ts";

/** So much of what was typed must be found in a name, by weight. */
export const ENOUGH = 0.45;
export const SURE = 0.96;
export const WHOLE = 0.95;
/** As it is written, or as it sounds. */
export const SPELT = 0.88;
/** Spelt less alike than that is chance. */
export const ALIKE = 0.7;
/** Left in a search where other small words are not: Aurum is abbreviated so. */
const AND = "aur";
/** A name of which no word stands there as it is spelt. */
const LIKELY = 0.5;

type Asked = {
  words: readonly string[];
  traits: Traits;
  potency: AskedPotency | undefined;
  pack: string | undefined;
  hasOnlyTraits: boolean;
  complaint: { quality: number; words: ReadonlySet<string> } | undefined;
  /** The places of the words that are the whole name of a medicine. */
  named: ReadonlySet<number>;
};

/** The places of the words that are the whole name of one of these. */
export function placesOfNames(matches: readonly NameMatch<MedicineEntry>[]): Set<number> {
  const whole = matches.filter(({ quality, nameShare }) => quality === 1 && nameShare >= WHOLE);
  return new Set(whole.flatMap(({ places }) => places));
}

/** The best medicine is meant when most of what is no brand and no form stands in its name, and no complaint fits better. */
export function isMeant(best: NameMatch<MedicineEntry>, asked: Asked): boolean {
  const { words, traits, hasOnlyTraits, complaint } = asked;
  if (isSurely(best, asked)) return true;
  if (hasOnlyTraits) return best.isOwnName && best.nameShare >= WHOLE && best.quality >= SURE;
  const own = words.map((_, at) => at).filter((at) => !traits.places.has(at));
  const inName = own.filter((at) => best.qualities[at]! > 0);
  // "Unobtainium 7", "sanitary pads": a number alone, or a word that only looks alike, is not what was asked for.
  const isTold = (at: number) => /\p{L}/u.test(words[at]!) && best.qualities[at]! >= SPELT;
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
  const isLikely = best.score >= LIKELY || inName.some((at) => best.qualities[at] === 1);
  return isLikely && best.askedShare >= ENOUGH && inName.length / own.length >= ENOUGH;
}

/** A whole name with its potency or pack is meant whatever else is said: "kali phos 6x tension me". */
function isSurely(match: NameMatch<MedicineEntry>, asked: Asked): boolean {
  const { quality, nameShare, places } = match;
  const hasLetters = places.some((at) => /\p{L}/u.test(asked.words[at]!));
  const isWhole = quality === 1 && nameShare >= WHOLE && hasLetters;
  return (isWhole && Boolean(asked.potency ?? asked.pack)) || isBesideComplaint(match, asked);
}

/**
 * A code or a whole name beside a complaint that is named whole is meant: "r82 fungal infection", "thuja for warts", and each of
 * "calendula aur arnica chot". "L5 nerve pain" is about a vertebra.
 */
export function isBesideComplaint(
  { quality, nameShare, places }: NameMatch<MedicineEntry>,
  { words, traits, complaint, named }: Asked,
): boolean {
  if (quality < 1 || complaint?.quality !== 1) return false;
  const taken = places.map((at) => words[at]!);
  const isNamed = (at: number) => named.has(at) || words[at] === AND;
  const others = words.filter((_, at) => !places.includes(at) && !traits.places.has(at) && !isNamed(at));
  if (others.length === 0 || !others.every((word) => complaint.words.has(word))) return false;
  if (taken.some((word) => /^[a-z]{1,3}\d+$/.test(word))) return true;
  return nameShare >= WHOLE && taken.every((word) => !complaint.words.has(word));
}
