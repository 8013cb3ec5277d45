import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { buildShop } from "#server/build.ts";
import { makeDataFolder } from "./data-folder.ts";
import { end, startShop } from "./open-shop.ts";
import { type Opened, openFirst, PAGES, type Tap, tapAbout, tapProduct } from "./vitals/ask-phone.ts";
import { openBrowser } from "./vitals/slow-phone.ts";
import { typeSearches } from "./vitals/type-search.ts";

const PORT = "3405";
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 5;
const GOALS = { lcpMs: 1_800, tbtMs: 50, shift: 0.02, html: 15_000, inpMs: 100, openedMs: 300, listMs: 100 };

/** What a slow phone on a slow network sees of the shop, beside the goals: bench/README.md. */
const dataDir = makeDataFolder("vitals-bench");
await buildShop({ secondLanguage: undefined });
const shop = await startShop({ PORT, DATA_DIR: join(dataDir, "shop") });
const browser = await openBrowser();
try {
  say(`load of the machine before: ${loadavg()[0]!.toFixed(1)}; medians of ${ROUNDS} first visits`);
  say(row("", ["LCP ms", "TBT ms", "CLS", "JavaScript", "HTML"]));
  say(row("goal", [GOALS.lcpMs, GOALS.tbtMs, GOALS.shift, 130_000, GOALS.html]));
  for (const [name, path] of Object.entries(PAGES)) {
    const opened: Opened[] = [];
    for (let round = 0; round < ROUNDS; round++)
      opened.push(await openFirst(browser, { origin: ORIGIN, path }));
    const middle = (read: (one: Opened) => number) => median(opened.map(read));
    say(
      row(name, [
        Math.round(middle(({ lcpMs }) => lcpMs)),
        Math.round(middle(({ tbtMs }) => tbtMs)),
        middle(({ shift }) => shift).toFixed(3),
        middle(({ javascript }) => javascript),
        middle(({ html }) => html),
      ]),
    );
  }
  const taps: Tap[] = [];
  const products: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    taps.push(...(await tapAbout(browser, ORIGIN)));
    products.push(await tapProduct(browser, ORIGIN));
  }
  const held = taps.map(({ heldMs }) => heldMs);
  say(
    `INP of ${taps.length} taps, p95: ${percentile(held, 0.95)} ms (goal ${GOALS.inpMs}); median ${median(held)} ms`,
  );
  for (const [what, some] of Map.groupBy(taps, (tap) => tap.what))
    say(`  ${what}: ${some.map(({ heldMs }) => heldMs).join(", ")}`);
  say(
    `a product tapped in a listing, painted after: ${Math.round(median(products))} ms (goal ${GOALS.openedMs}; ${products.map(Math.round).join(", ")})`,
  );
  const lists = await typeSearches(browser, ORIGIN);
  say(
    `what was found after each of ${lists.length} keys in the search field, painted after, p95: ${Math.round(percentile(lists, 0.95))} ms (goal ${GOALS.listMs}); median ${Math.round(median(lists))} ms`,
  );
} finally {
  await browser.close();
  await end(shop);
  rmSync(dataDir, { recursive: true, force: true });
}

function row(name: string, cells: (number | string)[]): string {
  return name.padEnd(12) + cells.map((cell) => String(cell).padStart(12)).join("");
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}

function percentile(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
