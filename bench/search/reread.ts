import { monitorEventLoopDelay } from "node:perf_hooks";
import { openDatabase } from "#app/db/client.server.ts";
import { readVocabulary } from "#app/services/search/read-vocabulary.server.ts";
import { print } from "./figures.ts";

/** How often the event loop is looked at; so much of each hold is waiting for the next look. */
const LOOK_MS = 1;

/** Prints what reading all names anew takes of a process that serves pages meanwhile. */
export async function printRereading(databaseUrl: string): Promise<void> {
  const { db, close } = openDatabase(databaseUrl);
  const first = await measured(() => readVocabulary(db));
  const again = await measured(() => readVocabulary(db));
  await close();
  for (const [what, { ms, processorMs, heldMs }] of Object.entries({ first, again }))
    print(
      `  names read, ${what}: ${ms.toFixed(0)} ms, ${processorMs.toFixed(0)} ms of the processor; the event loop was held ${heldMs.toFixed(0)} ms at once at most`,
    );
}

async function measured(work: () => Promise<unknown>) {
  const held = monitorEventLoopDelay({ resolution: LOOK_MS });
  const startedAt = performance.now();
  const before = process.cpuUsage();
  held.enable();
  const result = await work();
  held.disable();
  const { user, system } = process.cpuUsage(before);
  const ms = performance.now() - startedAt;
  // What was read stays until now, as in the shop, which answers with it.
  return { ms, processorMs: (user + system) / 1_000, heldMs: held.max / 1e6 - LOOK_MS, result };
}
