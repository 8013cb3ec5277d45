import { hrefOf } from "#app/content/messages/page-address.ts";
import type { BillProduct } from "#app/domain/orders/counter-bill.ts";

type Found = { quantity: number; products: BillProduct[]; hasFailed?: boolean };

/** What the counter finds for those words. */
export async function findProducts(typed: string, signal: AbortSignal): Promise<Found> {
  try {
    const address = hrefOf(`/admin/counter/products?${new URLSearchParams({ q: typed })}`);
    const response = await fetch(address, { signal });
    return (await response.json()) as Found;
  } catch {
    return { quantity: 1, products: [], hasFailed: true };
  }
}
