import { type EventEmitter, once } from "node:events";
import type { Socket } from "node:net";
import pg from "pg";
import type { Server } from "#server/postgres/connection.ts";
import { formatLsn } from "./lsn.ts";

/** What node-postgres speaks below its queries. */
export type Wire = EventEmitter & { stream: Socket; sendCopyFromChunk(chunk: Buffer): void };

const HEADER_BYTES = 25;
const PAUSE_AT_BYTES = 8_000_000;
const SINCE_2000_MS = Date.UTC(2000, 0, 1);

/** Connects as the superuser of the shop's own server: for questions, or to copy what it holds. */
export async function connect(server: Server, use: "questions" | "copying"): Promise<pg.Client> {
  const login = {
    ...server.address,
    user: "postgres",
    password: server.passwords.superuser,
    database: "postgres",
    connectionTimeoutMillis: 5_000,
    // A slow disk may take what was sent for minutes before it asks for more.
    ...(use === "copying" && { replication: "true", options: "-c wal_sender_timeout=0" }),
  };
  const client = new pg.Client(login);
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The wire of a connection, where copied bytes arrive. */
export function wireOf(client: pg.Client): Wire {
  return (client as unknown as { connection: Wire }).connection;
}

export type WalStream = {
  /** Up to where changes have arrived. */
  received(): bigint;
  /** Bytes that wait to be taken. */
  waitingBytes(): number;
  /** What has arrived since the last time. */
  take(): { start: bigint; end: bigint; bytes: Buffer[] } | undefined;
  /** Tells the server that it need not keep what lies before. */
  confirm(lsn: bigint): void;
  /** Throws when the stream has ended. */
  check(): void;
  close(): Promise<void>;
};

/** Has the server send its log of changes from a place on, as it writes it; the slot makes it keep what was not confirmed. */
export async function streamWal(
  server: Server,
  { slot, from, timeline }: { slot: string; from: bigint; timeline: number },
): Promise<WalStream> {
  const client = await connect(server, "copying");
  const wire = wireOf(client);
  let parts: Buffer[] = [];
  let waitingBytes = 0;
  let start = from;
  let received = from;
  let failure: Error | undefined;
  wire.on("copyData", ({ chunk }: { chunk: Buffer }) => {
    if (chunk[0] !== 0x77) return;
    // The driver uses its memory again for what comes next.
    const bytes = Buffer.from(chunk.subarray(HEADER_BYTES));
    if (chunk.readBigUInt64BE(1) !== received)
      failure ??= new Error("The log of changes arrived with a gap.");
    parts.push(bytes);
    received += BigInt(bytes.length);
    waitingBytes += bytes.length;
    if (waitingBytes > PAUSE_AT_BYTES) wire.stream.pause();
  });
  const ended = client
    .query(`START_REPLICATION SLOT ${slot} PHYSICAL ${formatLsn(from)} TIMELINE ${timeline}`)
    .then(
      () => new Error("The database server has ended the stream of changes."),
      (error: Error) => error,
    )
    .then((error) => {
      failure ??= error;
    });
  client.once("end", () => {
    failure ??= new Error("The database server has closed the stream of changes.");
  });
  await Promise.race([once(wire, "replicationStart"), ended]);
  if (failure) {
    await client.end().catch(() => undefined);
    throw failure;
  }
  return {
    received: () => received,
    waitingBytes: () => waitingBytes,
    take() {
      const taken = parts.length > 0 ? { start, end: received, bytes: parts } : undefined;
      parts = [];
      waitingBytes = 0;
      start = received;
      wire.stream.resume();
      return taken;
    },
    confirm(lsn) {
      wire.sendCopyFromChunk(statusMessage(lsn));
    },
    check() {
      if (failure) throw failure;
    },
    async close() {
      await client.end().catch(() => undefined);
    },
  };
}

/** The protocol's "standby status update". */
function statusMessage(lsn: bigint): Buffer {
  const message = Buffer.alloc(34);
  message[0] = 0x72;
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(lsn, at);
  message.writeBigInt64BE(BigInt(Date.now() - SINCE_2000_MS) * 1000n, 25);
  return message;
}
