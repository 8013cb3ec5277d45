import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { readGoldenSet } from "#tests/search/golden-set.ts";
import { end, memoryAfterLoad, QUIET_MS, residentMegabytes, startShop } from "../open-shop.ts";
import { freshQuestions, mixedQuestions, readPacks } from "./asked.ts";
import { type Kind, SHOP_ADDRESS } from "./client.ts";
import { type Figures, figuresOf, print, printFigures, printHeads } from "./figures.ts";
import type { Place } from "./place.ts";
import { processorTimeReader } from "./processor-time.ts";
import { printRereading } from "./reread.ts";
import { askAsPeople, floodPages, floodSuggestions, type Measured } from "./ways.ts";

/** How many products the three shops are to hold at least; the first is the demo catalogue. */
export const SIZES = [0, 20_000, 200_000] as const;

const SECONDS = { warm: 3, people: 45, flood: 12 };

/** What was measured at a size, by way and kind: "people, suggestions". */
export type Size = { products: number; figures: Map<string, Figures> };

/** Opens the shop over the products that are there, and measures suggestions and pages in those ways ("people", "flood"). */
export async function measureSize(
  { pool, dataDir, postgresHome, databaseUrl }: Place,
  ways: readonly string[],
): Promise<Size> {
  const packs = await readPacks(pool);
  const { rows } = await pool.query("select count(*)::int as products from products");
  const { products }: { products: number } = rows[0];
  const startedAt = performance.now();
  const shop = await startShop({ ...SHOP_ADDRESS, DATA_DIR: dataDir });
  const opened = performance.now() - startedAt;
  await sleep(QUIET_MS);
  const atRest = residentMegabytes(shop);
  const load = loadavg()[0]!;
  try {
    const mixed = mixedQuestions(popularQueries(), packs);
    const fresh = freshQuestions(packs);
    await floodSuggestions(fresh, SECONDS.warm);
    await floodPages(fresh, SECONDS.warm);
    printHeads(`${products.toLocaleString("en")} products`);
    const measured = new Map<string, Figures>();
    const processorTime = processorTimeReader(shop.pid!, postgresHome);
    const note = (way: string, kind: Kind, run: Measured) => {
      const what = `${way}, ${kind}s`;
      measured.set(what, figuresOf(run, kind));
      printFigures(what, measured.get(what)!);
    };
    const noteFlood = async (way: string, kind: Kind, work: () => Promise<Measured>) => {
      const before = processorTime();
      const run = await work();
      const after = processorTime();
      const took = { shopMs: after.shopMs - before.shopMs, databaseMs: after.databaseMs - before.databaseMs };
      note(way, kind, { ...run, took });
    };
    for (const [mixture, questions] of Object.entries({ "": mixed, ", fresh only": fresh })) {
      if (ways.includes("people")) {
        const people = await askAsPeople(questions, SECONDS.people);
        note(`people${mixture}`, "suggestion", people);
        note(`people${mixture}`, "page", people);
      }
      if (!ways.includes("flood")) continue;
      await noteFlood(`flood${mixture}`, "suggestion", () => floodSuggestions(questions, SECONDS.flood));
      await noteFlood(`flood${mixture}`, "page", () => floodPages(questions, SECONDS.flood));
    }
    print(
      `  opened in ${(opened / 1_000).toFixed(1)} s; memory at rest ${atRest} MB, after load ${await memoryAfterLoad(shop)}; load of the machine before ${load.toFixed(1)}`,
    );
    await printRereading(databaseUrl);
    return { products, figures: measured };
  } finally {
    await end(shop);
  }
}

function popularQueries(): string[] {
  return [...readGoldenSet("tests/search/golden").values()].flatMap((queries) =>
    queries.map(({ query }) => query),
  );
}
