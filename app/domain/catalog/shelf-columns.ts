// The packs of the shop in columns, one for each thing that a filter chooses by, so that its choices are counted in a
// millisecond. A row is a pack; rows of one medicine stand together.

import { choiceSlug } from "#app/domain/catalog/choice-slug.ts";
import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";
import { NET_UNITS, parsePack } from "#app/domain/catalog/pack.ts";
import { comparePotency, type Potency, potencyLabel, potencySlug } from "#app/domain/catalog/potency.ts";

type Choice = { slug: string; name: string; aliases: string[] };
type CategoryChoice = Choice & { kind: "form" | "concern" };

/** What each row has of a list of choices: its place there, or NONE. */
type Column = { choices: Choice[]; codes: Int32Array };
export const NONE = -1;

export type ShelfColumns = {
  rowOf: ReadonlyMap<number, number>;
  /** Which medicine a row belongs to, in ascending order. */
  medicines: Int32Array;
  /** 1 for what stands on a shelf; the rest is shown to who names it. */
  onShelf: Uint8Array;
  pricesPaise: Int32Array;
  brands: Column;
  dosageForms: Column;
  potencies: Column;
  packs: Column;
  origins: Column;
  alcohol: Column;
  stock: Column;
  categories: { choices: CategoryChoice[]; rows: Int32Array[] };
};

/** Packs that are alike in what many packs have in common, as they are read. */
export type ShelfGroup = {
  dosageForm: string;
  potency: Potency | undefined;
  packSize: string;
  originCountry: string;
  isAlcoholFree: boolean;
  isOnShelf: boolean;
  ids: number[];
  /** Of each id, in the same order. */
  brandIds: number[];
  pricesPaise: number[];
  /** What makes it one medicine with others. */
  medicineKeys: string[];
};
export type ShelfBrand = Choice & { id: number };
export type ShelfCategory = CategoryChoice & { productIds: number[] };

/** Puts what was read of the shelf into columns; of brands and categories all are there, of the rest what a pack has. */
export function shelfColumns(read: {
  groups: ShelfGroup[];
  inStock: number[];
  brands: ShelfBrand[];
  categories: ShelfCategory[];
}): ShelfColumns {
  const { groups, brands, categories } = read;
  const { ids, groupOf, medicines, brandIds, pricesPaise } = inOrderOfMedicines(groups);
  const rowOf = new Map<number, number>();
  for (const [row, id] of ids.entries()) rowOf.set(id, row);
  const column = <Key>(keyOf: (group: ShelfGroup) => Key, known: Known<Key>): Column => {
    const { choices, codes } = codedColumn(groups.map(keyOf), known);
    return { choices, codes: groupOf.map((group) => codes[group]!) };
  };
  const stock = new Int32Array(ids.length).fill(NONE);
  for (const row of rowsOf(read.inStock, rowOf)) stock[row] = 0;
  return {
    rowOf,
    medicines,
    onShelf: Uint8Array.from(groupOf, (group) => Number(groups[group]!.isOnShelf)),
    pricesPaise,
    brands: codedColumn(
      brandIds,
      brands.map(({ id, ...brand }) => [id, brand]),
    ),
    dosageForms: column(({ dosageForm }) => dosageForm, dosageForms(groups)),
    potencies: column(({ potency }) => potency && potencySlug(potency), potencies(groups)),
    packs: column(({ packSize }) => packSize, packSizes(groups)),
    origins: column(({ originCountry }) => originCountry, origins(groups)),
    alcohol: column(({ isAlcoholFree }) => isAlcoholFree, [[true, written("free")]]),
    stock: { choices: [written("in")], codes: stock },
    categories: {
      choices: categories.map(({ productIds: _, ...category }) => category),
      rows: categories.map(({ productIds }) => rowsOf(productIds, rowOf)),
    },
  };
}

/** The rows of products, those that are not on the shelf left out, in ascending order. */
function rowsOf(products: number[], rowOf: ReadonlyMap<number, number>): Int32Array {
  const rows = new Int32Array(products.length);
  let length = 0;
  for (const id of products) {
    const row = rowOf.get(id);
    if (row !== undefined) rows[length++] = row;
  }
  return rows.subarray(0, length).sort();
}

