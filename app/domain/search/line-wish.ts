// What a written line asks for: which packs, and how many; both ways where one of its numbers can be read in two.

import { leaveOut, type NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { PastedLine } from "#app/domain/catalog/pasted-list.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { namedPacksOf } from "#app/domain/search/named-packs-of.ts";
import { type MedicineHit, understand } from "#app/domain/search/understand.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { plainText } from "#app/domain/search/words.ts";

export type LineWish = {
  /** Whole packs, as far as the line says. */
  quantity: number;
  potency: Potency | undefined;
  /** The words of the name, in the spelling that names are compared in. */
  name: string;
  /** The packs that are meant. */
  named: NamedPacks;
  /** The same in every potency and pack. */
  wide: NamedPacks;
  /** Best first. */
  hits: readonly MedicineHit[];
  /** Nothing was written that the best of them does not have. */
  isAllKnown: boolean;
  areGlobulesAsked: boolean;
};

const ALL = 0.999;

/** What the line asks for, the likelier way first; a way that names nothing is left out. */
export function lineWishes(line: PastedLine, vocabulary: Vocabulary): LineWish[] {
  const { other, quantity } = line;
  // Numbers alone are no name.
  if (!/\p{L}/u.test(line.text)) return [];
  const name = plainText(line.words.join(" "));
  const read = (text: string, packs: number) => wishOf({ text, name, quantity: packs }, vocabulary) ?? [];
  if (!other) return [read(line.text, quantity)].flat();
  return [
    read(written(line, line.potency), quantity),
    read(written(line, other.potency), other.quantity),
  ].flat();
}

function written({ words, pack }: PastedLine, potency: Potency | undefined): string {
  const label = potency && potencyLabel(potency).replace(/ CH$/, "");
  return [...words, label, pack].filter(Boolean).join(" ");
}

function wishOf(
  { text, name, quantity }: { text: string; name: string; quantity: number },
  vocabulary: Vocabulary,
): LineWish | undefined {
  // A complaint leads to no product of its own here.
  const understood = { ...understand(text, vocabulary), concern: undefined };
  const { medicines: hits, traits, potency } = understood;
  const named = hits.length + traits.found.length > 0 ? namedPacksOf(understood) : undefined;
  if (!named) return undefined;
  return {
    quantity,
    potency: potency?.potency,
    name,
    named,
    wide: leaveOut(named, "potency") ?? leaveOut(named, "pack") ?? named,
    hits,
    isAllKnown: hits[0] === undefined || hits[0].askedShare >= ALL,
    areGlobulesAsked: named.dosageForms?.includes("globules") ?? false,
  };
}
