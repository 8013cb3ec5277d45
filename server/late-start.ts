import { SHOWN_HEADER } from "#app/domain/kept-page.ts";
import { findMarked, type MarkedScript } from "./marked-scripts.ts";

/** Until then a page that nobody has touched goes without its scripts. */
const LATEST_MS = 8_000;
/** After that long the data of a page is asked for again, where the line broke or the shop was busy. */
const AGAIN_MS = 10_000;

/** So long a page waits for its scripts before it shows the buttons that they would do without. */
const PATIENCE_MS = 20_000;

/** Marks the page as one without scripts where they are lost, break or do not come; React takes the mark away (app/entry.client.tsx). */
const WATCH = `const me = document.currentScript;
  const plain = () => "awake" in document.documentElement.dataset || (document.body.dataset.plain = "");
  addEventListener("unhandledrejection", plain);
  addEventListener("error", ({ target }) => {
    if (target === window || target.localName === "script") plain();
  }, true);`;

/**
 * Stands where the scripts were; runs in the browser, and leaves the page as React wrote it. The first file is run by itself, before
 * those that need it: in between the browser answers a hand.
 */
const starter = (whenThere: string) =>
  inBrowser(`(() => {
  ${WATCH}
  const waiting = me.previousElementSibling;
  const { data, first } = waiting.dataset;
  const [sent] = performance.getEntriesByType("navigation");
  me.remove();
  const run = async () => {
    setTimeout(plain, ${PATIENCE_MS});
    await import(first).catch(() => 0);
    await new Promise(setTimeout);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = waiting.textContent;
    waiting.replaceWith(script);
  };
  let parts, isStarted;
  const ask = () => {
    for (const link of document.querySelectorAll("link[rel=later]")) link.rel = "modulepreload";
    parts ||= data && fetch(data).catch(() => 0);
  };
  const read = async () => {
    const answer = await parts;
    if (answer.ok) {
      const [, context, state] = /(.*)\\n([^]*)/.exec(await answer.text());
      window.__reactRouterContext = { ...JSON.parse(context), stream: new Response(state).body };
      run();
    } else if (answer.status !== 404) throw 0;
    else if (sent?.type === "reload" || document.activeElement?.form) plain();
    else location.reload();
  };
  const go = () => {
    ask();
    if (data) read().catch(() => {
      plain();
      parts = 0;
      setTimeout(go, ${AGAIN_MS});
    });
    else run();
  };
  const start = () => {
    if (!isStarted) go();
    isStarted = 1;
  };
  const begin = () => {
    for (const touch of ["pointerover", "pointerdown", "keydown", "focusin", "scroll"]) addEventListener(touch, start, true);
    ${whenThere}
    setTimeout(start, ${LATEST_MS});
    if (sent?.activationStart > 0 || sent?.deliveryType === "navigational-prefetch")
      fetch(location.pathname, { method: "HEAD", headers: { "${SHOWN_HEADER}": "1" } }).catch(() => 0);
  };
  if (document.prerendering) document.addEventListener("prerenderingchange", begin);
  else begin();
})()`);

/** Of a page that is there to be read, and of one to work with, which has no time to lose once it is seen. */
const STARTERS = {
  read: starter(`const loaded = () =>
      (window.requestIdleCallback ?? setTimeout)(document.referrer.startsWith(origin) ? start : ask);
    if (document.readyState === "complete") loaded();
    else addEventListener("load", loaded);`),
  workedWith: starter("requestAnimationFrame(() => setTimeout(start));"),
};

const PRELOAD = '<link rel="modulepreload"';
const PRELOADED = RegExp(`${PRELOAD} href="([^"]+)"`, "g");
const LATER = '<link rel="later"';
const MODULE = ' type="module" async=""';

// How the router hands its data to the page: a script that makes its context and a stream, one for each piece, one that ends it.
const CONTEXT = "window.__reactRouterContext = ";
const STREAM = ";window.__reactRouterContext.stream = ";
const PIECE = "window.__reactRouterContext.streamController.enqueue(";
const PIECE_END = ");";
const CLOSE = "window.__reactRouterContext.streamController.close();";
/** In the place of the first, which React in the browser counts among the elements of the page; the others it does not. */
const EMPTY = "<script></script>";

/**
 * A page whose scripts are fetched once it is loaded and idle, and run with the first hand, key, focus or scroll on it, at once where
 * somebody came from another page of the shop; where it is drawn before anybody looks, after that. Until then it works as without
 * JavaScript. What they start from stands in the page, or where `keepData` says. What is `workedWith` starts them as soon as it is painted.
 * Takes HTML in which `mark` is on the renderer's own scripts, and gives it without marks, with the code of those that may run, as
 * the Latin letters of its bytes; a page without scripts of its own stays as it is.
 */
