import type { Db } from "#app/db/client.server.ts";
import {
  addPacks,
  type BillProduct,
  type OpenRow,
  type TypedRow,
  type WantedPacks,
} from "#app/domain/orders/counter-bill.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { brandsOf, readWantedRows } from "#app/services/enquiries/choose-products.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";

/** A bill with more on it, and what somebody must choose before the rest can go onto it. */
export type WrittenBill = {
  lines: WantedPacks[];
  matches?: { typed: string; quantity: number; products: BillProduct[] };
  openRows?: OpenRow[];
  /** The brands that the open rows can be had from. */
  brands?: string[];
  /** The brand that was asked for all rows, and the rows that it does not make. */
  missing?: { brand: string; texts: string[] };
};

/** Puts what "arn 30 *2" means onto a bill; when it fits several products or none, they come back instead. */
export async function addTyped(
  db: Db,
  {
    lines,
    typed,
    vocabulary,
    today,
  }: { lines: WantedPacks[]; typed: string; vocabulary: Vocabulary; today: string },
): Promise<WrittenBill> {
  if (!typed) return { lines };
  const { quantity, products, isDoubtful } = await findForCounter(db, { typed, vocabulary, today });
  if (products.length !== 1 || isDoubtful) return { lines, matches: { typed, quantity, products } };
  return { lines: addPacks(lines, { productId: products[0]!.productId, quantity }) };
}

/** Puts a pasted list and rows that were open before onto a bill; those that fit several products or none come back. */
export async function addRows(
  db: Db,
  {
    lines,
    pasted = "",
    rows = [],
    brand = "",
    vocabulary,
    today,
  }: {
    lines: WantedPacks[];
    pasted?: string;
    rows?: readonly TypedRow[];
    brand?: string;
    vocabulary: Vocabulary;
    today: string;
  },
): Promise<WrittenBill> {
  const wanted = await readWantedRows(db, { rows, pasted, brand, vocabulary, today });
  const clear = wanted.flatMap(({ product, quantity, isOfOtherBrand }) =>
    product && !isOfOtherBrand ? [{ productId: product.id, quantity }] : [],
  );
  const open = wanted.filter(({ product, isOfOtherBrand }) => !product || isOfOtherBrand);
  const texts = open.filter((row) => row.isOfOtherBrand).map(({ text }) => text);
  return {
    lines: clear.reduce<WantedPacks[]>(addPacks, lines),
    openRows: open.map(({ text, quantity, maybeQuantity, candidates }) => ({
      text,
      quantity,
      maybeQuantity,
      candidates: candidates.map(({ id, label }) => ({ id, label })),
    })),
    brands: brandsOf(open),
    ...(brand && { missing: { brand, texts } }),
  };
}
