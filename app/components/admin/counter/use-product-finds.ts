import { useEffect, useState } from "react";
import type { BillProduct } from "#app/domain/counter-bill.ts";

type Finds = { typed: string; quantity: number; products: BillProduct[]; hasFailed?: boolean };

const WAIT_MS = 80;

/** What the counter finds for the words typed so far; `typed` tells which words the answer is about. */
export function useProductFinds(typed: string): Finds {
  const [finds, setFinds] = useState<Finds>({ typed: "", quantity: 1, products: [] });
  useEffect(() => {
    if (typed.trim() === "") return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const address = `/admin/counter/products?${new URLSearchParams({ q: typed })}`;
        const response = await fetch(address, { signal: leaving.signal });
        const found = (await response.json()) as Omit<Finds, "typed">;
        setFinds({ ...found, typed });
      } catch {
        if (!leaving.signal.aborted) setFinds({ typed, quantity: 1, products: [], hasFailed: true });
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return finds;
}