export function startLate(
  html: Buffer<ArrayBuffer>,
  mark: string,
  { keepData, workedWith }: { keepData?: ((data: string) => string) | undefined; workedWith?: boolean } = {},
): { html: Buffer<ArrayBuffer>; inline: string[] } {
  const { scripts: all, marks } = findMarked(html, mark);
  const unmark = marks.map((from) => ({ from, to: from + mark.length, by: "" }));
  const starts = pageScripts(all);
  if (!starts) return { html: replace(html, unmark), inline: all.map(({ code }) => code) };
  const apart = keepData && takeData(all);
  const preloads = findPreloads(html);
  const first = findFramework(preloads, starts.code);
  const where = `${first ? ` data-first="${first}"` : ""}${apart ? ` data-data="${attribute(keepData(apart.data))}"` : ""}`;
  const starter = STARTERS[workedWith ? "workedWith" : "read"];
  const kept = starts.attributes.slice(0, -MODULE.length).replaceAll(mark, "");
  const later = `<script${kept} type="text/plain"${where}>${starts.code}</script><script>${starter}</script>`;
  const parts = [
    { ...starts, by: later },
    ...(apart?.scripts ?? []).map((script) => ({ ...script, by: script === apart?.context ? EMPTY : "" })),
  ];
  const stays = all.filter((script) => script !== starts && !apart?.scripts.includes(script));
  return {
    html: replace(html, [
      ...parts,
      ...unmark.filter(({ from }) => !parts.some((part) => part.from < from && from < part.to)),
      ...preloads.map(({ from }) => ({ from, to: from + PRELOAD.length, by: LATER })),
    ]),
    inline: [...stays.map(({ code }) => code), starts.code, starter],
  };
}

/**
 * What the starter hands to the router: a line with its context, then its data; the script that made the context, and all scripts it
 * stood in. Undefined where they are not as they should be.
 */
function takeData(
  all: MarkedScript[],
): { data: string; context: MarkedScript; scripts: MarkedScript[] } | undefined {
  const context = all.find(({ code }) => code.startsWith(CONTEXT) && code.includes(STREAM));
  const pieces = all.filter(({ code }) => code.startsWith(PIECE) && code.endsWith(PIECE_END));
  const end = all.find(({ code }) => code === CLOSE);
  if (!context || !end || pieces.length === 0) return undefined;
  const written = context.code.slice(CONTEXT.length, context.code.indexOf(STREAM));
  const data = pieces.map(
    ({ code }) => JSON.parse(utf8(code.slice(PIECE.length, -PIECE_END.length))) as string,
  );
  return { data: `${utf8(written)}\n${data.join("")}`, context, scripts: [context, ...pieces, end] };
}

function utf8(latin: string): string {
  return Buffer.from(latin, "latin1").toString("utf8");
}

function replace(html: Buffer, parts: { from: number; to: number; by: string }[]): Buffer<ArrayBuffer> {
  let at = 0;
  const pieces: Buffer[] = [];
  for (const { from, to, by } of parts.toSorted((a, b) => a.from - b.from)) {
    pieces.push(html.subarray(at, from), Buffer.from(by, "latin1"));
    at = to;
  }
  return Buffer.concat([...pieces, html.subarray(at)]);
}

/** The files that the head names ahead, where they are named. */
function findPreloads(html: Buffer): { from: number; file: string }[] {
  const end = html.indexOf("</head>");
  return [...html.toString("latin1", 0, end < 0 ? undefined : end).matchAll(PRELOADED)].map(
    ({ index, 1: file }) => ({
      from: index,
      file: file!,
    }),
  );
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** The file that all others need and half of what is run: React and its router. The renderer names it first after the one that starts them. */
function findFramework(preloads: { file: string }[], code: string): string | undefined {
  const [, entry] = /import\("([^"]+)"\)/.exec(code) ?? [];
  const files = preloads.map(({ file }) => file);
  return entry && files[files.indexOf(entry) + 1];
}

function pageScripts(all: MarkedScript[]): MarkedScript | undefined {
  return all.find(({ attributes }) => attributes.endsWith(MODULE));
}

function inBrowser(code: string): string {
  return code.replace(/\n\s*/g, "\n").replace(/ ?([=>?:,{}();|&]+) ?/g, "$1");
}