type RowFacts = Record<"ids" | "groupOf" | "medicines" | "brandIds" | "pricesPaise", Int32Array>;

function inOrderOfMedicines(groups: ShelfGroup[]): RowFacts {
  const numbers = new Map<string, number>();
  const length = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  const column = () => new Int32Array(length);
  const read = {
    ids: column(),
    groupOf: column(),
    medicines: column(),
    brandIds: column(),
    pricesPaise: column(),
  };
  let row = 0;
  for (const [group, { ids, medicineKeys, brandIds, pricesPaise }] of groups.entries()) {
    read.ids.set(ids, row);
    read.brandIds.set(brandIds, row);
    read.pricesPaise.set(pricesPaise, row);
    read.groupOf.fill(group, row, row + ids.length);
    for (const key of medicineKeys) {
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) numbers.set(key, number);
      read.medicines[row++] = number;
    }
  }
  const order = countedOrder(read.medicines, numbers.size);
  const ordered = (column: Int32Array) => order.map((place) => column[place]!);
  return {
    ids: ordered(read.ids),
    groupOf: ordered(read.groupOf),
    medicines: ordered(read.medicines),
    brandIds: ordered(read.brandIds),
    pricesPaise: ordered(read.pricesPaise),
  };
}

/** The places of numbers below `end` in ascending order of the numbers. */
function countedOrder(numbers: Int32Array, end: number): Int32Array {
  const nexts = new Int32Array(end + 1);
  for (const number of numbers) nexts[number + 1]! += 1;
  for (let number = 1; number <= end; number++) nexts[number]! += nexts[number - 1]!;
  const order = new Int32Array(numbers.length);
  numbers.forEach((number, place) => {
    order[nexts[number]!++] = place;
  });
  return order;
}

/** What is written of a thing, in the order of its choices, and the choice that it is. */
type Known<Key> = [Key, Choice][];

function codedColumn<Key>(keys: Iterable<Key>, known: Known<NoInfer<Key>>): Column {
  const choices = [...new Map(known.map(([, choice]) => [choice.slug, choice])).values()];
  const placeOf = new Map(choices.map(({ slug }, place) => [slug, place]));
  const codeOf = new Map(known.map(([key, { slug }]) => [key, placeOf.get(slug)!]));
  return { choices, codes: Int32Array.from(keys, (key) => codeOf.get(key) ?? NONE) };
}

function dosageForms(groups: ShelfGroup[]): Known<string> {
  const forms = distinct(groups, ({ dosageForm }) => dosageForm).sort();
  return forms.map((form) => [form, { ...written(form), name: dosageFormName(form) }]);
}

function potencies(groups: ShelfGroup[]): Known<string | undefined> {
  const known = new Map(
    groups.flatMap(({ potency }) => (potency ? [[potencySlug(potency), potency] as const] : [])),
  );
  return [...known]
    .sort(([, a], [, b]) => comparePotency(a, b))
    .map(([slug, potency]) => [slug, { slug, name: potencyLabel(potency), aliases: [] }]);
}

/** Liquids, then weights, then pieces, the smallest first; what has no measure comes last. */
function packSizes(groups: ShelfGroup[]): Known<string> {
  const sizes = distinct(groups, ({ packSize }) => packSize).sort();
  return sizes.sort((a, b) => measure(a) - measure(b)).map((size) => [size, written(size)]);
}

function measure(packSize: string): number {
  const pack = parsePack(packSize);
  return pack ? NET_UNITS.indexOf(pack.netUnit) * 1_000_000 + pack.netQuantity : Number.MAX_SAFE_INTEGER;
}

function origins(groups: ShelfGroup[]): Known<string> {
  const countries = distinct(groups, ({ originCountry }) => originCountry).sort();
  return countries.map((country) => [country, written(country)]);
}

function distinct(groups: ShelfGroup[], of: (group: ShelfGroup) => string): string[] {
  return [...new Set(groups.map(of))];
}

function written(text: string): Choice {
  return { slug: choiceSlug(text), name: text, aliases: [] };
}
