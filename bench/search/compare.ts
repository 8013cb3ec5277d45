import { openDatabase } from "#app/db/client.server.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { readGoldenSet } from "#tests/search/golden-set.ts";
import { type GoldenQuery, isHit } from "#tests/search/judge.ts";
import { askOurs } from "#tests/search/ours.ts";
import { readDocuments } from "./documents.ts";
import { print } from "./figures.ts";
import { miniSearcher, type Searcher, trigramSearcher } from "./rivals.ts";

/** Prints how often those that are compared are right, over the demo catalogue. */
export async function printHitRates(ownerUrl: string): Promise<void> {
  const { db, pool, close } = openDatabase(ownerUrl, { waits: "long", maxConnections: 1 });
  const documents = await readDocuments(pool);
  const vocabulary = await readVocabulary(db);
  const today = indiaDate(new Date());
  await compareSearchers({
    ours: (q) => askOurs(db, vocabulary, { q, today }),
    MiniSearch: miniSearcher(documents),
    trigrams: await trigramSearcher(pool, documents),
  });
  await close();
}

/** The law's areas, for which only ours knows that nothing may be offered. */
const ONLY_OURS = "restricted";

/** Asks each searcher the whole golden set, and prints how many of a hundred queries it answers, by kind. */
async function compareSearchers(searchers: Record<string, Searcher>): Promise<void> {
  const golden = readGoldenSet("tests/search/golden");
  const kinds: { kind: string; queries: number; hits: number[] }[] = [];
  print(`\nHits of 100 in the first three\n${line("", ["queries", ...Object.keys(searchers)])}`);
  for (const [kind, queries] of golden) {
    const hits: number[] = [];
    for (const search of Object.values(searchers)) hits.push(await countHits(search, queries));
    kinds.push({ kind, queries: queries.length, hits });
    printShares(kind, kinds.slice(-1));
  }
  const others = kinds.filter(({ kind }) => kind !== ONLY_OURS);
  printShares(`all but ${ONLY_OURS}`, others);
  printShares("all", kinds);
}

async function countHits(search: Searcher, queries: readonly GoldenQuery[]): Promise<number> {
  let hits = 0;
  for (const { query, expected } of queries) if (isHit(await search(query), expected)) hits++;
  return hits;
}

function printShares(what: string, kinds: readonly { queries: number; hits: number[] }[]): void {
  const queries = kinds.reduce((sum, kind) => sum + kind.queries, 0);
  const hits = kinds[0]!.hits.map((_, n) => kinds.reduce((sum, kind) => sum + kind.hits[n]!, 0));
  print(line(what, [String(queries), ...hits.map((count) => ((100 * count) / queries).toFixed(1))]));
}

function line(kind: string, cells: string[]): string {
  return `  ${kind.padEnd(34)}${cells.map((cell) => cell.padStart(12)).join("")}`;
}
