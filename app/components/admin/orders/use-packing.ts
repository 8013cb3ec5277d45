import { useState, useSyncExternalStore } from "react";
import { isPacked, type PackCounts, type Scan, type ScannedLine, scanPack } from "#app/domain/pack-scan.ts";

export type Packing<Line extends ScannedLine> = {
  counts: PackCounts;
  /** What came of the last scan. */
  last: (Scan<Line> & { typed: string }) | undefined;
  scan: (typed: string) => void;
  tick: (tick: string, count: number) => void;
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
  return {
    counts,
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
