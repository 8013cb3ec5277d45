import { AsyncResource } from "node:async_hooks";
import { channel } from "node:diagnostics_channel";

/** A statement that took long: its text without any value, and how many ms. */
export type SlowQuery = { statement: string; ms: number };

/** A tenth of what a statement may take at most. */
const SLOW_MS = 500;
const LONGEST_TEXT = 400;
const slowQueries = channel("materia.slow-query");

/** Starts to time a statement given to pg; the function it gives is called at the end, and tells when that took 500 ms or more, as part of the work that asked. */
export function timeQuery(query: unknown): () => void {
  const startedAt = performance.now();
  // The end comes with the answer, in the name of nobody.
  const asker = new AsyncResource("materia.query");
  return () => {
    const ms = Math.round(performance.now() - startedAt);
    if (ms < SLOW_MS) return;
    const told: SlowQuery = { statement: shapeOf(query), ms };
    asker.runInAsyncScope(() => slowQueries.publish(told));
  };
}

/** Calls `hear` for every slow statement of this process; gives the function that ends it. */
export function hearOfSlowQueries(hear: (query: SlowQuery) => void): () => void {
  const listen = (query: unknown) => hear(query as SlowQuery);
  slowQueries.subscribe(listen);
  return () => void slowQueries.unsubscribe(listen);
}

/** The text of a statement on one line: parameters are places ($1) anyway, quoted values and long lists go. */
function shapeOf(query: unknown): string {
  const text = typeof query === "string" ? query : (query as { text?: unknown } | null)?.text;
  if (typeof text !== "string") return "";
  return text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, " ")
    .replace(/("\w+"(?:\."\w+")?)(?:, "\w+"(?:\."\w+")?){2,}/g, "$1, …")
    .replace(/(\$\d+|default)(, ?(?:\$\d+|default))+/g, "$1, …")
    .replace(/(\(\$\d+, …\))(, ?\(\$\d+, …\))+/g, "$1, …")
    .trim()
    .slice(0, LONGEST_TEXT);
}
