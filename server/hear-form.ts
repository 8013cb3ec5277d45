import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequest } from "@remix-run/node-fetch-server";
import { networkOf } from "#app/domain/network.ts";
import { createRoom } from "#app/domain/room.ts";
import { LARGEST_BODY } from "./gate.ts";
import { TooBusy } from "./work-queue.ts";

/** What forms on their way may hold together, and those of one network. */
const ARRIVING = { allBytes: 128 * 1024 * 1024, eachBytes: 8 * 1024 * 1024 };

/** A film from somebody's phone, which is refused in words once it has come. */
const LARGEST_HEARD_OUT = 100 * 1024 * 1024;

type Place = { host: string; protocol: string; address: string };

/**
 * Hears a form out before anything is done for it: one that drips in takes nobody's turn. Throws TooBusy while too much arrives.
 * What is no form of a page, of unknown length or with large files, is handed on as it comes.
 */
export function createFormHearing() {
  const enterRoom = createRoom(ARRIVING);

  return async function hearForm(
    request: IncomingMessage,
    response: ServerResponse,
    { host, protocol, address }: Place,
  ): Promise<Request> {
    response.once("finish", () => hearOut(request));
    const asked = createRequest(request, response, { host, protocol });
    const bytes = Number(request.headers["content-length"] ?? 0);
    if (!asked.body || !(bytes > 0 && bytes <= LARGEST_BODY)) return asked;
    const leave = enterRoom(networkOf(address), bytes);
    if (!leave) throw new TooBusy();
    try {
      const body = await asked.arrayBuffer();
      const { url, method, headers, signal } = asked;
      return new Request(url, { method, headers, signal, body });
    } finally {
      leave();
    }
  };
}

/** Whether all that is sent has come by now, or is too much to be waited for. */
export function isHeardOut({ headers }: IncomingMessage): boolean {
  return Number(headers["content-length"] ?? 0) <= LARGEST_BODY;
}

/**
 * Throws away what a refused form still sends: until it has come, the next request of the connection would not be heard. Of one
 * that no person sends, because it has no length or no end, nothing more is heard.
 */
function hearOut(request: IncomingMessage): void {
  if (request.complete) return;
  const isBounded = Number(request.headers["content-length"]) <= LARGEST_HEARD_OUT;
  if (!isBounded) request.socket.destroySoon();
  request.removeAllListeners("data");
  request.resume();
}
