import { brotliDecompressSync } from "node:zlib";
import type { Answer } from "./ask.ts";

/** One of so many pages is unpacked and read to its end. */
const READ_EVERY = 20;

/** How the requests of a while went. */
export type Tally = {
  /** "shown 200", "order 303": what was asked for, and the status. */
  statuses: Map<string, number>;
  /** Whatever should never be, in sentences; the same only once, with its number. */
  faults: Map<string, number>;
  /** Of answers that are none of refusal, in ms. */
  times: number[];
  asked: number;
  refused: number;
};

export function newTally(): Tally {
  return { statuses: new Map(), faults: new Map(), times: [], asked: 0, refused: 0 };
}

/** Notes an answer; a fault is every status but those of a page, a way on, and "come again" with its time, and every broken page. */
export function note(tally: Tally, kind: string, { status, headers, body, ms }: Answer): void {
  tally.asked += 1;
  count(tally.statuses, `${kind} ${status}`);
  const isRefused = status === 429 || status === 503;
  if (isRefused) {
    tally.refused += 1;
    if (!/^\d+$/.test(headers.get("retry-after") ?? ""))
      fault(tally, `${kind}: ${status} without a time to try again`);
    return;
  }
  tally.times.push(ms);
  if (status >= 400) fault(tally, `${kind}: ${status}`);
  const isPage = status === 200 && headers.get("content-type")?.startsWith("text/html");
  if (isPage && tally.asked % READ_EVERY === 0 && !isWhole(headers, body))
    fault(tally, `${kind}: a page without its end`);
}

export function fault(tally: Tally, words: string): void {
  count(tally.faults, words);
}

/** The time that so many of all answers were within, in ms. */
export function within(share: number, { times }: Tally): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function isWhole(headers: Headers, body: Buffer): boolean {
  try {
    const html = headers.get("content-encoding") === "br" ? brotliDecompressSync(body) : body;
    return html.toString("latin1").trimEnd().endsWith("</html>");
  } catch {
    return false;
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
