// Which product somebody means who writes "nux vom 200": every word begins a word of its search text (search-text.ts), and
// potency and pack are the very ones. Several brands and packs usually fit; the first one is the shop's suggestion.

import type { PastedLine } from "#app/domain/pasted-list.ts";
import { type Potency, potencyLabel } from "#app/domain/potency.ts";

export type LookupProduct = {
  name: string;
  /** "Arnica Montana 30 CH, 30 ml, SBL": as the picker shows it, and no two products alike. */
  label: string;
  potency: Potency | undefined;
  packSize: string;
  searchText: string;
};

export type LookedUp<P> = {
  found: "one" | "several" | "other-potency" | "none";
  /** Best first; of "other-potency" those of the same name. */
  candidates: P[];
};

const MOST_CANDIDATES = 12;

/** Looks a written line up among products that stand in the order in which the shop suggests them. */
export function lookUpProduct<P extends LookupProduct>(
  line: PastedLine,
  products: readonly P[],
): LookedUp<P> {
  const written = line.text.toLowerCase();
  const chosen = products.find(({ label }) => label.toLowerCase() === written);
  if (chosen) return { found: "one", candidates: [chosen] };
  if (!line.words.some((word) => /\p{L}/u.test(word))) return { found: "none", candidates: [] };
  const named = products.filter((product) => hasWords(product, line.words));
  const exact = named.filter((product) => isOfPotency(product, line) && isOfPack(product, line));
  if (exact.length > 0) return outcome(exact, line);
  if (!line.potency) return { found: "none", candidates: best(named, line) };
  // "Bio combination 5" is a name with a number, not a potency.
  const number = potencyLabel(line.potency).toLowerCase().replace(" ch", "");
  const numbered = named.filter((product) => hasNumber(product, number) && isOfPack(product, line));
  if (numbered.length > 0) return outcome(numbered, line);
  return named.length > 0
    ? { found: "other-potency", candidates: best(named, line) }
    : { found: "none", candidates: [] };
}

function outcome<P extends LookupProduct>(found: P[], line: PastedLine): LookedUp<P> {
  return { found: found.length === 1 ? "one" : "several", candidates: best(found, line) };
}

/** Names that begin as written come first, then the order in which the products stand. */
function best<P extends LookupProduct>(found: P[], { words }: PastedLine): P[] {
  const startsSo = (product: P) => product.name.toLowerCase().startsWith(words[0]!);
  return [...found.filter(startsSo), ...found.filter((each) => !startsSo(each))].slice(0, MOST_CANDIDATES);
}

function hasWords({ searchText }: LookupProduct, words: readonly string[]): boolean {
  const padded = ` ${searchText}`;
  return words.every((word) => padded.includes(` ${word.replace(/\.$/, "")}`));
}

function hasNumber({ name }: LookupProduct, number: string): boolean {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(number);
}

function isOfPotency({ potency }: LookupProduct, line: PastedLine): boolean {
  if (!line.potency) return true;
  return potency?.scale === line.potency.scale && potency.number === line.potency.number;
}

function isOfPack({ packSize }: LookupProduct, { pack }: PastedLine): boolean {
  return !pack || packSize.toLowerCase() === pack;
}
