import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products, remedies } from "#app/db/schema/catalog.ts";
import { askingPresence } from "#app/db/sources.server.ts";
import {
  type ListedMedicine,
  listedMedicine,
  type Medicine,
  type MedicinePack,
} from "#app/domain/catalog/medicine.ts";
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
  remedyIdOf,
} from "#app/services/catalog/medicine-query.server.ts";
import { readCardsById, storedPotency } from "#app/services/catalog/product-cards.server.ts";
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
async function readMedicines(
  db: Db,
  { keys, packs, today }: { keys: string[]; packs: SQL | undefined; today: string },
): Promise<Medicine[]> {
  const rows = await askingPresence(() => selectPacks(db, and(packs, isOfMedicines(keys)), today));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const medicines = keys.flatMap((key) => listedMedicine(key, forSaleIfAny(byKey.get(key) ?? [])));
  return withCards(medicines, await readChosen(db, { ...chosenOf(medicines), today }));
}

type Chosen = {
  cards: ReadonlyMap<number, ProductCard>;
  remedies: ReadonlyMap<number, { slug: string; name: string }>;
};

/** The packs that these medicines offer, and the remedies that they are, by their ids. */
export function chosenOf(medicines: readonly ListedMedicine[]): { ids: number[]; remedyIds: number[] } {
  return {
    ids: medicines.flatMap(({ choiceIds }) => choiceIds),
    remedyIds: medicines.flatMap(({ key }) => remedyIdOf(key) ?? []),
  };
}

/** What the cards of a list show beside what they count. */
export async function readChosen(
  db: Db,
  { ids, remedyIds, today }: ReturnType<typeof chosenOf> & { today: string },
): Promise<Chosen> {
  const [cards, named] = await Promise.all([
    readCardsById(db, { ids, today }),
    remedyIds.length === 0
      ? []
      : db
          .select({ id: remedies.id, slug: remedies.slug, name: remedies.name })
          .from(remedies)
          .where(inArray(remedies.id, remedyIds)),
  ]);
  return { cards, remedies: new Map(named.map((remedy) => [remedy.id, remedy])) };
}

/** These medicines with the cards of what they offer; one of which nothing is there any more is left out. */
export function withCards(
  medicines: readonly ListedMedicine[],
  { cards, remedies: named }: Chosen,
): Medicine[] {
  return medicines.flatMap(({ choiceIds, ...medicine }): Medicine[] => {
    const [usual, ...more] = choiceIds.flatMap((id) => cards.get(id) ?? []);
    if (!usual) return [];
    const remedyId = remedyIdOf(medicine.key);
    const remedy = remedyId === undefined ? undefined : named.get(remedyId);
    return [
      { ...medicine, name: remedy?.name ?? usual.name, remedySlug: remedy?.slug, choices: [usual, ...more] },
    ];
  });
}

/** A search may find packs on prescription too; a card speaks of them only where there are no others. */
function forSaleIfAny(packs: PackRow[]): PackRow[] {
  const forSale = packs.filter(isForSale);
  return forSale.length > 0 ? forSale : packs;
}

type PackRow = MedicinePack & { soldTo: SoldTo; key: string };

async function selectPacks(db: Db, where: SQL | undefined, today: string): Promise<PackRow[]> {
  const rows = await db
    .select({
      key: medicineKey,
      id: products.id,
      brandId: products.brandId,
      isBrandFeatured: brands.isFeatured,
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      pricePaise: products.pricePaise,
      isInStock: stockColumn(today),
      isBestSeller: products.isBestSeller,
      soldPacks: products.soldPacks,
      soldTo: products.soldTo,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(where);
  return rows.map((row) => ({ ...row, potency: storedPotency(row) }));
}
