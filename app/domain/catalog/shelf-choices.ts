// What each list of the filter offers, in its order: of brands and categories all, of the rest what is written on a pack.

import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";
import { packMeasure } from "#app/domain/catalog/pack.ts";
import { comparePotency, potencyLabel } from "#app/domain/catalog/potency.ts";
import type { ShelfRows } from "#app/domain/catalog/shelf-rows.ts";
import type { ShelfWords } from "#app/domain/catalog/shelf-words.ts";

export type Choice = { slug: string; name: string; aliases: string[] };
export type CategoryChoice = Choice & { kind: "form" | "concern" };
/** A choice, and the number that counts it. */
export type Offer<Of extends Choice = Choice> = Of & { code: number };

/** How many packs have each text, by its number. */
export type Uses = Record<TextName, Int32Array>;
export type TextName = (typeof TEXT_NAMES)[number];
const TEXT_NAMES = ["dosageForms", "potencies", "packs", "origins"] as const;

export const noUses = (): Uses => eachText(() => new Int32Array(0));

/** How often each text is used after some rows have gone and others come; the one before stays as it was. */
export function changedUses(
  { words, uses }: { words: ShelfWords; uses: Uses },
  { gone, came }: { gone: ShelfRows[]; came: ShelfRows[] },
): Uses {
  return eachText((name) => {
    const changed = new Int32Array(words[name].things.length);
    changed.set(uses[name]);
    for (const rows of gone) for (const text of rows[name]) if (text >= 0) changed[text]! -= 1;
    for (const rows of came) for (const text of rows[name]) if (text >= 0) changed[text]! += 1;
    return changed;
  });
}

/** Whether the same texts are used, however often. */
export function areSameTexts(before: Int32Array, now: Int32Array): boolean {
  return now.every((uses, text) => uses > 0 === (before[text] ?? 0) > 0);
}

/** What a list of texts offers. */
export function textOffers(words: ShelfWords, name: TextName, uses: Int32Array): Offer[] {
  const { things, choices, slugs } = words[name];
  const used = things.filter((_, text) => uses[text]! > 0);
  const code = (text: string) => choices[words[name].of(text)]!;
  const offers = ORDERS[name](used, words).map((text): Offer => {
    return {
      code: code(text),
      slug: slugs.things[code(text)]!,
      name: called(name, text, words),
      aliases: [],
    };
  });
  return [...new Map(offers.map((offer) => [offer.code, offer])).values()];
}

const ORDERS: Record<TextName, (texts: string[], words: ShelfWords) => string[]> = {
  dosageForms: (texts) => texts.sort(),
  origins: (texts) => texts.sort(),
  packs: (texts) => texts.sort().sort((a, b) => packMeasure(a) - packMeasure(b)),
  potencies: (slugs, { potencyOf }) =>
    slugs.sort().sort((a, b) => comparePotency(potencyOf.get(a)!, potencyOf.get(b)!)),
};

function called(name: TextName, text: string, { potencyOf }: ShelfWords): string {
  if (name === "potencies") return potencyLabel(potencyOf.get(text)!);
  return name === "dosageForms" ? dosageFormName(text) : text;
}

function eachText(of: (name: TextName) => Int32Array): Uses {
  return Object.fromEntries(TEXT_NAMES.map((name) => [name, of(name)])) as Uses;
}
