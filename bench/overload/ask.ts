import { Agent, type IncomingMessage, request } from "node:http";

const LONGEST_WAIT_MS = 60_000;

/** One answer, read to its end. */
export type Answer = { status: number; headers: Headers; body: Buffer; ms: number };

/** What of a request did not become an answer: cut off, or none within a minute. */
export class NoAnswer extends Error {}

export type Ask = (
  path: string,
  init?: { method?: string; headers?: Headers | Record<string, string>; body?: string },
) => Promise<Answer>;

/** A browser at that address, over connections of its own that it keeps, behind a proxy that says where it is. */
export function openConnection(origin: string, address: string): { ask: Ask; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const { hostname, port, host } = new URL(origin);
  // What a browser does when the shop has closed a resting connection in the same moment.
  const ask: Ask = (path, init) => once(path, init).catch((error) => tryAnew(error, path, init));

  async function tryAnew(error: unknown, ...asked: Parameters<Ask>): Promise<Answer> {
    if (error instanceof ReusedConnection) return once(...asked);
    throw error;
  }

  function once(
    path: string,
    { method = "GET", headers = {}, body }: Parameters<Ask>[1] = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const asked = request({
        ...{ hostname, port, agent, path, method },
        timeout: LONGEST_WAIT_MS,
        headers: {
          "accept-encoding": "br",
          ...Object.fromEntries(new Headers(headers)),
          host,
          "x-forwarded-for": address,
          ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
        },
      });
      const fail = (why: string) => {
        const isOfConnection = asked.reusedSocket && /ECONNRESET|EPIPE/.test(why);
        reject(isOfConnection ? new ReusedConnection(why) : new NoAnswer(`${method} ${path}: ${why}`));
      };
      asked.on("timeout", () => asked.destroy(new Error("no answer within a minute")));
      asked.on("error", (error: NodeJS.ErrnoException) => fail(error.code ?? error.message));
      asked.on("response", (response: IncomingMessage) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", () => reject(new NoAnswer(`${method} ${path}: cut off in its answer`)));
        response.on("end", () =>
          resolve({
            status: response.statusCode!,
            headers: headersOf(response.rawHeaders),
            body: Buffer.concat(parts),
            ms: performance.now() - startedAt,
          }),
        );
      });
      asked.end(body);
    });
  }

  return { ask, close: () => agent.destroy() };
}

class ReusedConnection extends NoAnswer {}

function headersOf(raw: string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at]!, raw[at + 1]!);
  return headers;
}
