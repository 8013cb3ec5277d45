import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Listener } from "node:net";
import { listen } from "./listen.ts";

/** A turn of the event loop lets in one connection of each listener: with one alone, kept pages would come no faster than others are made. */
const LISTENERS = 16;

/** Opens the server at HOST and PORT, where the system can with several listeners at its door; gives those beside its own. */
export async function openDoor(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<Listener[]> {
  const isShared = process.platform === "linux";
  await listen(server, { host, port, isShared });
  if (!isShared) return [];
  server.maxConnections = Math.ceil(server.maxConnections / LISTENERS);
  const own = server.address() as AddressInfo;
  const besides = Array.from({ length: LISTENERS - 1 }, () => {
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    listener.maxConnections = server.maxConnections;
    return listener;
  });
  for (const listener of besides) await listen(listener, { host: own.address, port: own.port, isShared });
  return besides;
}
