import { createServer } from "node:http";
import { readPacked } from "./read-packed.ts";

// The ceiling of a Node process: the pages at those addresses, byte for byte with their headers, out of memory and with nothing else done.
const [port, origin, ...paths] = process.argv.slice(2);

const answers = new Map<string, { headers: string[]; body: Buffer }>();
for (const path of paths) {
  const { headers, body } = await readPacked(origin + path);
  answers.set(path, { headers: headers.flat(), body });
}

createServer(({ url }, response) => {
  const { headers, body } = answers.get(url!)!;
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "localhost", () => process.stdout.write("listening\n"));
