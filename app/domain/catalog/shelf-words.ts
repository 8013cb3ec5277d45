// What is written on the packs of the shop, each thing with a number of its own. Numbers are only ever added: all editions of a
// shelf use the same, and none means another thing later.

import { choiceSlug } from "#app/domain/catalog/choice-slug.ts";
import { type Potency, potencySlug } from "#app/domain/catalog/potency.ts";

type Numbering<Thing> = {
  /** The number of a thing, a new one where it has none. */
  of(thing: Thing): number;
  /** All things by their numbers. */
  things: readonly Thing[];
};

/** Texts of which several may be one choice of the filter, as "30 ml" and "30ml". */
type Texts = Numbering<string> & {
  /** The choice that a text is, by the number of the text. */
  choices: readonly number[];
  slugs: Numbering<string>;
};

/** Sets of categories; the empty one is 0. */
type CategorySets = {
  /** The set with one category more; categories must come in ascending order. */
  with(set: number, category: number): number;
  sets: readonly (readonly number[])[];
};

export type ShelfWords = {
  /** By their keys (services/catalog/medicine-query). */
  medicines: Numbering<string>;
  brands: Numbering<number>;
  /** By their ids. */
  categories: Numbering<number>;
  categorySets: CategorySets;
  prices: Numbering<number>;
  dosageForms: Texts;
  packs: Texts;
  origins: Texts;
  potencies: Texts;
  potencyOf: ReadonlyMap<string, Potency>;
  /** The number of a potency among `potencies`. */
  ofPotency(potency: Potency): number;
};

export function shelfWords(): ShelfWords {
  const potencies = texts((slug) => slug);
  const potencyOf = new Map<string, Potency>();
  return {
    medicines: numbering<string>(),
    brands: numbering<number>(),
    categories: numbering<number>(),
    categorySets: categorySets(),
    prices: numbering<number>(),
    dosageForms: texts(choiceSlug),
    packs: texts(choiceSlug),
    origins: texts(choiceSlug),
    potencies,
    potencyOf,
    ofPotency(potency) {
      const slug = potencySlug(potency);
      if (!potencyOf.has(slug)) potencyOf.set(slug, potency);
      return potencies.of(slug);
    },
  };
}

function numbering<Thing>(): Numbering<Thing> {
  const things: Thing[] = [];
  const numbers = new Map<Thing, number>();
  return {
    things,
    of(thing) {
      const known = numbers.get(thing);
      if (known !== undefined) return known;
      numbers.set(thing, things.length);
      return things.push(thing) - 1;
    },
  };
}

function texts(slugOf: (text: string) => string): Texts {
  const { of, things } = numbering<string>();
  const slugs = numbering<string>();
  const choices: number[] = [];
  return {
    things,
    choices,
    slugs,
    of(text) {
      const number = of(text);
      if (number === choices.length) choices.push(slugs.of(slugOf(text)));
      return number;
    },
  };
}

function categorySets(): CategorySets {
  const sets: number[][] = [[]];
  const wider: Map<number, number>[] = [];
  return {
    sets,
    with(set, category) {
      const known = wider[set] ?? new Map<number, number>();
      wider[set] = known;
      const found = known.get(category) ?? sets.push([...sets[set]!, category]) - 1;
      known.set(category, found);
      return found;
    },
  };
}
