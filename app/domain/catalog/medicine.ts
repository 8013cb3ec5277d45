// A medicine as lists show it: a remedy over all its packs, or a product of one brand over its packs. What its card counts,
// and which packs it offers at once.

import { packMeasure } from "#app/domain/catalog/pack.ts";
import { comparePotency, type Potency, potencyLabel } from "#app/domain/catalog/potency.ts";
import { fullName, type ProductCard } from "#app/domain/catalog/product.ts";
import type { PagePath } from "#app/domain/route-path.ts";

/** A pack as far as it decides what is usual; `soldPacks` are those received and kept in the last 90 days. */
export type MedicinePack = {
  id: number;
  brandId: number;
  isBrandFeatured: boolean;
  potency: Potency | undefined;
  packSize: string;
  pricePaise: number;
  isInStock: boolean;
  isBestSeller: boolean;
  soldPacks: number;
};

/** What a card counts: packs and brands of the list it is in, the least and the most diluted potency, the lowest price. */
export type MedicineFacts = {
  packCount: number;
  brandCount: number;
  potencies: { lowest: string; highest: string } | undefined;
  fromPaise: number;
};

/** A medicine on a shelf; `choices` are one or two packs, the usual one first. */
export type Medicine = MedicineFacts & {
  key: string;
  name: string;
  remedySlug: string | undefined;
  choices: [ProductCard, ...ProductCard[]];
};

/** A medicine of a list before its packs are read; `choiceIds` are one or two, the usual one first. */
export type ListedMedicine = MedicineFacts & { key: string; choiceIds: number[] };

const CHOICES = 2;
/** What is asked for most where no sales say otherwise. */
const USUAL_POTENCIES = ["30 CH", "200 CH"];

/** What a card counts and offers of a medicine with these packs; nothing where there are none. */
export function listedMedicine(key: string, packs: readonly MedicinePack[]): ListedMedicine[] {
  if (packs.length === 0) return [];
  return [{ key, ...medicineFacts(packs), choiceIds: usualPacks(packs).map(({ id }) => id) }];
}

export function medicineFacts(packs: readonly MedicinePack[]): MedicineFacts {
  const potencies = packs.flatMap(({ potency }) => potency ?? []).toSorted(comparePotency);
  const [lowest] = potencies;
  return {
    packCount: packs.length,
    brandCount: new Set(packs.map(({ brandId }) => brandId)).size,
    potencies: lowest && { lowest: potencyLabel(lowest), highest: potencyLabel(potencies.at(-1)!) },
    fromPaise: Math.min(...packs.map(({ pricePaise }) => pricePaise)),
  };
}

/**
 * The packs that a card offers, at most two, each of another potency (where there is none, of another size): of the two
 * most sold potencies in stock; without sales 30 CH and 200 CH; then those with most packs in stock. Of a medicine that
 * is sold out only the first.
 */
export function usualPacks<P extends MedicinePack>(packs: readonly P[]): P[] {
  const ranked = [...Map.groupBy(packs, choiceLabel)]
    .map(([label, own]) => ({ label, own, inStock: own.filter(({ isInStock }) => isInStock) }))
    .toSorted(
      (a, b) =>
        Number(b.inStock.length > 0) - Number(a.inStock.length > 0) ||
        soldOf(b.own) - soldOf(a.own) ||
        usualPlace(a.label) - usualPlace(b.label) ||
        b.inStock.length - a.inStock.length ||
        compareChoice(a.own[0]!, b.own[0]!),
    );
  return ranked
    .filter(({ inStock }, place) => place === 0 || inStock.length > 0)
    .slice(0, CHOICES)
    .map(({ own }) => usualPack(own));
}

/** Of several packs of one potency the usual one: in stock, most sold, marked as best seller, in the size that most have, of a featured brand, the lowest price, the first in the shop. */
export function usualPack<P extends MedicinePack>(packs: readonly P[]): P {
  const sizes = Map.groupBy(packs, ({ packSize }) => packSize);
  const [first] = packs.toSorted(
    (a, b) =>
      Number(b.isInStock) - Number(a.isInStock) ||
      b.soldPacks - a.soldPacks ||
      Number(b.isBestSeller) - Number(a.isBestSeller) ||
      sizes.get(b.packSize)!.length - sizes.get(a.packSize)!.length ||
      Number(b.isBrandFeatured) - Number(a.isBrandFeatured) ||
      a.pricePaise - b.pricePaise ||
      a.id - b.id,
  );
  return first!;
}

/** Where a medicine's name leads: the page of its remedy, else that of its usual pack. */
export function medicinePath({ remedySlug, choices }: Pick<Medicine, "remedySlug" | "choices">): PagePath {
  return remedySlug === undefined ? `/product/${choices[0].slug}` : `/remedy/${remedySlug}`;
}

/** A medicine as an entry of a list: how it is called, and the path of its page. */
export function medicineItem(medicine: Medicine): { name: string; to: PagePath } {
  const { name, remedySlug, choices } = medicine;
  return { name: remedySlug === undefined ? fullName(choices[0]) : name, to: medicinePath(medicine) };
}

/** What tells one choice of a card from the other. */
export function choiceLabel({ potency, packSize }: Pick<MedicinePack, "potency" | "packSize">): string {
  return potency ? potencyLabel(potency) : packSize;
}

function soldOf(packs: readonly MedicinePack[]): number {
  return packs.reduce((sum, { isInStock, soldPacks }) => sum + (isInStock ? soldPacks : 0), 0);
}

function usualPlace(label: string): number {
  const place = USUAL_POTENCIES.indexOf(label);
  return place === -1 ? USUAL_POTENCIES.length : place;
}

function compareChoice(a: MedicinePack, b: MedicinePack): number {
  if (a.potency && b.potency) return comparePotency(a.potency, b.potency);
  if (a.potency || b.potency) return a.potency ? -1 : 1;
  return packMeasure(a.packSize) - packMeasure(b.packSize) || a.packSize.localeCompare(b.packSize);
}
