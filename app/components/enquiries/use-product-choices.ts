import { useEffect, useRef, useState } from "react";
import type { BulkChoice } from "#app/components/enquiries/bulk-view.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";

const PAUSE_MS = 180;
const SHORTEST = 2;

/** Products for what is being typed, a moment after the last key; the answer to older words is dropped. */
export function useProductChoices() {
  const [choices, setChoices] = useState<BulkChoice[]>([]);
  const asked = useRef<{ timer?: number; reading?: AbortController }>({});

  useEffect(() => {
    const pending = asked.current;
    return () => {
      clearTimeout(pending.timer);
      pending.reading?.abort();
    };
  }, []);

  function ask(typed: string) {
    const pending = asked.current;
    clearTimeout(pending.timer);
    pending.reading?.abort();
    if (typed.trim().length < SHORTEST || choices.some(({ label }) => label === typed)) return;
    const reading = new AbortController();
    pending.reading = reading;
    pending.timer = window.setTimeout(() => {
      readChoices(typed, reading.signal).then((found) => found && setChoices(found));
    }, PAUSE_MS);
  }

  return { choices, ask };
}

/** Undefined when the shop does not answer, or a newer question came: the form works without. */
async function readChoices(typed: string, signal: AbortSignal): Promise<BulkChoice[] | undefined> {
  try {
    const response = await fetch(hrefOf(`/api/bulk-products?${new URLSearchParams({ q: typed })}`), {
      signal,
    });
    if (!response.ok) return undefined;
    return ((await response.json()) as { products: BulkChoice[] }).products;
  } catch {
    return undefined;
  }
}
