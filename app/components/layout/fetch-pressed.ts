import { prefetchRouteCss } from "#app/components/layout/page-styles.ts";
import { SHOWN_HEADER } from "#app/domain/kept-page.ts";

type Page = { module: string; imports: string[]; css?: string[] };
type RouteTable = { routes: Record<string, Page> };

const MEDICINE = "routes/product/$slug";
/** An older answer is asked for anew: a price may have changed. */
const FRESH_MS = 1_000;

/**
 * A medicine's page is asked for while the finger is still on its card, and the router is handed that answer. A finger that scrolls
 * breaks it off; the view counts once it is used.
 */
export function fetchPressed(): void {
  const { routes } = (window as unknown as { __reactRouterManifest: RouteTable }).__reactRouterManifest;
  const page = routes[MEDICINE]!;
  const ask = window.fetch;
  let pressed: { address: string; at: number; answer: Promise<Response>; stop: AbortController } | undefined;

  addEventListener("pointerdown", ({ target, button }) => {
    const card = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href*="/product/"]');
    if (!card || button) return;
    const stop = new AbortController();
    const address = `${card.origin + card.pathname}.data?_routes=${encodeURIComponent(MEDICINE)}`;
    const asked = ask(address, { headers: { purpose: "prefetch" }, signal: stop.signal });
    // The router does not wait for styles that stand in the page already.
    const answer = Promise.all([asked, prefetchRouteCss(page)]).then(([found]) => found);
    answer.catch(() => 0);
    pressed = { address, at: performance.now(), answer, stop };
    for (const file of [page.module, ...page.imports]) import(/* @vite-ignore */ file).catch(() => 0);
  });
  addEventListener("pointercancel", () => pressed?.stop.abort());

  window.fetch = (input, init) => {
    const known = pressed;
    if (known?.address !== String(input) || performance.now() > known.at + FRESH_MS) return ask(input, init);
    pressed = undefined;
    init?.signal?.addEventListener("abort", () => known.stop.abort());
    ask(input, { method: "HEAD", headers: { [SHOWN_HEADER]: "1" } }).catch(() => 0);
    return known.answer.catch(() => ask(input, init));
  };
}
