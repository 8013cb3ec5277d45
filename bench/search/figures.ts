import type { Kind } from "./client.ts";
import type { ProcessorTime } from "./processor-time.ts";
import type { Measured } from "./ways.ts";

export type Figures = {
  count: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Answered otherwise than with 200: redirected, refused, broken. */
  others: Map<number, number>;
  /** Processor time per answer. */
  took: ProcessorTime | undefined;
};

/** How long the answers of a kind took, in milliseconds. */
export function figuresOf({ answers, seconds, took }: Measured, kind: Kind): Figures {
  const own = answers.filter((answer) => answer.kind === kind);
  const times = own.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const others = Map.groupBy(
    own.filter(({ status }) => status !== 200),
    ({ status }) => status,
  );
  return {
    count: own.length,
    perSecond: own.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    others: new Map([...others].map(([status, all]) => [status, all.length])),
    took: took && { shopMs: took.shopMs / own.length, databaseMs: took.databaseMs / own.length },
  };
}

/** One line of the report. */
export function printFigures(what: string, figures: Figures): void {
  const { count, perSecond, p50, p95, p99, others, took } = figures;
  const times = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(9)).join("");
  const rest = [...others].map(([status, n]) => `, ${n} answered ${status}`).join("");
  const processor = took ? [took.shopMs, took.databaseMs].map((ms) => ms.toFixed(1)).join(" + ") : "";
  print(
    `  ${what.padEnd(34)}${times}${perSecond.toFixed(0).padStart(9)}${String(count).padStart(9)}${processor.padStart(16)}${rest}`,
  );
}

/** The heads of those lines. */
export function printHeads(title: string): void {
  const heads = ["p50 ms", "p95 ms", "p99 ms", "per s", "asked"].map((head) => head.padStart(9)).join("");
  print(`\n${title}\n  ${"".padEnd(34)}${heads}${"shop + database".padStart(17)}`);
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
