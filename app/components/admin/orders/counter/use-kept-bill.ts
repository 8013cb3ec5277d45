import { useEffect, useRef } from "react";
import type { CounterMode, CounterState } from "#app/components/admin/orders/counter/counter-state.ts";
import { useSubmit } from "#app/components/ui/link.ts";
import type { BillLine } from "#app/domain/orders/counter-bill.ts";
import { billToKeep, readKeptBill } from "#app/domain/orders/kept-bill.ts";

/**
 * Keeps the lines of a bill on this device while it is written. A page that begins afresh sends what was kept to the server, which
 * answers with the bill at today's prices, under the key that it had: sold already, it is not sold twice.
 */
export function useKeptBill({
  mode,
  state,
  lines,
  sold,
}: {
  mode: CounterMode;
  state: CounterState;
  lines: readonly BillLine[];
  sold: string;
}): void {
  const submit = useSubmit();
  const isFresh = useRef(state.turn === "");

  useEffect(() => {
    const name = nameOf(mode);
    if (isFresh.current) {
      isFresh.current = false;
      const kept = readKeptBill(read(name), { sold, now: Date.now() });
      if (!kept) return write(name, undefined);
      const packs = kept.lines.map(({ productId, quantity }) => [`line-${productId}`, String(quantity)]);
      const fields = { ...Object.fromEntries(packs), bill: kept.billKey, restored: String(kept.keptAt) };
      submit({ ...fields, intent: "update" }, { method: "post", replace: true, preventScrollReset: true });
      return;
    }
    write(name, billToKeep({ billKey: state.billKey, after: sold, lines, now: Date.now() }));
  }, [mode, state.billKey, sold, lines, submit]);
}

/** Forgets the unfinished bill. */
export function forgetBill(mode: CounterMode): void {
  write(nameOf(mode), undefined);
}

function nameOf(mode: CounterMode): string {
  return `materia-bill-${mode}`;
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage may be switched off or full.
  }
}
