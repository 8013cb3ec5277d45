import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products, remedies } from "#app/db/schema/catalog.ts";
import { askingPresence } from "#app/db/sources.server.ts";
import { type Medicine, type MedicinePack, medicineFacts, usualPacks } from "#app/domain/catalog/medicine.ts";
import type { NamedPacks } from "#app/domain/catalog/named-packs.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { isForSale, type SoldTo } from "#app/domain/catalog/sold-to.ts";
import { stockColumn } from "#app/services/catalog/availability.server.ts";
import {
  countOf,
  isOfMedicines,
  medicineKey,
  medicineOrder,
  namedMedicineOrder,
} from "#app/services/catalog/medicine-query.server.ts";
import { selectCards, storedPotency } from "#app/services/catalog/product-cards.server.ts";
import { matches, type ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

export type MedicinePage = { medicines: Medicine[]; total: number };

/** One page of the medicines that a search means and the filter finds, each once, and how many there are in all. */
export async function listNamedMedicines(
  db: Db,
  asked: ShopQuestion & { named: NamedPacks; perPage: number },
): Promise<MedicinePage> {
  const { filter, named, today, perPage: limit } = asked;
  const where = matches(asked);
  const orderBy = filter.sort === "featured" ? namedMedicineOrder(named) : medicineOrder[filter.sort];
  const offset = (filter.page - 1) * limit;
  const found = await askingPresence(() =>
    db
      .select({ key: medicineKey, total: sql<number>`count(*) over ()::int` })
      .from(products)
      .where(where)
      .groupBy(medicineKey)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  );
  const [first] = found;
  if (!first) return { medicines: [], total: offset === 0 ? 0 : await countMedicines(db, where) };
  const medicines = await readMedicines(db, { keys: found.map(({ key }) => key), packs: where, today });
  return { medicines, total: first.total };
}

async function countMedicines(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await askingPresence(() =>
    db
      .select({ total: countOf("medicines") })
      .from(products)
      .where(where),
  );
  return row?.total ?? 0;
}

/** The medicines with those keys, in that order, each with the packs for which that is so; those without any are left out. */
export async function readMedicines(
  db: Db,
  { keys, packs, today }: { keys: string[]; packs: SQL | undefined; today: string },
): Promise<Medicine[]> {
  if (keys.length === 0) return [];
  const rows = await askingPresence(() => selectPacks(db, and(packs, isOfMedicines(keys)), today));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  for (const [key, own] of byKey) byKey.set(key, forSaleIfAny(own));
  const there = keys.filter((key) => byKey.has(key));
  const chosen = there.map((key) => usualPacks(byKey.get(key)!).map(({ slug }) => slug));
  const cards = await selectCards(db, {
    today,
    where: inArray(products.slug, chosen.flat()),
    orderBy: [],
    limit: chosen.flat().length,
  });
  const cardOf = new Map(cards.map((card) => [card.slug, card]));
  return there.map((key, place): Medicine => {
    const own = byKey.get(key)!;
    const choices = chosen[place]!.map((slug) => cardOf.get(slug)!) as [ProductCard, ...ProductCard[]];
    const { remedySlug, remedyName } = own[0]!;
    return {
      key,
      name: remedyName ?? choices[0].name,
      remedySlug: remedySlug ?? undefined,
      ...medicineFacts(own),
      choices,
    };
  });
}

/** A search may find packs on prescription too; a card speaks of them only where there are no others. */
function forSaleIfAny(packs: PackRow[]): PackRow[] {
  const forSale = packs.filter(isForSale);
  return forSale.length > 0 ? forSale : packs;
}

type PackRow = MedicinePack & {
  soldTo: SoldTo;
  key: string;
  remedySlug: string | null;
  remedyName: string | null;
};

async function selectPacks(db: Db, where: SQL | undefined, today: string): Promise<PackRow[]> {
  const rows = await db
    .select({
      key: medicineKey,
      remedySlug: remedies.slug,
      remedyName: remedies.name,
      slug: products.slug,
      brandSlug: brands.slug,
      isBrandFeatured: brands.isFeatured,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      netQuantity: products.netQuantity,
      pricePaise: products.pricePaise,
      isInStock: stockColumn(today),
      isBestSeller: products.isBestSeller,
      soldPacks: products.soldPacks,
      soldTo: products.soldTo,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(remedies, eq(remedies.id, products.remedyId))
    .where(where);
  return rows.map((row) => ({ ...row, potency: storedPotency(row) }));
}
