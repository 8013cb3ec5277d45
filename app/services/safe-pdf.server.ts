import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createLine } from "#app/domain/line.ts";
import { PDF_LIMITS } from "#app/domain/upload.ts";

const MEGABYTE = 1024 * 1024;
const WATCH_EVERY_MS = 50;
const oneAtATime = createLine({ atOnce: 1, mostWaiting: PDF_LIMITS.mostWaiting });

/**
 * A PDF written anew from its judged objects, packed ones too: nothing that was not looked at is in it. "broken" when something in it
 * acts (scripts, programs, attachments), it is locked, or it costs more time, memory or pages than a report; "busy" when too many wait.
 */
export async function rewritePdf(bytes: Uint8Array): Promise<Uint8Array | "broken" | "busy"> {
  return (await oneAtATime(() => rewriteApart(bytes))) ?? "busy";
}

function rewriteApart(bytes: Uint8Array): Promise<Uint8Array | "broken"> {
  const { maxPages, maxObjects, timeMs, memoryMegabytes } = PDF_LIMITS;
  const worker = new Worker(pathToFileURL(findSource()), {
    workerData: { bytes, maxPages, maxObjects },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    env: {},
    stdout: true,
    stderr: true,
  });
  // Streams are unpacked outside the heap that resourceLimits bounds.
  const watch = setInterval(async () => {
    // Rejected while it is not there yet, or no more.
    const heap = await worker.getHeapStatistics().catch(() => undefined);
    if (heap && heap.used_heap_size + heap.external_memory > memoryMegabytes * MEGABYTE) worker.terminate();
  }, WATCH_EVERY_MS);
  const late = setTimeout(() => worker.terminate(), timeMs);
  return new Promise<Uint8Array | "broken">((settle) => {
    worker.once("message", (written?: Uint8Array) => settle(written ?? "broken"));
    worker.once("error", () => settle("broken"));
    worker.once("exit", () => settle("broken"));
  }).finally(() => {
    clearInterval(watch);
    clearTimeout(late);
    return worker.terminate();
  });
}

// The built shop is one file elsewhere; the shop always runs in its own folder.
function findSource(): string {
  const beside = join(import.meta.dirname, "rewrite-pdf.ts");
  return existsSync(beside) ? beside : resolve("app/services/rewrite-pdf.ts");
}
