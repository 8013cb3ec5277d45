import { once } from "node:events";
import { createServer, type Server } from "node:net";

type Door = { host: string; port: number };

const PORTS_TRIED = 50;

/** Opens the server at HOST and PORT, `isShared` beside others of this account there; refuses in words that name the setting. */
export async function listen(
  server: Server,
  { host, port, isShared = false }: Door & { isShared?: boolean },
): Promise<void> {
  try {
    server.listen({ port, host, reusePort: isShared });
    await once(server, "listening");
  } catch (error) {
    throw new Error(sentenceFor(error as NodeJS.ErrnoException, { host, port }));
  }
}

/** Refuses when the shop could not open at HOST and PORT now. */
export async function tryPort(door: Door): Promise<void> {
  const probe = createServer();
  await listen(probe, door);
  await new Promise((resolve) => probe.close(resolve));
}

/** The first free port from `first` on; where it is fixed, that one or a refusal in words. */
export async function choosePort({
  host,
  first,
  isFixed = false,
}: {
  host: string;
  first: number;
  isFixed?: boolean;
}): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      await tryPort({ host, port });
      return port;
    } catch (error) {
      if (isFixed || port >= first + PORTS_TRIED) throw error;
    }
  }
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, { host, port }: Door): string {
  switch (code) {
    case "EADDRINUSE":
      return `PORT ${port} on ${host} is taken, perhaps by this shop itself: stop the program that has it, or set PORT to another number.`;
    case "EACCES":
      return `PORT ${port} is not open to this account: set PORT to 1024 or more.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is not an address of this machine (${code}): set HOST to localhost, or to 0.0.0.0 for all its addresses.`;
    default:
      return `The shop cannot open at PORT ${port} of HOST ${host} (${message}).`;
  }
}
