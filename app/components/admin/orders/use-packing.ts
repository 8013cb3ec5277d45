import { useState } from "react";
import { useKept } from "#app/components/admin/use-kept.ts";
import { useIsAwake } from "#app/components/layout/use-is-awake.ts";
import { packTick } from "#app/domain/orders/order-change.ts";
import {
  isPacked,
  type PackCounts,
  type Scan,
  type ScannedLine,
  scanPack,
} from "#app/domain/orders/pack-scan.ts";

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

/** The packs of an order's parcel while they are scanned or ticked; a reload does not lose them. */
export function usePacking<Line extends ScannedLine>(number: string, lines: readonly Line[]): Packing<Line> {
  const [counts, setCounts] = useKept<PackCounts>(`parcel ${number}`, {});
  const [last, setLast] = useState<Packing<Line>["last"]>();
  const isScripted = useIsAwake();
  const shares = lines.flatMap((line) => line.batches.map((share) => ({ lineId: line.id, ...share })));
  const packedOf = (share: (typeof shares)[number]) => counts[packTick(share.lineId, share)] ?? 0;
  return {
    counts,
    packedCount: shares.reduce((sum, share) => sum + packedOf(share), 0),
    packCount: shares.reduce((sum, share) => sum + share.quantity, 0),
    last,
    scan(typed) {
      const scan = scanPack(lines, counts, typed);
      if (scan.found === "pack") setCounts(() => scan.counts);
      setLast({ ...scan, typed });
    },
    tick(tick, count) {
      setCounts((now) => ({ ...now, [tick]: count }));
      setLast(undefined);
    },
    isDone: !isScripted || isPacked(lines, counts),
    isScripted,
  };
}
