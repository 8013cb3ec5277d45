import { asc, eq, sql } from "drizzle-orm";
import { COUNTER_NAMES } from "#app/content/remedies/counter-names.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { dosageFormName } from "#app/domain/catalog/dosage-form.ts";
import { ownSearchWords } from "#app/domain/catalog/product-search.ts";
import type { CareEntry, MedicineEntry, PlaceEntry, TraitEntry } from "#app/domain/search/entries.ts";
import { COMPLAINT_WORDS } from "#app/domain/search/names/complaint-words.ts";
import { CONCERN_OF_CONDITION } from "#app/domain/search/names/concern-of-condition.ts";
import { OTHER_GOODS } from "#app/domain/search/names/other-goods.ts";
import { PAGE_WORDS } from "#app/domain/search/names/page-words.ts";
import { DOSAGE_FORM_WORDS, FORM_WORDS } from "#app/domain/search/names/trait-words.ts";
import { createVocabulary, type Vocabulary } from "#app/domain/search/vocabulary.ts";
import { medicineKey } from "#app/services/catalog/medicine-query.server.ts";
import { listSynonyms } from "#app/services/search/list-synonyms.server.ts";

type Remedy = typeof remedies.$inferSelect;

/** Everything that search knows by name, out of the database and the shop's own words. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const remedyRows = await db.select().from(remedies).orderBy(asc(remedies.slug));
  const [medicines, brandRows, categoryRows, conditionRows, dosageForms, synonyms] = await Promise.all([
    listMedicines(db, remedyRows),
    db.select().from(brands).orderBy(asc(brands.slug)),
    db.select().from(categories).orderBy(asc(categories.position)),
    db
      .select({
        slug: conditions.slug,
        name: conditions.name,
        hindiName: conditions.hindiName,
        otherNames: conditions.otherNames,
        bodySystem: bodySystems.slug,
      })
      .from(conditions)
      .innerJoin(bodySystems, eq(bodySystems.id, conditions.bodySystemId))
      .orderBy(asc(conditions.slug)),
    db.selectDistinct({ slug: products.dosageForm }).from(products).where(eq(products.isPublished, true)),
    listSynonyms(db),
  ]);
  const forms = categoryRows.filter(({ kind }) => kind === "form");
  const concerns = categoryRows.filter(({ kind }) => kind === "concern");
  const traits: TraitEntry[] = [
    ...brandRows.map(
      ({ id, slug, name, fullName, aliases }): TraitEntry => ({
        trait: "brand",
        id,
        slug,
        name,
        otherNames: [fullName, slug, ...aliases],
      }),
    ),
    ...forms.map(
      ({ slug, name, hindiName }): TraitEntry => ({
        trait: "form",
        slug,
        name,
        otherNames: [hindiName, ...(FORM_WORDS[slug] ?? [])],
      }),
    ),
    ...dosageForms.map(
      ({ slug }): TraitEntry => ({
        trait: "dosage-form",
        dosageForms: [slug],
        name: dosageFormName(slug),
        otherNames: [],
      }),
    ),
    ...DOSAGE_FORM_WORDS.map(
      ({ dosageForms: meant, words: [name = "", ...otherNames] }): TraitEntry => ({
        trait: "dosage-form",
        dosageForms: meant,
        name,
        otherNames,
      }),
    ),
  ];
  const complaintWords = (target: string, slug: string) =>
    COMPLAINT_WORDS.filter((each) => each.target === target && each.slug === slug).flatMap(
      ({ words }) => words,
    );
  const places: PlaceEntry[] = [
    ...conditionRows.map(
      ({ slug, name, hindiName, otherNames, bodySystem }): PlaceEntry => ({
        kind: "condition",
        slug,
        to: `/diseases/${bodySystem}/${slug}`,
        name,
        otherNames: [hindiName, ...otherNames, ...complaintWords("condition", slug)],
      }),
    ),
    ...concerns.map(
      ({ slug, name, hindiName }): PlaceEntry => ({
        kind: "concern",
        slug,
        to: `/category/${slug}`,
        name,
        otherNames: [hindiName, ...complaintWords("concern", slug)],
      }),
    ),
    ...brandRows.map(
      ({ slug, name, fullName, aliases }): PlaceEntry => ({
        kind: "brand",
        slug,
        to: `/brand/${slug}`,
        name,
        otherNames: [fullName, slug, ...aliases],
      }),
    ),
    ...forms.map(
      ({ slug, name, hindiName }): PlaceEntry => ({
        kind: "form",
        slug,
        to: `/category/${slug}`,
        name,
        otherNames: [hindiName, ...(FORM_WORDS[slug] ?? [])],
      }),
    ),
    ...PAGE_WORDS.map(
      ({ to, words: [name = "", ...otherNames] }): PlaceEntry => ({
        kind: "page",
        slug: to,
        to,
        name,
        otherNames,
      }),
    ),
  ];
  const cares = COMPLAINT_WORDS.filter(({ target }) => target === "area" || target === "care").map(
    ({ target, slug, words: [name = "", ...otherNames] }): CareEntry => ({
      kind: target as CareEntry["kind"],
      slug,
      name,
      otherNames,
    }),
  );
  return createVocabulary({
    medicines,
    remedies: remedyRows.map((remedy) => ({
      slug: remedy.slug,
      name: remedy.name,
      otherNames: namesOf(remedy),
    })),
    traits,
    places,
    cares,
    otherGoods: OTHER_GOODS,
    concernOf: CONCERN_OF_CONDITION,
    synonyms,
  });
}

/** Of a product without remedy: one of its packs, with what that pack is called beside its own words. */
const firstPack = {
  searchText: sql<string | null>`case when ${products.remedyId} is null then min(${products.searchText}) end`,
  packSize: sql<string | null>`case when ${products.remedyId} is null then
    (array_agg(${products.packSize} order by ${products.searchText}))[1] end`,
  brandNames: sql<string[] | null>`case when ${products.remedyId} is null then
    (select array[${brands.name}, ${brands.fullName}] || ${brands.aliases} from ${brands}
     where ${brands.id} = min(${products.brandId})) end`,
  formName: sql<string | null>`case when ${products.remedyId} is null then min(${categories.name}) end`,
};
type FirstPack = {
  searchText: string | null;
  packSize: string | null;
  brandNames: string[] | null;
  formName: string | null;
};

