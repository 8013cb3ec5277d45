import { PassThrough, type Readable } from "node:stream";
import type { Server } from "#server/postgres/connection.ts";
import { connect, wireOf } from "./replication.ts";

type Row = { recptr?: string; tli?: string };

/** Of one copy of the whole database: where it begins and ends in the log of changes, and its list of files where it was asked for. */
export type TakenBase<T> = { taken: T; ends: Row[]; segmentSize: string; manifest: string };

/** Has the server send all its files as one archive, while it works on, to whom takes it. */
export async function streamBase<T>(
  server: Server,
  {
    options,
    take,
    signal,
  }: { options: string; take: (archive: Readable) => Promise<T>; signal: AbortSignal },
): Promise<TakenBase<T>> {
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
    const answered = client.query(`BASE_BACKUP (LABEL 'materia', WAIT false, ${options})`).then(
      (results) => {
        archive.end();
        return results as unknown as { rows: Row[] }[];
      },
      (error: Error) => {
        archive.destroy(error);
        throw error;
      },
    );
    const [results, taken] = await Promise.all([answered, take(archive)]);
    const ends = results.flatMap(({ rows }) => rows).filter((row) => row.recptr !== undefined && row.tli);
    return {
      taken,
      ends,
      segmentSize: segments.wal_segment_size,
      manifest: Buffer.concat(manifest).toString(),
    };
  } finally {
    signal.removeEventListener("abort", giveUp);
    await client.end().catch(() => undefined);
  }
}
