import type { Db } from "#app/db/client.server.ts";
import { addPacks, type BillProduct, type WantedPacks } from "#app/domain/counter-bill.ts";
import { readWantedRows } from "#app/services/enquiries/choose-products.server.ts";
import { findForCounter } from "#app/services/office/find-for-counter.server.ts";

/** A bill with more on it, and what somebody must choose before the rest can go onto it. */
export type WrittenBill = {
  lines: WantedPacks[];
  matches?: { typed: string; quantity: number; products: BillProduct[] };
  openRows?: {
    text: string;
    quantity: number;
    /** Absent where the words fit no product. */
    suggestedId: number | undefined;
    candidates: { id: number; label: string }[];
  }[];
};

/** Puts what "arn 30 *2" means onto a bill; when it fits several products or none, they come back instead. */
export async function addTyped(
  db: Db,
  { lines, typed, today }: { lines: WantedPacks[]; typed: string; today: string },
): Promise<WrittenBill> {
  if (!typed) return { lines };
  const { quantity, products } = await findForCounter(db, { typed, today });
  if (products.length !== 1) return { lines, matches: { typed, quantity, products } };
  return { lines: addPacks(lines, { productId: products[0]!.productId, quantity }) };
}

/** Puts a pasted list onto a bill; the lines of it that fit several products or none come back. */
export async function addPasted(
  db: Db,
  { lines, pasted }: { lines: WantedPacks[]; pasted: string },
): Promise<WrittenBill> {
  const rows = await readWantedRows(db, { rows: [], pasted });
  const clear = rows.flatMap(({ product, quantity }) =>
    product ? [{ productId: product.id, quantity }] : [],
  );
  const openRows = rows
    .filter(({ product }) => !product)
    .map(({ text, quantity, found, candidates }) => ({
      text,
      quantity,
      suggestedId: found === "several" ? candidates[0]?.id : undefined,
      candidates: candidates.map(({ id, label }) => ({ id, label })),
    }));
  return { lines: clear.reduce<WantedPacks[]>(addPacks, lines), openRows };
}