/** The words that the office gave a product itself: "Fortivirone" of R41. */
function ownNames(name: string, { searchText, packSize, brandNames, formName }: FirstPack): string[] {
  const names = { remedy: [], brand: brandNames ?? [], form: formName ? [formName] : [] };
  const facts = { name, potency: undefined, packSize: packSize ?? "" };
  const own = ownSearchWords(searchText ?? "", facts, names);
  return own.length > 0 ? [`${name} ${own.join(" ")}`] : [];
}

async function listMedicines(db: Db, remedyRows: Remedy[]): Promise<MedicineEntry[]> {
  const remedyOf = new Map(remedyRows.map((remedy) => [remedy.id, remedy]));
  const rows = await db
    .select({
      key: medicineKey,
      remedyId: products.remedyId,
      name: sql<string>`min(${products.name})`,
      ...firstPack,
      productIds: sql<
        number[]
      >`case when ${products.remedyId} is null then array_agg(${products.id}) else '{}' end`,
      brandIds: sql<number[]>`array_agg(${products.brandId})`,
      dosageForms: sql<string[]>`array_agg(${products.dosageForm})`,
      formSlugs: sql<string[]>`array_agg(${categories.slug})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(eq(products.isPublished, true))
    .groupBy(medicineKey, products.remedyId)
    .orderBy(sql`min(${products.id})`);
  // "Arnica" alone is the one remedy of that first name.
  const genera = Map.groupBy(remedyRows, (remedy) => firstWord(remedy.name));
  const genusOf = (name: string) => (genera.get(firstWord(name))?.length === 1 ? [firstWord(name)] : []);
  return rows.map(({ key, remedyId, name, productIds, brandIds, dosageForms, formSlugs, ...pack }) => {
    const remedy = remedyId === null ? undefined : remedyOf.get(remedyId);
    return {
      key,
      name: remedy?.name ?? name,
      otherNames: remedy
        ? [...genusOf(remedy.name), ...namesOf(remedy)]
        : [...seriesNames(name), ...ownNames(name, pack)],
      remedy: remedy && { id: remedy.id, slug: remedy.slug },
      productIds,
      brandIds: new Set(brandIds),
      dosageForms: new Set(dosageForms),
      formSlugs: new Set(formSlugs),
      isSalt: formSlugs.includes("biochemic"),
    };
  });
}

function namesOf({ slug, abbreviation, commonNames, synonyms, hindiName }: Remedy): string[] {
  return [abbreviation, ...commonNames, ...synonyms, hindiName, ...(COUNTER_NAMES.get(slug) ?? [])];
}

function firstWord(name: string): string {
  return name.split(" ")[0]!;
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
