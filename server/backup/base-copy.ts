import type { Server } from "#server/postgres/connection.ts";
import { streamBase } from "./base-stream.ts";
import { parseLsn } from "./lsn.ts";
import { archiveName, type BaseInfo, baseName } from "./names.ts";
import type { Vault } from "./vault.ts";

/** Copies the whole database while it works, as one sealed archive and, last, the list of its files; only with that list it counts. */
export async function copyBase(
  server: Server,
  {
    vault,
    line,
    isUrgent,
    clock,
    signal,
  }: { vault: Vault; line: number; isUrgent: boolean; clock: () => Promise<number>; signal: AbortSignal },
): Promise<BaseInfo> {
  const begunAt = await clock();
  const {
    taken: bytes,
    ends,
    segmentSize,
    manifest,
  } = await streamBase(server, {
    options: `CHECKPOINT '${isUrgent ? "fast" : "spread"}', MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256'`,
    take: (archive) => vault.put(archiveName(line, begunAt), archive),
    signal,
  });
  const info: BaseInfo = {
    bytes,
    timeline: Number(ends[0]!.tli),
    start: ends[0]!.recptr!,
    stop: ends.at(-1)!.recptr!,
    segmentBytes: megabytes(segmentSize),
    manifest,
  };
  const at = await clock();
  await vault.putJson(baseName({ line, start: parseLsn(info.start), begunAt, at }), info);
  return info;
}

function megabytes(text: string): number {
  const [, count, unit] = /^(\d+)(MB|GB)$/.exec(text) ?? [];
  if (!count) throw new Error(`PostgreSQL names segments of ${text}.`);
  return Number(count) * (unit === "GB" ? 1024 : 1) * 1024 * 1024;
}
