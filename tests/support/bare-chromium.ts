import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

type Message = {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
};
type Answer<Result> = Promise<Result>;

export type BareChromium = {
  /** A command of the DevTools protocol, to the browser or to what is attached. */
  send<Result>(method: string, params?: object, sessionId?: string): Answer<Result>;
  /** What the browser has told of that kind so far. */
  told<Event>(method: string): Event[];
  close(): Promise<void>;
};

/** A person's phone or computer; with the browser's own word for its size it would be a crawler. */
const PERSON =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

/** Chromium as people have it: Playwright forbids it to draw pages ahead. */
export async function openBareChromium(): Promise<BareChromium> {
  const folder = mkdtempSync(join(tmpdir(), "materia-chromium-"));
  const browser = spawn(
    findChromium()!,
    [
      ...["--headless", ...CHROMIUM_ARGUMENTS, `--user-agent=${PERSON}`, "--window-size=1280,900"],
      ...[`--user-data-dir=${folder}`, "--remote-debugging-port=0", "about:blank"],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  const socket = new WebSocket(await readAddress(browser.stderr));
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const events: Message[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) return void events.push(message);
    const answer = waiting.get(message.id);
    if (message.error) answer?.reject(new Error(message.error.message));
    else answer?.resolve(message.result);
  };
  let id = 0;
  return {
    send<Result>(method: string, params: object = {}, sessionId?: string) {
      const answer = Promise.withResolvers<unknown>();
      waiting.set(++id, answer);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return answer.promise as Answer<Result>;
    },
    told: <Event>(method: string) =>
      events.filter((event) => event.method === method).map(({ params }) => params as Event),
    async close() {
      socket.close();
      browser.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function readAddress(said: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface(said)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address) {
      said.resume();
      return address;
    }
    lines.push(line);
  }
  throw new Error(`Chromium did not open:\n${lines.join("\n")}`);
}
