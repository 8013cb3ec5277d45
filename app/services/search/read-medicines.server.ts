import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { COUNTER_NAMES } from "#app/content/remedies/counter-names.server.ts";
import { VERNACULAR_NAMES } from "#app/content/remedies/vernacular-names.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { type brands, categories, products, type remedies } from "#app/db/schema/catalog.ts";
import { ownSearchWords } from "#app/domain/catalog/product-search.ts";
import type { MedicineEntry } from "#app/domain/search/entries.ts";
import { kitchenNames } from "#app/domain/search/names/kitchen-names.ts";
import { inOtherSpellings, type Spellings, spellingsOf } from "#app/domain/search/spellings.ts";
import type { Sliced } from "#app/domain/slices.ts";
import { medicineKey } from "#app/services/catalog/medicine-query.server.ts";
import { inTurns } from "#app/services/in-turns.server.ts";

type Remedy = typeof remedies.$inferSelect;
type Brand = typeof brands.$inferSelect;
type Names = { remedies: readonly Remedy[]; brands: readonly Brand[] };
type Known = Names & { spellings: Spellings };

/** Each statement reads so much, far within its time; what arrives of it is worked on before anything else. */
const REMEDIES_PER_SLICE = 40;
const PRODUCTS_PER_SLICE = 1_000;
const NAMES_PER_SLICE = 200;

/** The medicines of which a pack is published, in the order of their first packs. */
export async function readMedicines(db: Db, names: Names): Promise<MedicineEntry[]> {
  const spellings = spellingsOf(
    names.remedies.map((remedy) => ({ name: remedy.name, otherNames: namesOf(remedy) })),
  );
  const known = { ...names, spellings };
  const found = [...(await readRemedies(db, known)), ...(await readOthers(db, known))];
  return found.sort((a, b) => a.firstId - b.firstId).map(({ entry }) => entry);
}

type Found = { firstId: number; entry: MedicineEntry };

async function readRemedies(db: Db, known: Known): Promise<Found[]> {
  // "Arnica" alone is the one remedy of that first name.
  const genera = Map.groupBy(known.remedies, (remedy) => firstWord(remedy.name));
  const genusOf = (name: string) => (genera.get(firstWord(name))?.length === 1 ? [firstWord(name)] : []);
  const found: Found[] = [];
  for (let from = 0; from < known.remedies.length; from += REMEDIES_PER_SLICE) {
    const slice = new Map(
      known.remedies.slice(from, from + REMEDIES_PER_SLICE).map((remedy) => [remedy.id, remedy]),
    );
    for (const { firstId, key, remedyId, ...packs } of await readPacksOf(db, [...slice.keys()])) {
      const remedy = slice.get(remedyId!)!;
      const { id, slug, name } = remedy;
      found.push({
        firstId,
        entry: {
          key,
          name,
          otherNames: [...genusOf(name), ...namesOf(remedy), ...inOtherSpellings(name, known.spellings)],
          remedy: { id, slug },
          productIds: [],
          ...packFacts(packs),
        },
      });
    }
  }
  return found;
}

