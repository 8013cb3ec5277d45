// What a screen needs of a search, in plain values, so that lists can be kept in memory by it.

import { leaveOut, type NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { Potency } from "#app/domain/catalog/potency.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import type { PlaceKind } from "#app/domain/search/entries.ts";
import { medicineOf, namedPacksOf } from "#app/domain/search/named-packs-of.ts";
import { severalMedicines } from "#app/domain/search/several-medicines.ts";
import { soundKey } from "#app/domain/search/sound-key.ts";
import { type MedicineHit, type Understood, understand } from "#app/domain/search/understand.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { plainText } from "#app/domain/search/words.ts";

export type FoundPlace = { kind: PlaceKind; slug: string; name: string; to: RoutePath };

export type SearchReading = {
  /** Packs that are meant; no medicine among them where the search names none. */
  named: NamedPacks;
  /** Pages answer alone, or only information may be given: no medicine is shown. */
  isInformation: boolean;
  /** The same remedy in its other potencies, where one was asked for. */
  otherPotencies: NamedPacks | undefined;
  /** Medicines that share a word with what was meant. */
  near: NamedPacks | undefined;
  places: FoundPlace[];
  /** Only information may be given: the law, or a doctor must see it. */
  care: Understood["care"];
  /** What was looked for instead of the words as they were spelt. */
  corrected: string | undefined;
  /** Nothing of it is known: the shop does not keep it. */
  isUnknown: boolean;
  /** The remedy that is meant before all others. */
  remedy: { slug: string; name: string } | undefined;
  /** What the medicine that is meant is called. */
  name: string | undefined;
  /** The brands that the search names. */
  brands: string[];
  potency: Potency | undefined;
  pack: string | undefined;
  /** Medicines found by another name: "Leopard's Bane" is Arnica Montana. */
  otherNames: { typed: string; name: string }[];
};

const MOST_OTHER_NAMES = 3;
const NOTHING: NamedPacks = { medicines: [], areClosedShown: false, unit: "medicines" };

const NOTHING_ELSE: SearchReading = {
  named: NOTHING,
  isInformation: false,
  otherPotencies: undefined,
  near: undefined,
  places: [],
  care: undefined,
  corrected: undefined,
  isUnknown: false,
  remedy: undefined,
  name: undefined,
  brands: [],
  potency: undefined,
  pack: undefined,
  otherNames: [],
};

/** What the typed words mean, as a screen shows it; `isExact` takes them as they are spelt. */
export function readSearch(
  typed: string,
  vocabulary: Vocabulary,
  { isExact = false }: { isExact?: boolean } = {},
): SearchReading {
  const understandPart = (part: string) => understand(part, vocabulary, { isExact });
  const understood = understandPart(typed);
  const several = understood.care ? undefined : severalMedicines(typed, understandPart);
  if (several) return { ...NOTHING_ELSE, named: several };
  const meant = namedPacksOf(understood);
  const named = meant ?? NOTHING;
  const { places, care, corrected, isUnknown, potency, pack, medicines } = understood;
  const [first, ...others] = medicines;
  const remedy = first?.entry.remedy && { slug: first.entry.remedy.slug, name: first.entry.name };
  return {
    named,
    isInformation: !meant && (!understood.isUnknown || places.length > 0),
    otherPotencies: remedy && otherPotenciesOf(named, first!),
    near: nearOf(understood, { others: named.potencies ? others : [] }),
    places: places.map(({ kind, slug, name, to }) => ({ kind, slug, name, to })),
    care,
    corrected: isUnknown ? undefined : corrected,
    isUnknown,
    remedy,
    name: first?.entry.name,
    brands: understood.traits.found.flatMap(({ entry }) => (entry.trait === "brand" ? [entry.name] : [])),
    potency: potency?.potency,
    pack,
    otherNames: medicines.slice(0, MOST_OTHER_NAMES).flatMap(otherNameOf),
  };
}

function otherPotenciesOf(named: NamedPacks, first: MedicineHit): NamedPacks | undefined {
  const wider = leaveOut(named, "potency");
  return (
    wider && {
      ...wider,
      medicines: [{ remedyId: first.entry.remedy!.id }],
      withoutPotencies: named.potencies,
    }
  );
}

/** What has a part of the words; where a potency was asked for, also what is called so and has none. */
function nearOf(understood: Understood, { others }: { others: MedicineHit[] }): NamedPacks | undefined {
  const near = [...others.filter(({ entry }) => !entry.remedy), ...understood.near];
  if (near.length === 0) return undefined;
  return {
    medicines: near.map((hit) => medicineOf(hit, understood)),
    areClosedShown: false,
    unit: "medicines",
  };
}

function otherNameOf({ entry, matchedName }: MedicineHit): { typed: string; name: string }[] {
  const [own, other] = [plainText(entry.name), plainText(matchedName)];
  // "Arnica" and "Nux-v." say themselves what they are short for, and so does "Arnika".
  const ownWords = own.split(" ");
  const isShort = other
    .split(" ")
    .every((word, n) => ownWords[n]?.startsWith(word) || soundKey(ownWords[n] ?? "") === soundKey(word));
  return isShort ? [] : [{ typed: matchedName[0]!.toUpperCase() + matchedName.slice(1), name: entry.name }];
}
