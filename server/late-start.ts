/** Until then a page that still loads a picture goes without its scripts, unless somebody touches it. */
const LATEST_MS = 6_000;

/** Stands where the scripts were; runs in the browser, and leaves the page as React wrote it. */
const STARTER = `(() => {
  const me = document.currentScript;
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
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
  setTimeout(start, ${LATEST_MS});
})()`.replace(/\n\s*/g, "\n");

const PRELOAD = /<link rel="modulepreload"/g;
const SCRIPTS = /<script([^>]*) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A page whose scripts come once it is loaded and idle, or with the first hand, key or focus on it. Until then it works as without
 * JavaScript. Takes and gives HTML in which `mark` is on the renderer's own scripts; a page without scripts stays as it is.
 */
export function startLate(html: string, mark: string): string {
  const [scripts, attributes, code] = SCRIPTS.exec(html) ?? [];
  if (!attributes?.includes(mark)) return html;
  const later = `<script${attributes} type="text/plain">${code}</script><script${mark}>${STARTER}</script>`;
  return html.replace(scripts!, () => later).replace(PRELOAD, '<link rel="later"');
}
