import { PassThrough } from "node:stream";
import type { Server } from "#server/postgres/connection.ts";
import { parseLsn } from "./lsn.ts";
import { archiveName, type BaseInfo, baseName } from "./names.ts";
import { connect, wireOf } from "./replication.ts";
import type { Vault } from "./vault.ts";

type Row = { recptr?: string; tli?: string };

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
  const client = await connect(server, "copying");
  const wire = wireOf(client);
  // One without hurry may wait minutes for the database; nobody shall wait for it in turn.
  const giveUp = () => void client.end().catch(() => undefined);
  signal.addEventListener("abort", giveUp);
  const archive = new PassThrough({ highWaterMark: 1_000_000 });
  const manifest: Buffer[] = [];
  let part: "archive" | "manifest" = "archive";
  archive.on("drain", () => wire.stream.resume());
  // Put down, it must not hold the server's answer up.
  archive.on("close", () => wire.stream.resume());
  wire.on("copyData", ({ chunk }: { chunk: Buffer }) => {
    const kind = String.fromCharCode(chunk[0]!);
    if (kind === "m") part = "manifest";
    if (kind !== "d") return;
    const bytes = Buffer.from(chunk.subarray(1));
    if (part === "manifest") manifest.push(bytes);
    else if (!archive.destroyed && !archive.write(bytes)) wire.stream.pause();
  });
  try {
    const segments = (await client.query("SHOW wal_segment_size")).rows[0] as { wal_segment_size: string };
    const asked = client.query(
      `BASE_BACKUP (LABEL 'materia', CHECKPOINT '${isUrgent ? "fast" : "spread"}', WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
    );
    const answered = asked.then(
      (results) => {
        archive.end();
        return results as unknown as { rows: Row[] }[];
      },
      (error: Error) => {
        archive.destroy(error);
        throw error;
      },
    );
    const [results, bytes] = await Promise.all([answered, vault.put(archiveName(line, begunAt), archive)]);
    const ends = results.flatMap(({ rows }) => rows).filter((row) => row.recptr !== undefined && row.tli);
    const info: BaseInfo = {
      bytes,
      timeline: Number(ends[0]!.tli),
      start: ends[0]!.recptr!,
      stop: ends.at(-1)!.recptr!,
      segmentBytes: megabytes(segments.wal_segment_size),
      manifest: Buffer.concat(manifest).toString(),
    };
    const at = await clock();
    await vault.putJson(baseName({ line, start: parseLsn(info.start), begunAt, at }), info);
    return info;
  } finally {
    signal.removeEventListener("abort", giveUp);
    await client.end().catch(() => undefined);
  }
}

function megabytes(text: string): number {
  const [, count, unit] = /^(\d+)(MB|GB)$/.exec(text) ?? [];
  if (!count) throw new Error(`PostgreSQL names segments of ${text}.`);
  return Number(count) * (unit === "GB" ? 1024 : 1) * 1024 * 1024;
}