function readPacksOf(db: Db, remedyIds: number[]) {
  return db
    .select({
      key: sql<string>`min(${medicineKey})`,
      remedyId: products.remedyId,
      firstId: sql<number>`min(${products.id})`,
      brandIds: sql<number[]>`array_agg(distinct ${products.brandId})`,
      dosageForms: sql<string[]>`array_agg(distinct ${products.dosageForm})`,
      formSlugs: sql<string[]>`array_agg(distinct ${categories.slug})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(and(eq(products.isPublished, true), inArray(products.remedyId, remedyIds)))
    .groupBy(products.remedyId);
}

type OtherPack = Awaited<ReturnType<typeof readOtherPacks>>[number];

/** Products without remedy, whose packs may lie in several slices. */
async function readOthers(db: Db, known: Known): Promise<Found[]> {
  const brandOf = new Map(known.brands.map((brand) => [brand.id, brand]));
  const found = new Map<string, OtherPack[]>();
  for (let after = 0; ; ) {
    const slice = await readOtherPacks(db, after);
    for (const pack of slice) {
      const packs = found.get(pack.key);
      if (packs) packs.push(pack);
      else found.set(pack.key, [pack]);
    }
    if (slice.length < PRODUCTS_PER_SLICE) break;
    after = slice.at(-1)!.id;
  }
  const names = [
    ...known.remedies.flatMap((remedy) => [remedy.name, ...namesOf(remedy)]),
    ...known.brands.map(({ name }) => name),
  ];
  const firstWords = new Set(names.map((name) => firstWord(name).toLowerCase()));
  return inTurns(othersOf(found, { brandOf, spellings: known.spellings, firstWords }));
}

type Beside = {
  brandOf: ReadonlyMap<number, Brand>;
  spellings: Spellings;
  /** Of remedies and brands, in small letters: a speciality is not called by these alone. */
  firstWords: ReadonlySet<string>;
};

function* othersOf(found: ReadonlyMap<string, OtherPack[]>, beside: Beside): Sliced<Found[]> {
  const others: Found[] = [];
  for (const [key, packs] of found) {
    others.push(otherOf(key, { packs, ...beside }));
    if (others.length % NAMES_PER_SLICE === 0) yield;
  }
  return others;
}

function readOtherPacks(db: Db, after: number) {
  return db
    .select({
      id: products.id,
      key: medicineKey,
      name: products.name,
      searchText: products.searchText,
      packSize: products.packSize,
      brandId: products.brandId,
      dosageForm: products.dosageForm,
      formSlug: categories.slug,
      formName: categories.name,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(and(eq(products.isPublished, true), isNull(products.remedyId), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(PRODUCTS_PER_SLICE);
}

function otherOf(
  key: string,
  { packs, brandOf, spellings, firstWords }: { packs: readonly OtherPack[] } & Beside,
): Found {
  const name = least(packs, (pack) => pack.name).name;
  return {
    firstId: packs[0]!.id,
    entry: {
      key,
      name,
      otherNames: [
        ...shortName(name, firstWords),
        ...kitchenNames(name),
        ...seriesNames(name),
        ...inOtherSpellings(name, spellings),
        ...ownNames(name, { packs, brandOf }),
      ],
      remedy: undefined,
      productIds: packs.map(({ id }) => id),
      ...packFacts({
        brandIds: packs.map(({ brandId }) => brandId),
        dosageForms: packs.map(({ dosageForm }) => dosageForm),
        formSlugs: packs.map(({ formSlug }) => formSlug),
      }),
    },
  };
}

function packFacts(packs: { brandIds: number[]; dosageForms: string[]; formSlugs: string[] }) {
  return {
    brandIds: new Set(packs.brandIds),
    dosageForms: new Set(packs.dosageForms),
    formSlugs: new Set(packs.formSlugs),
    isSalt: packs.formSlugs.includes("biochemic"),
  };
}

/** The words that the office gave a product itself, as its first pack has them: "Fortivirone" of R41. */
function ownNames(
  name: string,
  { packs, brandOf }: { packs: readonly OtherPack[]; brandOf: ReadonlyMap<number, Brand> },
): string[] {
  const { searchText, packSize } = least(packs, (pack) => pack.searchText);
  const brand = brandOf.get(packs.reduce((id, { brandId }) => Math.min(id, brandId), packs[0]!.brandId));
  const names = {
    remedy: [],
    brand: brand ? [brand.name, brand.fullName, ...brand.aliases] : [],
    form: [least(packs, (pack) => pack.formName).formName],
  };
  const own = ownSearchWords(searchText, { name, potency: undefined, packSize }, names);
  return own.length > 0 ? [`${name} ${own.join(" ")}`] : [];
}

/** Every other way to call a remedy. */
export function namesOf({ slug, abbreviation, commonNames, synonyms, hindiName }: Remedy): string[] {
  const spoken = [...(COUNTER_NAMES.get(slug) ?? []), ...(VERNACULAR_NAMES.get(slug) ?? [])];
  return [abbreviation, ...commonNames, ...synonyms, hindiName, ...spoken];
}

function firstWord(name: string): string {
  return name.split(" ")[0]!;
}

const IN_ITS_FORM =
  /^([A-Za-z-]{6,}) (?:Tablets|Drops|Syrup|Ointment|Gel|Cream|Oil|Pills|Lozenges|Mixture|Spray|Toothpaste|Liquid|Tonic)$/;

/** Of two words and more: "Olive" alone is no essence. */
const ESSENCE = /^(\S+(?: \S+)+) Bach Flower$/;

/** A coined name without the form that it comes in: "Scalptone" of "Scalptone Tablets"; none where it begins a remedy's or a brand's. "Cherry Plum" of its essence. */
function shortName(name: string, firstWords: ReadonlySet<string>): string[] {
  const [, essence] = ESSENCE.exec(name) ?? [];
  if (essence) return [essence];
  const [, coined] = IN_ITS_FORM.exec(name) ?? [];
  return coined && !firstWords.has(coined.toLowerCase()) ? [coined] : [];
}

/** How people write the numbers of a series: "Bio-Combination 28" as "BC 28", "B.C. 28". */
function seriesNames(name: string): string[] {
  const [, number] = /^bio-?combination (\d+)$/i.exec(name) ?? [];
  if (number)
    return [
      `BC ${number}`,
      `B C ${number}`,
      `biochemic combination ${number}`,
      `bio chemic combination ${number}`,
      `bio comb ${number}`,
      `combination ${number}`,
      `बीसी ${number}`,
      `बायो कॉम्बिनेशन ${number}`,
    ];
  const [, letters, digits] = /^([A-Z]{1,4}) ?(\d{1,3})\b/.exec(name) ?? [];
  return letters && digits ? [`${letters} ${digits}`] : [];
}

function least<T>(all: readonly T[], textOf: (one: T) => string): T {
  return all.reduce((found, one) => (textOf(one) < textOf(found) ? one : found));
}
