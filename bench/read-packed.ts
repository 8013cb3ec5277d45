import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";

/** What a server writes itself on each answer. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive"]);

/** A page as it is sent to a browser that takes brotli: its headers, name and value, and its bytes. */
export async function readPacked(url: string): Promise<{ headers: [string, string][]; body: Buffer }> {
  const asked = request(url, { headers: { "accept-encoding": "br" } }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const headers = response.rawHeaders.flatMap((name, n, all): [string, string][] =>
    n % 2 === 0 && !OWN_HEADERS.has(name.toLowerCase()) ? [[name, all[n + 1]!]] : [],
  );
  return { headers, body: Buffer.concat(await response.toArray()) };
}
