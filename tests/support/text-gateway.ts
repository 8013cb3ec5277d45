import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** An SMS gateway that refuses what is no message, and lays each text message beside the letters of that data folder, where `readPost` finds the newest first. */
export async function startTextGateway(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  const folder = join(dataDir, "outbox");
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const message = readMessage(body);
    if (!message) {
      response.writeHead(400).end();
      return;
    }
    const { to, text } = message;
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, `${Date.now()}-${randomUUID()}.txt`),
      `To: ${to.replace("+91", "")}\n\n${text}\n`,
    );
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** Whoever breaks off, and whoever only looks whether somebody is there, sends no message. */
function readMessage(body: string): { to: string; text: string } | undefined {
  try {
    const { to, text } = JSON.parse(body);
    return typeof to === "string" && typeof text === "string" ? { to, text } : undefined;
  } catch {
    return undefined;
  }
}
