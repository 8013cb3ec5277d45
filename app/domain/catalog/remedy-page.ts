import type { NetUnit } from "#app/domain/catalog/pack.ts";
import { comparePotency, type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { type UnitPrice, unitPrice } from "#app/domain/catalog/price.ts";
import { isForSale, type SoldTo } from "#app/domain/catalog/sold-to.ts";

/** A pack of the remedy as its page lists it. */
export type RemedyPack = {
  slug: string;
  name: string;
  brandName: string;
  form: { slug: string; name: string };
  potency: Potency | undefined;
  packSize: string;
  netQuantity: number;
  netUnit: NetUnit;
  pricePaise: number;
  availableQuantity: number;
  soldTo: SoldTo;
  pictureUrl: string;
};

export type RelationKind = "complementary" | "antidotes" | "inimical";
type Plant = { url: string; tint: string };
type RelatedRemedy = { slug: string; name: string; plant: Plant | undefined };
export type RemedyCaution = "alcohol" | "milk-sugar";

/** All that the page of a remedy shows. */
export type RemedyPage = {
  slug: string;
  name: string;
  abbreviation: string;
  commonNames: string[];
  synonyms: string[];
  hindiName: string;
  kingdom: string;
  source: string;
  /** Empty where the law lets us name none. */
  uses: string[];
  keynotes: string[];
  plant: Plant | undefined;
  relations: { kind: RelationKind; remedies: RelatedRemedy[] }[];
  /** What is poisonous in its raw source, in a sentence. */
  poison: string | undefined;
  cautions: RemedyCaution[];
  packs: RemedyPack[];
};

export type PricedPack = RemedyPack & { unit: UnitPrice; isLowest: boolean };
export type PotencyPacks = { label: string | undefined; packs: PricedPack[] };

/** The packs by potency, the least diluted first; within one those for sale first, liquids before what is weighed and then by price per unit, the lowest of each unit in stock marked where several compare. */
export function packsByPotency(packs: RemedyPack[]): PotencyPacks[] {
  const groups = [...Map.groupBy(packs, ({ potency }) => potency && potencyLabel(potency))];
  return groups
    .toSorted(([, [a]], [, [b]]) => compare(a!.potency, b!.potency))
    .map(([label, own]) => ({ label, packs: priced(own) }));
}

/** The potency that most packs for sale have: the one a page opens with. */
export function usualPotency(groups: PotencyPacks[]): number {
  const sizes = groups.map(({ packs }) => packs.filter(isForSale).length);
  return sizes.indexOf(Math.max(...sizes));
}

function priced(packs: RemedyPack[]): PricedPack[] {
  const sorted = packs
    .map((pack) => ({ ...pack, unit: unitPrice(pack) }))
    .toSorted(
      (a, b) =>
        Number(isForSale(b)) - Number(isForSale(a)) ||
        b.netUnit.localeCompare(a.netUnit) ||
        a.unit.paise - b.unit.paise ||
        a.slug.localeCompare(b.slug),
    );
  const inStock = sorted.filter((pack) => isForSale(pack) && pack.availableQuantity > 0);
  const lowest = new Set(
    [...Map.groupBy(inStock, ({ netUnit }) => netUnit).values()]
      .filter((ofUnit) => ofUnit.length > 1)
      .map(([first]) => first!.slug),
  );
  return sorted.map((pack) => ({ ...pack, isLowest: lowest.has(pack.slug) }));
}

function compare(a: Potency | undefined, b: Potency | undefined): number {
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a));
  return comparePotency(a, b);
}
