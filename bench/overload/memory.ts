import type { ChildProcess } from "node:child_process";
import { residentMegabytes } from "../open-shop.ts";

const EVERY_MS = 1_000;
const MEGABYTE = 1024 * 1024;

type Sample = { at: number; residentMb: number; heapMb: number };

/** The middle of each minute. */
export type MinuteOfMemory = { residentMb: number; heapMb: number };

/** Notes each second what memory the shop takes, as the system and its own figures say, until `stop` is called. */
export function watchMemory(
  shop: ChildProcess,
  { origin, token }: { origin: string; token: string },
): { minutes(): MinuteOfMemory[]; stop(): void } {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const timer = setInterval(async () => {
    const told = await fetch(`${origin}/metrics`, { headers })
      .then((answer) => answer.text())
      .catch(() => "");
    const heap = /^materia_heap_used_bytes (\S+)/m.exec(told)?.[1];
    if (heap === undefined) return;
    const at = performance.now() - startedAt;
    samples.push({ at, residentMb: residentMegabytes(shop), heapMb: Number(heap) / MEGABYTE });
  }, EVERY_MS);
  return {
    stop: () => clearInterval(timer),
    minutes() {
      const byMinute = Map.groupBy(samples, ({ at }) => Math.floor(at / 60_000));
      return [...byMinute.values()].map((minute) => ({
        residentMb: median(minute.map(({ residentMb }) => residentMb)),
        heapMb: median(minute.map(({ heapMb }) => heapMb)),
      }));
    },
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
