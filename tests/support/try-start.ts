import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export type Start = {
  process: ChildProcess;
  origin: string;
  /** What it has printed so far. */
  said: { out: string; err: string };
  /** Resolves once it is open, or once it has ended. */
  untilOpen(): Promise<void>;
  /** Its exit code, or the signal that killed it. */
  untilEnded(): Promise<number | string>;
};

type How = { env?: Record<string, string>; command?: string[]; cwd?: string; uid?: number };

/** Starts the real shop as its own process, whether or not it will open; an empty shop stays empty, its database its own. */
export async function tryStart({ env = {}, command, cwd, uid }: How = {}): Promise<Start> {
  const port = env.PORT ?? String(await findFreePort());
  const origin = `http://localhost:${port}`;
  const [program, ...args] = command ?? [process.execPath, "server/start.js"];
  const child = spawn(program!, args, {
    env: { ...process.env, DATABASE_URL: "", SEED: "none", PORT: port, PUBLIC_ORIGIN: origin, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    cwd,
    uid,
  });
  const said = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (words: string) => {
    said.out += words;
  });
  child.stderr.setEncoding("utf8").on("data", (words: string) => {
    said.err += words;
  });
  const ended = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
  return {
    process: child,
    origin,
    said,
    async untilOpen() {
      while (!said.out.includes("The shop is open")) {
        const isOver = await Promise.race([
          ended.then(() => true),
          once(child.stdout, "data").then(() => false),
        ]);
        if (isOver) return;
      }
    },
    untilEnded: () => ended,
  };
}

/** A port that nobody has. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
