// Packing with a scanner: each pack that is scanned counts for its line, the earliest expiry first, until the line is full.

import { parseGtin } from "#app/domain/catalog/gtin.ts";
import { packTick } from "#app/domain/orders/order-change.ts";

export type ScannedLine = {
  id: number;
  sku: string;
  barcode: string | null;
  batches: { batchId: number; quantity: number }[];
};

/** How many packs of each share of the order were scanned, by `packTick`. */
export type PackCounts = Readonly<Record<string, number>>;

export type Scan<Line> =
  | { found: "pack"; line: Line; counts: PackCounts }
  | { found: "too-many"; line: Line }
  | { found: "wrong" };

/** What a scanned barcode or SKU does to the count. */
export function scanPack<Line extends ScannedLine>(
  lines: readonly Line[],
  counts: PackCounts,
  typed: string,
): Scan<Line> {
  const barcode = parseGtin(typed);
  const sku = typed.trim().toUpperCase();
  const line = lines.find((each) => each.sku === sku || (barcode !== undefined && each.barcode === barcode));
  if (!line) return { found: "wrong" };
  const open = line.batches.find((share) => countOf(counts, line, share) < share.quantity);
  if (!open) return { found: "too-many", line };
  const more = { [packTick(line.id, open)]: countOf(counts, line, open) + 1 };
  return { found: "pack", line, counts: { ...counts, ...more } };
}

/** Whether every pack of the order was scanned or ticked. */
export function isPacked(lines: readonly ScannedLine[], counts: PackCounts): boolean {
  return lines.every((line) =>
    line.batches.every((share) => countOf(counts, line, share) === share.quantity),
  );
}

function countOf(counts: PackCounts, line: ScannedLine, share: ScannedLine["batches"][number]): number {
  return counts[packTick(line.id, share)] ?? 0;
}
