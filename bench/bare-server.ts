import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";

// The ceiling of a Node process: the pages at those addresses, byte for byte with their headers, out of memory and with nothing else done.
const [port, origin, ...paths] = process.argv.slice(2);
/** What Node itself writes on each answer. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive"]);

const answers = new Map<string, { headers: string[]; body: Buffer }>();
for (const path of paths) answers.set(path, await read(path));

createServer(({ url }, response) => {
  const { headers, body } = answers.get(url!)!;
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "localhost", () => process.stdout.write("listening\n"));

async function read(path: string) {
  const asked = request(origin + path, { headers: { "accept-encoding": "br" } }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const headers = response.rawHeaders.flatMap((name, n, all) =>
    n % 2 === 0 && !OWN_HEADERS.has(name.toLowerCase()) ? [name, all[n + 1]!] : [],
  );
  return { headers, body: Buffer.concat(await response.toArray()) };
}
