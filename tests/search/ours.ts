import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { oncePer } from "#app/db/once-per.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { NO_FILTER } from "#app/domain/catalog/shop-filter.ts";
import type { Listing } from "#app/domain/catalog/shop-shelf.ts";
import { readSearch } from "#app/domain/search/search-reading.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { browseShop } from "#app/services/catalog/browse-shop.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";
import type { Answer, Found } from "#tests/search/judge.ts";
import { readAnewOnce } from "#tests/support/read-anew.ts";

const SHOWN = 3;

/** What is searched does not change, so nothing of it is read twice. */
const readKeptOf = oncePer(readAnewOnce);

/** What the shop answers to a search, as the judge reads it: pages first, then medicines. */
export async function askOurs(
  db: Db,
  vocabulary: Vocabulary,
  { q, today }: { q: string; today: string },
): Promise<Answer> {
  const { named, isInformation, care, places, potency } = readSearch(q, vocabulary);
  const pages: Found[] = places.map(({ kind, slug }) => ({
    kind,
    slug: kind === "page" ? slug.slice(1) : slug,
  }));
  if (care) pages.unshift({ kind: "area", slug: care.slug });
  const asked = {
    named,
    isInformation,
    filter: NO_FILTER,
    today,
    perPage: SHOWN,
    areBestSellersShown: false,
  };
  const shelf = await browseShop(readKeptOf(db), asked);
  const isAnswer = shelf.kind === "found" || shelf.kind === "nearest";
  return {
    found: [...pages, ...(isAnswer ? await foundOf(db, shelf) : [])],
    isInformationOnly: shelf.kind === "information",
    notKeptPotency: shelf.kind === "nearest" && shelf.leftOut === "potency" ? potency : undefined,
  };
}

async function foundOf(db: Db, listing: Listing): Promise<Found[]> {
  if (listing.unit === "packs")
    return readPacks(
      db,
      listing.packs.map(({ slug }) => slug),
    );
  const packs = await readPacks(
    db,
    listing.medicines.map(({ choices }) => choices[0].slug),
  );
  return listing.medicines.map(({ remedySlug }, n) =>
    remedySlug ? { kind: "remedy", slug: remedySlug } : packs[n]!,
  );
}

async function readPacks(db: Db, slugs: string[]): Promise<Found[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({
      slug: products.slug,
      name: products.name,
      brand: brands.slug,
      form: categories.slug,
      dosageForm: products.dosageForm,
      packSize: products.packSize,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      remedy: remedies.slug,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .leftJoin(remedies, eq(remedies.id, products.remedyId))
    .where(inArray(products.slug, slugs));
  return slugs.map((slug): Found => {
    const row = rows.find((each) => each.slug === slug)!;
    const { name, brand, form, dosageForm, packSize } = row;
    return {
      kind: "product",
      name,
      brand,
      form,
      dosageForm,
      packSize,
      potency: storedPotency(row),
      remedy: row.remedy ?? undefined,
    };
  });
}
