import { oncePer } from "#app/db/once-per.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import type { Medicine } from "#app/domain/catalog/medicine.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { cardsOnShelf } from "#app/domain/catalog/shelf-cards.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { type Asked, medicinesOnShelf, type Ratings } from "#app/domain/catalog/shelf-medicines.ts";
import { packsOnShelf } from "#app/domain/catalog/shelf-packs.ts";
import { chosenOf, readChosen, withCards } from "#app/services/catalog/list-medicines.server.ts";
import { readCards } from "#app/services/catalog/product-cards.server.ts";
import { readRatings } from "#app/services/catalog/read-ratings.server.ts";
import { readShelfColumns } from "#app/services/catalog/shelf-columns.server.ts";
import type { ShopQuestion } from "#app/services/catalog/shop-query.server.ts";

const MOST_PAGES = 200;
const NO_RATINGS: Ratings = new Map();

/** A page of a list that no search is asked for; `mark`: only packs that have it, and their medicines. */
export type PageAsked = Omit<ShopQuestion, "named"> & { perPage: number; mark?: Asked["mark"] };
type Tell<Page> = (shelf: ShelfColumns, asked: Asked) => Page;

/** One page of the medicines that the filter finds, and how many it finds. Which they are, and which packs their cards offer, is told from the kept shelf; only these are read. */
export async function listMedicinesOnShelf(
  readKept: ReadKept,
  asked: PageAsked,
): Promise<{ medicines: Medicine[]; total: number }> {
  const { medicines, chosen, total } = await tellOnce(readKept, asked, tellMedicines);
  // By the numbers alone: what is asked for is the name of what is kept, and is written anew for each visitor.
  const read = await readKept(readChosen, { ...chosen, today: asked.today });
  return { medicines: withCards(medicines, read), total };
}

/** One page of the packs that the filter finds, and how many it finds, in the same way. */
export async function listPacksOnShelf(
  readKept: ReadKept,
  asked: PageAsked,
): Promise<{ products: ProductCard[]; total: number }> {
  const { ids, total } = await tellOnce(readKept, asked, packsOnShelf);
  return { products: await readKept(readCards, { ids, today: asked.today }), total };
}

const tellMedicines = (shelf: ShelfColumns, asked: Asked) => {
  const { keys, total } = medicinesOnShelf(shelf, asked);
  const medicines = cardsOnShelf(shelf, asked.filter, keys);
  return { medicines, chosen: chosenOf(medicines), total };
};

/** The pages that were told from an edition of the shelf. */
const pagesOf = oncePer((_: ShelfColumns) => oncePer((_: Tell<unknown>) => new Map<string, unknown>()));

async function tellOnce<Page>(
  readKept: ReadKept,
  { filter, today, perPage, mark }: PageAsked,
  tell: Tell<Page>,
): Promise<Page> {
  const isByStars = filter.sort === "rating";
  const [shelf, ratings] = await Promise.all([
    readKept(readShelfColumns, today),
    isByStars ? readKept(readRatings) : NO_RATINGS,
  ]);
  // Pages asked for by stars hang on reviews, too.
  const pages = isByStars ? new Map<string, unknown>() : pagesOf(shelf)(tell);
  const key = JSON.stringify([filter, perPage, mark]);
  const known = pages.get(key) as Page | undefined;
  if (known) return known;
  const page = tell(shelf, { filter, mark, ratings, offset: (filter.page - 1) * perPage, limit: perPage });
  if (pages.size >= MOST_PAGES) pages.clear();
  pages.set(key, page);
  return page;
}
