import { useState, useSyncExternalStore } from "react";
import { packTick } from "#app/domain/order-change.ts";
import { isPacked, type PackCounts, type Scan, type ScannedLine, scanPack } from "#app/domain/pack-scan.ts";

export type Packing<Line extends ScannedLine> = {
  counts: PackCounts;
  /** What came of the last scan. */
  last: (Scan<Line> & { typed: string }) | undefined;
  scan: (typed: string) => void;
  tick: (tick: string, count: number) => void;
  packedCount: number;
  packCount: number;
  /** Without scripts a person says so by pressing the button. */
  isDone: boolean;
  isScripted: boolean;
};

/** The packs of a parcel while they are scanned or ticked. */
export function usePacking<Line extends ScannedLine>(lines: readonly Line[]): Packing<Line> {
  const [counts, setCounts] = useState<PackCounts>({});
  const [last, setLast] = useState<Packing<Line>["last"]>();
  const isScripted = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const shares = lines.flatMap((line) => line.batches.map((share) => ({ lineId: line.id, ...share })));
  const packedOf = (share: (typeof shares)[number]) => counts[packTick(share.lineId, share)] ?? 0;
  return {
    counts,
    packedCount: shares.reduce((sum, share) => sum + packedOf(share), 0),
    packCount: shares.reduce((sum, share) => sum + share.quantity, 0),
    last,
    scan(typed) {
      const scan = scanPack(lines, counts, typed);
      if (scan.found === "pack") setCounts(scan.counts);
      setLast({ ...scan, typed });
    },
    tick(tick, count) {
      setCounts({ ...counts, [tick]: count });
      setLast(undefined);
    },
    isDone: !isScripted || isPacked(lines, counts),
    isScripted,
  };
}
