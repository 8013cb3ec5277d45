import { type MarkedScript, markedScripts } from "./marked-scripts.ts";

/** Until then a page that still loads a picture goes without its scripts, unless somebody touches it. */
const LATEST_MS = 6_000;

/** With this the page tells the shop that it is looked at now, where it was fetched before. */
export const SHOWN_HEADER = "x-shown";

/** So long a page waits for its scripts before it shows the buttons that they would do without. */
const PATIENCE_MS = 20_000;

/** Marks the page as one without scripts where they are lost, break or do not come; React takes the mark away (app/entry.client.tsx). */
const WATCH = `const me = document.currentScript;
  const { dataset } = document.documentElement;
  const plain = () => "awake" in dataset || (dataset.plain = "");
  const watch = () => setTimeout(plain, ${PATIENCE_MS});
  addEventListener("unhandledrejection", plain);
  addEventListener("error", ({ target }) => {
    if (target === window || target.localName === "script") plain();
  }, true);`;

const WATCHER = inBrowser(`{
  ${WATCH}
  me.remove();
  watch();
}`);

/** Stands where the scripts were; runs in the browser, and leaves the page as React wrote it. */
const STARTER = inBrowser(`(() => {
  ${WATCH}
  const waiting = me.previousElementSibling;
  me.remove();
  const touches = ["pointerover", "pointerdown", "keydown", "focusin"];
  const start = () => {
    if (!waiting.isConnected) return;
    for (const touch of touches) removeEventListener(touch, start, true);
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
    const script = document.createElement("script");
    script.type = "module";
    script.async = true;
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
    watch();
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  const begin = () => {
    for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle, { once: true });
    setTimeout(start, ${LATEST_MS});
    const [sent] = performance.getEntriesByType("navigation");
    if (sent?.activationStart > 0 || sent?.deliveryType === "navigational-prefetch")
      fetch(location.pathname, { method: "HEAD", headers: { "${SHOWN_HEADER}": "1" } }).catch(() => 0);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", begin, { once: true });
  else begin();
})()`);

const PRELOAD = '<link rel="modulepreload"';
const MODULE = ' type="module" async=""';

/**
 * A page whose scripts come once it is loaded and idle, or with the first hand, key or focus on it; where it is drawn before anybody
 * looks, after that. Until then it works as without JavaScript. Takes and gives HTML in which `mark` is on the renderer's own
 * scripts; a page without scripts stays as it is.
 */
export function startLate(html: string, mark: string): string {
  const scripts = pageScripts(html, mark);
  if (!scripts) return html;
  const { from, to, attributes, code } = scripts;
  const kept = attributes.slice(0, -MODULE.length);
  const later = `<script${kept} type="text/plain">${code}</script><script${mark}>${STARTER}</script>`;
  return (html.slice(0, from) + later + html.slice(to)).replaceAll(PRELOAD, '<link rel="later"');
}

/** A page whose scripts start at once. Without them, it shows the buttons that they would do without. */
export function watchStart(html: string, mark: string): string {
  const scripts = pageScripts(html, mark);
  if (!scripts) return html;
  return `${html.slice(0, scripts.from)}<script${mark}>${WATCHER}</script>${html.slice(scripts.from)}`;
}

function pageScripts(html: string, mark: string): MarkedScript | undefined {
  return markedScripts(html, mark).find(({ attributes }) => attributes.endsWith(MODULE));
}

function inBrowser(code: string): string {
  return code.replace(/\n\s*/g, "\n");
}
