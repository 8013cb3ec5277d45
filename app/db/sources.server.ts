import { AsyncLocalStorage } from "node:async_hooks";
import { WATCHED_TABLES } from "#app/db/watched-tables.ts";
import { addSources, noSources, type Sources } from "#app/domain/catalog-change.ts";

type Collecting = {
  sources: Sources;
  /** What a statement on batches is about: any of them, what is in stock, or products that are told by their numbers. */
  stock: "any" | "presence" | "told";
};

const MOST_KNOWN = 2_000;
const running = new AsyncLocalStorage<Collecting>();
const watched = new Set<string>(WATCHED_TABLES);
const known = new Map<string, string[]>();

/** Does the work, and collects what it reads of the database into `sources`; what it is for reads it from others' memory too. */
export function collectSources<Result>(sources: Sources, work: () => Result): Result {
  return running.run({ sources, stock: "any" }, work);
}

/** Adds to the work under way what something it got from memory was made of. */
export function noteSources(sources: Sources): void {
  const collecting = running.getStore();
  if (collecting) addSources(collecting.sources, sources);
}

/** Notes of the work under way which tables a statement names. */
export function noteStatement(query: unknown): void {
  const collecting = running.getStore();
  if (!collecting) return;
  const { sources, stock } = collecting;
  const text = typeof query === "string" ? query : (query as { text?: string } | null)?.text;
  for (const table of text === undefined ? WATCHED_TABLES : tablesIn(text)) {
    if (table !== "batches" || stock === "any") sources.tables.add(table);
    else if (stock === "presence") sources.isByPresence = true;
  }
}

/** Work that counts packs of those products alone which `idsOf` finds in what it read: a change of others' packs leaves it as it is. */
export async function countingPacks<Found>(
  work: () => PromiseLike<Found>,
  idsOf: (found: Found) => number[],
): Promise<Found> {
  const collecting = running.getStore();
  if (!collecting) return work();
  const found = await running.run({ ...collecting, stock: "told" }, async () => work());
  for (const id of idsOf(found)) collecting.sources.stockOf.add(id);
  return found;
}

/** Work that asks of packs only whether there are any: a change of their number above nothing leaves it as it is. */
export function askingPresence<Found>(work: () => PromiseLike<Found>): Promise<Found> {
  const collecting = running.getStore();
  if (!collecting) return Promise.resolve(work());
  return running.run({ ...collecting, stock: "presence" }, async () => work());
}

/** Work on something kept that also knows what is in stock, but not by that: a change of stock leaves what it makes as it is. */
export async function whateverIsInStock<Found>(work: () => Promise<Found>): Promise<Found> {
  const sources = noSources();
  const found = await collectSources(sources, work);
  noteSources({ ...noSources(), tables: sources.tables });
  return found;
}

function tablesIn(text: string): string[] {
  const found = known.get(text);
  if (found) return found;
  const tables = [...new Set(text.match(/[a-z_]+/g))].filter((word) => watched.has(word));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, tables);
  return tables;
}
