import { useEffect, useState } from "react";
import { hrefOf } from "#app/content/messages/page-address.ts";
import type { BillProduct } from "#app/domain/orders/counter-bill.ts";

type Found = { quantity: number; products: BillProduct[]; hasFailed?: boolean };
type Finds = Found & { typed: string };

const WAIT_MS = 80;

/** What the counter finds for the words typed so far; `typed` tells which words the answer is about. */
export function useProductFinds(typed: string): Finds {
  const [finds, setFinds] = useState<Finds>({ typed: "", quantity: 1, products: [] });
  useEffect(() => {
    if (typed.trim() === "") return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const found = await findProducts(typed, leaving.signal);
      if (!leaving.signal.aborted) setFinds({ ...found, typed });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return finds;
}

/** What the counter finds for those words. */
export async function findProducts(typed: string, signal?: AbortSignal): Promise<Found> {
  try {
    const address = hrefOf(`/admin/counter/products?${new URLSearchParams({ q: typed })}`);
    const response = await fetch(address, signal ? { signal } : undefined);
    return (await response.json()) as Found;
  } catch {
    return { quantity: 1, products: [], hasFailed: true };
  }
}
