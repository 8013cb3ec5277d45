// The packs of the shelf in the orders of a list, told from its columns, as its medicines are (shelf-medicines.ts).

import { packMeasure } from "#app/domain/catalog/pack.ts";
import { comparePotency } from "#app/domain/catalog/potency.ts";
import type { ShelfColumns } from "#app/domain/catalog/shelf-columns.ts";
import { type Asked, isTurned, listedRows, weightOf } from "#app/domain/catalog/shelf-medicines.ts";

const COLUMNS = ["weights", "names", "potencies", "packs", "ids"] as const;

/** One page of the packs that a filter finds, by their ids in its order, and how many there are in all. Those alike in what the list goes by stand by name, potency and size. */
export function packsOnShelf(shelf: ShelfColumns, asked: Asked): { ids: number[]; total: number } {
  const { words, ranks } = shelf;
  const { offset, limit } = asked;
  const weigh = weightOf(shelf, asked);
  const turn = isTurned(asked.filter.sort) ? -1 : 1;
  const potencyPlace = placesOf(words.potencies.things, (a, b) =>
    comparePotency(words.potencyOf.get(a)!, words.potencyOf.get(b)!),
  );
  const packPlace = placesOf(words.packs.things, (a, b) => packMeasure(a) - packMeasure(b));
  const parts = listedRows(shelf, asked);
  const total = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  const found = Object.fromEntries(COLUMNS.map((name) => [name, new Float64Array(total)])) as Record<
    (typeof COLUMNS)[number],
    Float64Array
  >;
  let n = 0;
  for (const { bucket, rows } of parts)
    for (const row of rows) {
      found.weights[n] = turn * weigh(bucket, row);
      found.names[n] = ranks.of[bucket.medicines[row]!]!;
      // What has no potency stands behind what has one.
      found.potencies[n] = potencyPlace[bucket.potencies[row]!] ?? potencyPlace.length;
      found.packs[n] = packPlace[bucket.packs[row]!]!;
      found.ids[n] = bucket.ids[row]!;
      n += 1;
    }
  const order = Int32Array.from(found.ids.keys()).sort((a, b) => {
    for (const name of COLUMNS) {
      const difference = found[name][a]! - found[name][b]!;
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return { ids: Array.from(order.subarray(offset, offset + limit), (place) => found.ids[place]!), total };
}

/** The place of each thing among all, by its number; what is alike stands by its text, as numbers hang on what was read first. */
function placesOf(things: readonly string[], compare: (a: string, b: string) => number): number[] {
  const places = new Array<number>(things.length);
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  const sorted = [...things.keys()].sort(
    (a, b) => compare(things[a]!, things[b]!) || byText(things[a]!, things[b]!),
  );
  for (const [place, number] of sorted.entries()) places[number] = place;
  return places;
}
