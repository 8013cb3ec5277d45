import { randomBytes } from "node:crypto";
import { createServer } from "node:http";

// The ceiling of a Node process: one finished page of usual size out of memory.
const body = randomBytes(6 * 1024);

createServer((_request, response) => {
  response.writeHead(200, {
    "content-type": "text/html",
    "content-encoding": "br",
    "content-length": body.length,
  });
  response.end(body);
}).listen(Number(process.argv[2]), "localhost", () => process.stdout.write("listening\n"));
