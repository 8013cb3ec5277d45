import { parseArgs } from "node:util";
import { buildShop } from "#server/build.ts";
import { printHitRates } from "./search/compare.ts";
import { print } from "./search/figures.ts";
import { measureSize, SIZES, type Size } from "./search/measure-size.ts";
import { withPlace } from "./search/place.ts";
import type { ProcessorTime } from "./search/processor-time.ts";

/** Measures the search: how often it is right ("rates"), how fast the built shop is ("times", of one size where a number follows), or both: bench/README.md. */
const {
  positionals,
  values: { kept, ways, built },
} = parseArgs({
  args: process.argv.slice(process.argv.indexOf("search") + 1),
  allowPositionals: true,
  options: {
    kept: { type: "string" },
    ways: { type: "string", default: "people,flood" },
    built: { type: "boolean", default: false },
  },
});
const [asksRates, asksTimes] = ["rates", "times"].map((part) => positionals.includes(part));
const sizes = positionals.map(Number).filter((size) => size > 0);

if (asksRates || !asksTimes)
  await withPlace({ products: 0, kept: undefined }, ({ ownerUrl }) => printHitRates(ownerUrl));
if (asksTimes || !asksRates) await printTimes();

async function printTimes(): Promise<void> {
  if (!built) await buildShop({ secondLanguage: undefined });
  let before: Size | undefined;
  for (const products of sizes.length > 0 ? sizes : SIZES) {
    await withPlace({ products, kept }, async (place) => {
      const size = await measureSize(place, ways.split(","));
      if (before) printGrowth(before, size);
      before = size;
    });
  }
}

function printGrowth(before: Size, after: Size): void {
  const times = after.products / before.products;
  const [from, to] = [before, after].map(({ products }) => products.toLocaleString("en"));
  print(`\nGrowth from ${from} to ${to} products, ${times.toFixed(1)} times as many`);
  for (const [what, { p50, p95, took }] of after.figures) {
    const own = before.figures.get(what);
    if (!own) continue;
    const grown = { p50: p50 / own.p50, p95: p95 / own.p95, processor: sum(took) / sum(own.took) };
    const said = Object.entries(grown).filter(([, growth]) => Number.isFinite(growth));
    const isBelow = said.every(([, growth]) => growth < times);
    print(
      `  ${what.padEnd(34)}${said.map(([name, growth]) => `${name} ${growth.toFixed(1)} times`).join(", ")}: ${isBelow ? "below linear" : "NOT below linear"}`,
    );
  }
}

function sum(took: ProcessorTime | undefined): number {
  return took ? took.shopMs + took.databaseMs : Number.NaN;
}
