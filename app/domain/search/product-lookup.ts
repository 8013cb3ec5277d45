// Which product a written line means. Several brands and packs usually fit: then somebody chooses, unless one alone is called
// just as it is written, or one alone fits.

import type { Potency } from "#app/domain/catalog/potency.ts";
import { isInFormAsked, type RankedProduct, rankProducts } from "#app/domain/catalog/product-ranking.ts";
import type { LineWish } from "#app/domain/search/line-wish.ts";
import { plainText } from "#app/domain/search/words.ts";

export type LookupProduct = RankedProduct & {
  /** "Arnica Montana 30 CH, 30 ml, SBL": as the picker shows it, and no two products alike. */
  label: string;
  potency: Potency | undefined;
  packSize: string;
};

/** The packs of a wish's medicines, in every potency and pack; `isExact` marks those it means. */
export type WishFinds<P> = { wish: LineWish; found: readonly (P & { isExact: boolean })[] };

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

/** Looks a line up; where it can be read in two ways, by the one that finds something, and by both if they do. */
export function lookUpProduct<P extends LookupProduct>(
  [first, other]: readonly WishFinds<P>[],
  quantity: number,
): LookedUp<P> {
  if (!first) return { found: "none", candidates: [], quantity, maybeQuantity: undefined };
  const read = findIn(first);
  const otherRead = other && findIn(other);
  const fits = ({ found }: Found<P>) => found === "one" || found === "several";
  const packs = first.wish.quantity;
  if (!otherRead || !fits(otherRead)) return { ...read, quantity: packs, maybeQuantity: undefined };
  const otherPacks = other.wish.quantity;
  if (!fits(read)) return { ...otherRead, quantity: otherPacks, maybeQuantity: undefined };
  return { ...read, found: "several", quantity: packs, maybeQuantity: otherPacks };
}

/** The packs that are meant, best first. */
export function exactFinds<P extends RankedProduct>({ wish, found }: WishFinds<P>): P[] {
  return best(
    found.filter(({ isExact }) => isExact),
    wish,
  );
}

function findIn<P extends LookupProduct>({ wish, found }: WishFinds<P>): Found<P> {
  const exact = found.filter(({ isExact }) => isExact);
  const candidates = best(exact.length > 0 ? exact : found, wish).slice(0, MOST_CANDIDATES);
  if (exact.length > 0) {
    const clear = clearOne(exact, { wish, found });
    return clear ? { found: "one", candidates: [clear] } : { found: "several", candidates };
  }
  return { found: wish.potency && candidates.length > 0 ? "other-potency" : "none", candidates };
}

/** The product that nobody need be asked about. */
function clearOne<P extends LookupProduct>(
  exact: readonly P[],
  { wish, found }: WishFinds<P>,
): P | undefined {
  const asked = exact.filter((product) => isInFormAsked(product, wish));
  const isCalled = ({ name, soldTo }: P) => soldTo !== "nobody" && plainText(name) === wish.name;
  const [clear, ...others] = asked.length === 1 ? asked : asked.filter(isCalled);
  if (!clear || others.length > 0 || !wish.isAllKnown) return undefined;
  if (!wish.potency && asked.length > 1 && asked.some(({ potency }) => potency)) return undefined;
  // "Kali 1M": of several remedies that may be meant, the only one in that potency is not taken for the one.
  const isOfOther = ({ remedyId, name }: P) =>
    remedyId !== clear.remedyId || (!remedyId && name !== clear.name);
  return isCalled(clear) || !found.some(isOfOther) ? clear : undefined;
}

function best<P extends RankedProduct>(found: readonly P[], wish: LineWish): P[] {
  const ranks = new Map<string, number>();
  for (const { entry, score } of wish.hits) {
    // What fits alike stands in one rank.
    const rank = Math.round((1 - score) * 50);
    if (entry.remedy) ranks.set(`remedy ${entry.remedy.id}`, rank);
    else for (const id of entry.productIds) ranks.set(`product ${id}`, rank);
  }
  const rankOf = ({ id, remedyId }: RankedProduct) =>
    ranks.get(remedyId === null ? `product ${id}` : `remedy ${remedyId}`) ?? Number.POSITIVE_INFINITY;
  return rankProducts(found, { rankOf, areGlobulesAsked: wish.areGlobulesAsked });
}
