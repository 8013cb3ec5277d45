/** A page of a medicine, in either language; never with a query. */
const MEDICINE = /\/(product|remedy)\/[^/]+$/;
const CARD = "main article a[href]";
/** A press follows within this time, or was none. */
const KEPT_MS = 2_000;
/** The same word as in server/late-start.ts. */
const SHOWN = { "x-shown": "1" };

type Screen = { id: string; path?: string; module: string; imports?: string[]; css?: string[] };

let ahead: { address: string; answer: Promise<Response>; beganAt: number } | undefined;

/**
 * Asks for the page of a medicine with the finger that goes down on its card, and not only when it is lifted; and for what draws such
 * a page once somebody turns to a page with cards. The shop does not count it before it is opened (`takeAhead`).
 */
export function watchCards(ask: typeof fetch): void {
  const watch = { capture: true, passive: true };
  let leaving: AbortController | undefined;
  addEventListener("scroll", fetchOnce, { ...watch, once: true });
  addEventListener("pointercancel", () => leaving?.abort(), watch);
  addEventListener(
    "pointerdown",
    ({ target, button }) => {
      const { pathname = "", search = "" } = (target as Element).closest<HTMLAnchorElement>(CARD) ?? {};
      const screen = screenOf(pathname);
      if (!screen || search || button !== 0 || pathname === location.pathname) return;
      fetchParts(screen);
      leaving = new AbortController();
      const address = `${pathname}.data?${new URLSearchParams({ _routes: screen.id })}`;
      const answer = ask(address, { headers: { purpose: "prefetch" }, signal: leaving.signal });
      answer.catch(forget);
      ahead = { address, answer, beganAt: performance.now() };
    },
    watch,
  );
}

/** What was asked for ahead at that address, once and within 2 s; the page it is of is then looked at, and counts. */
export function takeAhead(address: string): Promise<Response> | undefined {
  if (!ahead || new URL(ahead.address, location.href).href !== address) return undefined;
  const { answer, beganAt } = ahead;
  forget();
  if (performance.now() - beganAt > KEPT_MS) return undefined;
  answer.then(() => fetch(address, { method: "HEAD", headers: SHOWN })).catch(forget);
  return answer;
}

function forget() {
  ahead = undefined;
}

function fetchOnce() {
  const card = document.querySelector<HTMLAnchorElement>(CARD);
  const screen = card && screenOf(card.pathname);
  if (screen) fetchParts(screen);
}

function screenOf(path: string): Screen | undefined {
  const [, kind] = MEDICINE.exec(path) ?? [];
  if (!kind) return undefined;
  const { routes } = (window as unknown as { __reactRouterManifest: { routes: Record<string, Screen> } })
    .__reactRouterManifest;
  return Object.values(routes).find((screen) => screen.path === `${kind}/:slug`);
}

/** Each file once; what the page has already costs nothing. */
function fetchParts({ module, imports = [], css = [] }: Screen): void {
  const parts = [
    ...[module, ...imports].map((href) => ({ rel: "modulepreload", href })),
    ...css.map((href) => ({ rel: "preload", as: "style", href })),
  ];
  for (const part of parts)
    if (!document.querySelector(`link[href="${part.href}"]`))
      document.head.append(Object.assign(document.createElement("link"), part));
}
