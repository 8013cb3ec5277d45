// Which product somebody means who writes "nux vom 200": every word begins a word of its search text (search-text.ts), and
// potency and pack are the very ones. Several brands and packs usually fit: then somebody chooses, unless one alone is called
// just as it is written.

import type { PastedLine } from "#app/domain/catalog/pasted-list.ts";
import { type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { isInFormAsked, type RankedProduct, rankProducts } from "#app/domain/catalog/product-ranking.ts";

export type LookupProduct = RankedProduct & {
  /** "Arnica Montana 30 CH, 30 ml, SBL": as the picker shows it, and no two products alike. */
  label: string;
  potency: Potency | undefined;
  packSize: string;
  searchText: string;
};

export type LookedUp<P> = {
  /** Whole packs, as far as the line says. */
  quantity: number;
  /** How many it may be instead, where a number of the line can be read in two ways: nothing is chosen then. */
  maybeQuantity: number | undefined;
} & Found<P>;

type Found<P> = {
  found: "one" | "several" | "other-potency" | "none";
  /** Best first; of "other-potency" those of the same name. */
  candidates: P[];
};

const MOST_CANDIDATES = 12;

/** Looks a written line up; where it can be read in two ways, by the one that finds something, and by both if they do. */
export function lookUpProduct<P extends LookupProduct>(
  line: PastedLine,
  products: readonly P[],
): LookedUp<P> {
  const { quantity, other } = line;
  const read = findIn(line, products);
  const fits = ({ found }: Found<P>) => found === "one" || found === "several";
  const otherRead = other && findIn({ ...line, potency: other.potency }, products);
  if (!otherRead || !fits(otherRead)) return { ...read, quantity, maybeQuantity: undefined };
  if (!fits(read)) return { ...otherRead, quantity: other.quantity, maybeQuantity: undefined };
  return { ...read, found: "several", quantity, maybeQuantity: other.quantity };
}

function findIn<P extends LookupProduct>(line: PastedLine, products: readonly P[]): Found<P> {
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

function outcome<P extends LookupProduct>(found: P[], line: PastedLine): Found<P> {
  const asked = found.filter((product) => isInFormAsked(product, line.words));
  const [clear, ...others] = asked.length === 1 ? asked : asked.filter(isCalled(line));
  const isClear =
    clear && others.length === 0 && (line.potency || asked.length === 1 || !asked.some(hasPotency));
  return isClear
    ? { found: "one", candidates: [clear] }
    : { found: "several", candidates: best(found, line) };
}

function isCalled({ words }: PastedLine): (product: LookupProduct) => boolean {
  return ({ name, soldTo }) => soldTo !== "nobody" && name.toLowerCase() === words.join(" ");
}

function hasPotency({ potency }: LookupProduct): boolean {
  return potency !== undefined;
}

function best<P extends LookupProduct>(found: P[], { words }: PastedLine): P[] {
  return rankProducts(found, words).slice(0, MOST_CANDIDATES);
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
