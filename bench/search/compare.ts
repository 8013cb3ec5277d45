import { openDatabase } from "#app/db/client.server.ts";
import { readGoldenSet } from "#tests/search/golden-set.ts";
import { isHit } from "#tests/search/judge.ts";
import { readDocuments } from "./documents.ts";
import { print } from "./figures.ts";
import { miniSearcher, type Searcher, trigramSearcher } from "./rivals.ts";

/** Prints how often those that are compared are right, over the demo catalogue. */
export async function printHitRates(ownerUrl: string): Promise<void> {
  const { pool, close } = openDatabase(ownerUrl, { waits: "long", maxConnections: 1 });
  const documents = await readDocuments(pool);
  await compareSearchers({
    MiniSearch: miniSearcher(documents),
    trigrams: await trigramSearcher(pool, documents),
  });
  await close();
}

/** Asks each searcher the whole golden set, and prints how many of a hundred queries it answers, by kind. */
async function compareSearchers(searchers: Record<string, Searcher>): Promise<void> {
  const columns = Object.entries(searchers);
  print(`\nHits of 100 in the first three\n${line("", ["queries", ...Object.keys(searchers)])}`);
  const sums = columns.map(() => 0);
  let all = 0;
  for (const [kind, queries] of readGoldenSet("tests/search/golden")) {
    const hits = columns.map(() => 0);
    for (const { query, expected } of queries)
      for (const [n, [, search]] of columns.entries()) if (isHit(await search(query), expected)) hits[n]!++;
    all += queries.length;
    for (const [n, count] of hits.entries()) sums[n]! += count;
    print(line(kind, [String(queries.length), ...hits.map((count) => share(count, queries.length))]));
  }
  print(line("all", [String(all), ...sums.map((count) => share(count, all))]));
}

function share(hits: number, all: number): string {
  return ((100 * hits) / all).toFixed(1);
}

function line(kind: string, cells: string[]): string {
  return `  ${kind.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join("")}`;
}
