import type { ServerResponse } from "node:http";
import { counted } from "#app/content/messages/counted.ts";
import { tooManyInit } from "#app/domain/too-many.ts";
import { sendWords } from "./send.ts";

type Told = { requestId: string; publicOrigin: string };

/** At least; up to twice as long, so that not all come again at once. */
const COME_AGAIN_SECONDS = 3;

/** 429 to a connection that asks for more pages than its share. */
export function refuseMany(
  response: ServerResponse,
  { retryAfterSeconds, ...told }: Told & { retryAfterSeconds: number },
): void {
  const when = counted(retryAfterSeconds, "second");
  const words = `Too many pages were asked for from this connection. Please try again in ${when}.`;
  const { status, headers } = tooManyInit({ retryAfterSeconds });
  sendWords(response, { status, words, headers, ...told });
}

/** 503 while more is asked for than the shop can do in time. */
export function refuseBusy(response: ServerResponse, told: Told): void {
  const seconds = COME_AGAIN_SECONDS + Math.floor(Math.random() * COME_AGAIN_SECONDS);
  const words = `The shop has very many visitors just now. Please try again in ${counted(seconds, "second")}.`;
  const headers = { "retry-after": String(seconds) };
  sendWords(response, { status: 503, words, headers, ...told });
}
