import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { brands, categories, categoryAliases, productCategories, products } from "#app/db/schema/catalog.ts";
import { escapeLike } from "#app/db/words.ts";
import type { NamedMedicine, NamedPacks } from "#app/domain/catalog/named-packs.ts";
import { parsePack } from "#app/domain/catalog/pack.ts";

/** SQL condition: the pack is one of those that the words of a search mean. */
export function isNamed(named: NamedPacks): SQL | undefined {
  const { medicines, brandIds, formSlugs = [], dosageForms = [], potencies, pack, concern } = named;
  const isForm =
    formSlugs.length + dosageForms.length > 0
      ? or(
          formSlugs.length > 0 ? isOfForms(formSlugs) : undefined,
          dosageForms.length > 0 ? inArray(products.dosageForm, [...dosageForms]) : undefined,
        )
      : undefined;
  return and(
    medicines && isOneOf(medicines),
    brandIds && or(inArray(products.brandId, [...brandIds]), namesIt(medicines, "hasBrandInName")),
    isForm && or(isForm, namesIt(medicines, "hasFormInName")),
    potencies && isOfPotency(potencies),
    named.withoutPotencies && not(coalesced(isOfPotency(named.withoutPotencies))),
    pack === undefined ? undefined : isOfPack(pack),
    concern === undefined ? undefined : isOnConcernShelf(concern),
  );
}

/** SQL order of named packs: as well as they fit, then what may be sold, liquids before globules that nobody asked for, what the shop puts forward. */
export function namedOrder({ medicines = [], dosageForms = [] }: NamedPacks): SQL[] {
  const isMedicatedGlobules = sql`(${products.dosageForm} = 'globules' and ${products.potencyScale} is not null)`;
  return [
    asc(rankOf(medicines)),
    asc(sql`case ${products.soldTo} when 'anyone' then 0 when 'prescription' then 1 else 2 end`),
    ...(dosageForms.includes("globules") ? [] : [asc(isMedicatedGlobules)]),
    desc(sql`(select ${brands.isFeatured} from ${brands} where ${brands.id} = ${products.brandId})`),
    desc(products.isBestSeller),
    asc(sql`lower(${products.name})`),
    asc(products.potencyScale),
    asc(products.potencyNumber),
    asc(products.netQuantity),
    asc(products.id),
  ];
}

/** SQL: the place of the pack's medicine among those, best first. */
export function rankOf(medicines: readonly NamedMedicine[]): SQL<number> {
  const remedies: [number, number][] = [];
  const others: [number, number][] = [];
  for (const [rank, { remedyId, productIds = [] }] of medicines.entries())
    if (remedyId === undefined) others.push(...productIds.map((id): [number, number] => [id, rank]));
    else remedies.push([remedyId, rank]);
  return sql<number>`coalesce(${placeIn(remedies, products.remedyId)}, ${placeIn(others, products.id)}, ${medicines.length}::int)`;
}

function placeIn(pairs: [number, number][], column: PgColumn): SQL {
  return pairs.length === 0
    ? sql`null::int`
    : sql`(${JSON.stringify(Object.fromEntries(pairs))}::jsonb ->> ${column}::text)::int`;
}

function isOneOf(medicines: readonly NamedMedicine[]): SQL {
  const remedyIds = medicines.flatMap(({ remedyId, potencies }) => (potencies ? [] : (remedyId ?? [])));
  const inPotency = medicines.flatMap(({ remedyId, potencies }) =>
    remedyId !== undefined && potencies ? [and(eq(products.remedyId, remedyId), isOfPotency(potencies))] : [],
  );
  const productIds = medicines.flatMap(({ remedyId, productIds = [] }) =>
    remedyId === undefined ? productIds : [],
  );
  return (
    or(
      remedyIds.length > 0 ? inArray(products.remedyId, remedyIds) : undefined,
      productIds.length > 0 ? inArray(products.id, productIds) : undefined,
      ...inPotency,
    ) ?? sql`false`
  );
}

function namesIt(
  medicines: readonly NamedMedicine[] | undefined,
  what: "hasBrandInName" | "hasFormInName",
): SQL | undefined {
  const named = medicines?.filter((medicine) => medicine[what]);
  return named && named.length > 0 ? isOneOf(named) : undefined;
}

function isOfPotency(potencies: NonNullable<NamedPacks["potencies"]>): SQL | undefined {
  return or(
    ...potencies.map(({ scale, number }) =>
      and(eq(products.potencyScale, scale), eq(products.potencyNumber, number)),
    ),
  );
}

/** A pack without a potency is of none. */
function coalesced(condition: SQL | undefined): SQL {
  return sql`coalesce(${condition}, false)`;
}

function isOfPack(text: string): SQL {
  const pack = parsePack(text);
  return pack
    ? sql`(${products.netQuantity} = ${pack.netQuantity} and ${products.netUnit} = ${pack.netUnit})`
    : sql`lower(${products.packSize}) like ${`${escapeLike(text)}%`}`;
}

function isOfForms(slugs: readonly string[]): SQL {
  return sql`${products.formId} in (select ${categories.id} from ${categories} where ${inArray(categories.slug, [...slugs])})`;
}

function isOnConcernShelf(slug: string): SQL {
  return sql`${products.id} in (
    select ${productCategories.productId} from ${productCategories} where ${productCategories.categoryId} in (
      select ${categories.id} from ${categories} where ${categories.slug} = ${slug}
      union select ${categoryAliases.categoryId} from ${categoryAliases} where ${categoryAliases.slug} = ${slug}
    )
  )`;
}
