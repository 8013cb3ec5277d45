import { useEffect, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { readVisit, VISIT_KEPT_MS, type Visit } from "#app/components/layout/visit-reading.ts";

const NOBODY: Visit = { cartCount: 0 };
/** The longest that a timer of a browser can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

let visit = NOBODY;
let readAt = 0;
let reading: AbortController | undefined;
let changing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The visitor's cart count, name and PIN code, and the shop's door; empty until they have arrived. */
export function useVisit(): Visit {
  return useSyncExternalStore(
    subscribe,
    () => visit,
    () => NOBODY,
  );
}

/** Reads the visit once the page stands, after every form, and when the visitor comes back; once, in the frame of the page. */
export function useVisitReading() {
  const { formMethod } = useNavigation();
  const isSending = formMethod === "POST";

  // Signing in or out may have changed who it is.
  useEffect(() => {
    if (isSending) return () => void refreshVisit();
  }, [isSending]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    refreshVisit();
    document.addEventListener("visibilitychange", readWhenOld, { signal });
    // Back from another page, the browser may show this one as it was left.
    window.addEventListener("pageshow", ({ persisted }) => persisted && refreshVisit(), { signal });
    return () => leaving.abort();
  }, []);
}

/** Asks the shop again: after signing in or out, or a change that did not say the new count. */
export async function refreshVisit() {
  reading?.abort();
  const mine = new AbortController();
  reading = mine;
  const answer = await readVisit(mine.signal);
  if (reading !== mine) return;
  reading = undefined;
  if (!answer) return;
  readAt = Date.now();
  const { notice, changesInMs, ...said } = answer;
  show(said);
  clearTimeout(changing);
  if (changesInMs !== null)
    changing = setTimeout(refreshVisit, Math.min(changesInMs + 1000, LONGEST_WAIT_MS));
  if (notice) {
    const { sayLater } = await import("#app/components/layout/say-later.ts");
    sayLater(notice);
  }
}

/** Shows a cart count that the shop has just answered. */
export function showCartCount(cartCount: number) {
  show({ ...visit, cartCount });
  // A reading that began before that answer would bring the old count back.
  if (reading) refreshVisit();
}

function readWhenOld() {
  if (document.visibilityState === "visible" && Date.now() - readAt > VISIT_KEPT_MS) refreshVisit();
}

function show(next: Visit) {
  visit = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
