import type { Db } from "#app/db/client.server.ts";
import { brands, categories, remedies } from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import type { DeskChoices } from "#app/domain/catalog/desk-product.ts";
import type { ProductProblems } from "#app/domain/catalog/product-check.ts";
import type { ProductFacts } from "#app/domain/catalog/product-fields.ts";
import type { SearchNames } from "#app/domain/catalog/product-search.ts";

type Entry = { id: number; name: string; names: string[] };
type Shelf = Entry & { forAgeMonths: number | null };

/** What products may name, by slug. */
export type Vocabulary = {
  brands: Map<string, Entry>;
  remedies: Map<string, Entry>;
  forms: Map<string, Entry>;
  categories: Map<string, Shelf>;
  makers: Map<string, Entry>;
  importers: Map<string, Entry>;
};

export type VocabularyProblem =
  | "unknown-brand"
  | "unknown-remedy"
  | "unknown-form"
  | "unknown-category"
  | "unknown-company";

/** All brands, remedies and categories with the names they are searched by. */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const brandRows = await db
    .select({ id: brands.id, slug: brands.slug, name: brands.name, aliases: brands.aliases })
    .from(brands)
    .orderBy(brands.name);
  const remedyRows = await db.select().from(remedies).orderBy(remedies.name);
  const categoryRows = await db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      kind: categories.kind,
      forAgeMonths: categories.forAgeMonths,
    })
    .from(categories)
    .orderBy(categories.position, categories.name);
  const companyRows = await db
    .select({ id: companies.id, slug: companies.slug, name: companies.name, role: companies.role })
    .from(companies)
    .orderBy(companies.name);
  const companyEntryOf = ({ id, slug, name }: (typeof companyRows)[number]): [string, Entry] => [
    slug,
    { id, name, names: [name] },
  ];
  const entryOf = ({ id, slug, name, forAgeMonths }: (typeof categoryRows)[number]): [string, Shelf] => [
    slug,
    { id, name, names: [name], forAgeMonths },
  ];
  return {
    brands: new Map(
      brandRows.map(({ aliases, ...row }) => [row.slug, { ...row, names: [row.name, ...aliases] }]),
    ),
    remedies: new Map(
      remedyRows.map(({ id, slug, name, abbreviation, commonNames, synonyms, hindiName }) => [
        slug,
        { id, name, names: [name, abbreviation, ...commonNames, ...synonyms, hindiName] },
      ]),
    ),
    forms: new Map(categoryRows.filter(({ kind }) => kind === "form").map(entryOf)),
    categories: new Map(categoryRows.map(entryOf)),
    makers: new Map(companyRows.filter(({ role }) => role === "maker").map(companyEntryOf)),
    importers: new Map(companyRows.filter(({ role }) => role === "importer").map(companyEntryOf)),
  };
}

/** The names a product is found by beside its own. */
export function searchNamesOf(
  { brand, remedy, form }: Pick<ProductFacts, "brand" | "remedy" | "form">,
  vocabulary: Vocabulary,
): SearchNames {
  return {
    brand: vocabulary.brands.get(brand)?.names ?? [],
    remedy: (remedy && vocabulary.remedies.get(remedy)?.names) || [],
    form: vocabulary.forms.get(form)?.names ?? [],
  };
}

/** The fields of a product that name what the shop does not have. */
export function unknownNames(
  { brand, remedy, form, categories: slugs, maker, importer }: ProductFacts,
  vocabulary: Vocabulary,
): ProductProblems<VocabularyProblem> {
  return {
    ...(!vocabulary.brands.has(brand) && { brand: "unknown-brand" }),
    ...(remedy && !vocabulary.remedies.has(remedy) && { remedy: "unknown-remedy" }),
    ...(!vocabulary.forms.has(form) && { form: "unknown-form" }),
    ...(slugs.some((slug) => !vocabulary.categories.has(slug)) && { categories: "unknown-category" }),
    ...(maker && !vocabulary.makers.has(maker) && { maker: "unknown-company" }),
    ...(importer && !vocabulary.importers.has(importer) && { importer: "unknown-company" }),
  };
}

/** What an editor offers to choose from. */
export function productChoicesOf({
  brands,
  forms,
  categories,
  remedies,
  makers,
  importers,
}: Vocabulary): DeskChoices {
  const choices = (entries: Map<string, Entry>) => [...entries].map(([slug, { name }]) => ({ slug, name }));
  return {
    brands: choices(brands),
    forms: choices(forms),
    categories: choices(categories),
    remedies: [...remedies.keys()],
    makers: choices(makers),
    importers: choices(importers),
  };
}
