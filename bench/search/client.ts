import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestOptions } from "node:http";

const HOST = "127.0.0.1";
const PORT = 3400;
/** As many as a browser opens to one shop. */
const CONNECTIONS = 6;

/** Where the shop has to be opened for the clients. */
export const SHOP_ADDRESS = { HOST, PORT: String(PORT) };

/** In the place of a status, where the connection broke. */
const NO_ANSWER = 0;

export type Kind = "suggestion" | "page";
export type Answered = { kind: Kind; ms: number; status: number };

/** Somebody with a browser of their own, who notes how long each answer took to the last byte. */
export type Client = { ask(kind: Kind, path: string): Promise<void>; close(): void };

/** The client of that number; each asks from an address of its own, as people do, since the shop counts what one address asks. */
export function openClient(number: number, note: (answered: Answered) => void): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const localAddress = `127.0.0.${10 + number}`;
  return {
    async ask(kind, path) {
      const startedAt = performance.now();
      const options = { host: HOST, port: PORT, path, agent, localAddress, headers: HEADERS[kind] };
      const status = await readStatus(options);
      note({ kind, ms: performance.now() - startedAt, status });
    },
    close: () => agent.destroy(),
  };
}

/** Reads an answer to its end. As a browser does, asks again where the connection was closed while it lay idle. */
async function readStatus(options: RequestOptions): Promise<number> {
  const asked = get(options);
  try {
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    response.resume();
    await once(response, "end");
    return response.statusCode!;
  } catch {
    if (asked.reusedSocket) return readStatus(options);
    return NO_ANSWER;
  }
}

const BROWSER = {
  host: `localhost:${PORT}`,
  "accept-encoding": "br",
  "user-agent":
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
};
const HEADERS: Record<Kind, Record<string, string>> = {
  suggestion: { ...BROWSER, accept: "application/json", "sec-fetch-dest": "empty" },
  page: { ...BROWSER, accept: "text/html", "sec-fetch-dest": "document" },
};
