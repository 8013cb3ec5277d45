import { fromBufferPromise } from "yauzl";
import { ok, type Result, refused } from "#app/domain/result.ts";

export type UnzipProblem = "zip-broken" | "zip-too-large";
/** What reading a zip may cost: how many files lie in it, the bytes of a part once it is unpacked, and the time. */
export type UnzipLimits = { maxEntries: number; maxPartBytes: number; deadlineMs: number };

/** Thrown while a part is read, to end it. */
export class PartRefused<Problem extends string> extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** The parts of a zip that `wants` names, by their names, each as the pieces it unpacks to; none is larger than it says, or than it may be. */
export async function openParts(
  bytes: Uint8Array,
  { wants, maxEntries, maxPartBytes, deadlineMs }: UnzipLimits & { wants(name: string): boolean },
): Promise<Result<Map<string, () => AsyncGenerator<Uint8Array>>, UnzipProblem>> {
  const parts = new Map<string, () => AsyncGenerator<Uint8Array>>();
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes));
    if (zip.entryCount > maxEntries) return refused("zip-too-large");
    for await (const entry of zip.eachEntry()) {
      if (!wants(entry.fileName)) continue;
      if (entry.uncompressedSize > maxPartBytes) return refused("zip-too-large");
      if (entry.isEncrypted() || parts.has(entry.fileName)) return refused("zip-broken");
      parts.set(entry.fileName, async function* () {
        // Ends by itself where more comes out than the entry says.
        const stream = await zip.openReadStreamPromise(entry);
        for await (const piece of stream) {
          if (Date.now() > deadlineMs) throw new PartRefused<UnzipProblem>("zip-too-large");
          yield piece as Uint8Array;
        }
      });
    }
    return ok(parts);
  } catch {
    return refused("zip-broken");
  }
}
