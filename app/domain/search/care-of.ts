import { type RestrictedArea, restrictedAreasIn } from "#app/domain/catalog/restricted-areas.ts";
import { dangerIn } from "#app/domain/search/danger-in.ts";
import type { CareEntry, MedicineEntry, PlaceEntry } from "#app/domain/search/entries.ts";
import { ALIKE, SPELT, SURE, WHOLE } from "#app/domain/search/how-sure.ts";
import { isWhole } from "#app/domain/search/is-whole.ts";
import type { NameMatch } from "#app/domain/search/name-match.ts";
import { DANGER_GROUPS } from "#app/domain/search/names/danger-signs.ts";
import type { SearchQuery } from "#app/domain/search/search-query.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { plainWords } from "#app/domain/search/words.ts";

/** Where every minute counts. */
export const MOST_URGENT = new Set(["emergency", "self-harm"]);

const NOSE = new Set(plainWords(DANGER_GROUPS.nose));
const BREATH = new Set(plainWords(DANGER_GROUPS.breath));

/** By less of its name than that nobody asks for a medicine whose word tells a complaint. */
const HALF = 0.5;

type Asked = { isExact: boolean; sureness: readonly number[] };

/**
 * The help that is meant, scattered where words of danger stand here and there: signs of danger or a complaint for which only information may be given; undefined where a medicine is named
 * or nothing of the kind is said.
 */
export function careOf(
  { plain, allWords }: SearchQuery,
  { cares }: Vocabulary,
  {
    asked,
    best,
    place,
  }: { asked: Asked; best: NameMatch<MedicineEntry> | undefined; place: NameMatch<PlaceEntry> | undefined },
): { kind: "area" | "care"; slug: string; isSure: boolean; isScattered?: true } | undefined {
  const all = cares
    .match(allWords, asked)
    .filter((match) => isUrgent(match) || (isWhole(match) && match.quality >= SPELT));
  const care = all.find(isUrgent) ?? all.find(({ entry }) => MOST_URGENT.has(entry.slug)) ?? all[0];
  // A product may bear such a word in its own name: "sugar of milk".
  const isWholeName = best && best.quality === 1 && best.nameShare >= WHOLE;
  const danger = isWholeName && best.askedShare >= SURE ? undefined : dangerIn(plain.split(" "));
  if (danger && (MOST_URGENT.has(danger) || !care || !MOST_URGENT.has(care.entry.slug)))
    return { kind: "care", slug: danger, isSure: true, isScattered: true };
  const isNamed =
    best && best.askedShare >= SURE && (isWholeName || (best.isOwnName && best.quality >= ALIKE));
  const [area]: RestrictedArea[] = restrictedAreasIn(plain);
  // "Impotence" is no misspelt Impatiens.
  const isMisspelt = best && best.quality < 1 && (place?.quality ?? 0) < 1;
  // Nor does "papa ki sugar 250" ask for sugar of milk.
  const isByChance = area !== undefined && best && (isMisspelt || best.nameShare < HALF);
  if (isNamed && !isByChance && (!care || care.quality < 1 || care.askedShare < SURE)) return undefined;
  // "Bachcha saans" sounds like a brand: what is in its own words counts more.
  const isSurer = care?.quality === 1 && ((place?.quality ?? 0) < 1 || isUrgent(care));
  const isMore =
    care && (isSurer || care.askedShare * care.quality >= (place ? place.askedShare * place.quality : 0));
  if (isMore)
    return {
      kind: care.entry.kind,
      slug: care.entry.slug,
      isSure: care.quality === 1 || care.takenFor.size > 1 || area !== undefined,
      // "Sir" and "coat" only sound like a blow on the head, and who cannot breathe through the nose still breathes.
      ...(care.entry.kind === "care" &&
        (care.quality < 1 || isOfTheNose(care, allWords)) && { isScattered: true }),
    };
  return area && { kind: "area", slug: area, isSure: true };
}

function isOfTheNose({ matchedName }: NameMatch<CareEntry>, words: readonly string[]): boolean {
  return words.some((word) => NOSE.has(word)) && plainWords(matchedName).some((word) => BREATH.has(word));
}

/** Two words of danger count however much else is told. */
function isUrgent({ entry, quality, nameShare, places }: NameMatch<CareEntry>): boolean {
  return MOST_URGENT.has(entry.slug) && quality === 1 && nameShare >= WHOLE && places.length > 1;
}
