import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

type Told = { method: string; params: { sessionId: string; targetInfo: { type: string; subtype?: string } } };

/** A page of a Chromium: commands of its DevTools protocol, and what an expression in it gives. */
export type BarePage = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  read<Value>(expression: string): Promise<Value>;
};

/**
 * A Chromium with one empty tab and nobody between. Playwright, and whoever else holds the page instead of its tab, forbids drawing ahead.
 * `drawn` is the page that the tab drew ahead, once there is one.
 */
export async function openBareChromium(): Promise<{
  page: BarePage;
  drawn: () => BarePage | undefined;
  close: () => Promise<void>;
}> {
  const profile = mkdtempSync(join(tmpdir(), "materia-chromium-"));
  const browser = spawn(
    findChromium()!,
    [
      ...["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--window-size=1280,900"],
      ...CHROMIUM_ARGUMENTS,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise((resolve) => browser.once("close", resolve));
  const line = new WebSocket(await addressOf(browser.stderr));
  const answers = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const told: Told[] = [];
  line.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data));
    const answer = answers.get(message.id);
    if (!answer) told.push(message);
    else if (message.error) answer.reject(new Error(message.error.message));
    else answer.resolve(message.result);
    answers.delete(message.id);
  });
  await new Promise((resolve) => line.addEventListener("open", resolve, { once: true }));

  let asked = 0;
  const send = (method: string, params: object = {}, sessionId?: string) => {
    const answer = Promise.withResolvers<Record<string, unknown>>();
    answers.set(++asked, answer);
    line.send(JSON.stringify({ id: asked, method, params, ...(sessionId && { sessionId }) }));
    return answer.promise;
  };
  const pageOf = (isDrawnAhead: boolean): BarePage | undefined => {
    const attached = told.find(
      ({ method, params }) =>
        method === "Target.attachedToTarget" &&
        params.targetInfo.type === "page" &&
        (params.targetInfo.subtype === "prerender") === isDrawnAhead,
    );
    return attached && barePage((method, params) => send(method, params, attached.params.sessionId));
  };

  const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", attach, String(tab));
  return {
    page: pageOf(false)!,
    drawn: () => pageOf(true),
    close: async () => {
      await send("Browser.close").catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function barePage(send: BarePage["send"]): BarePage {
  return {
    send,
    read: async <Value>(expression: string) => {
      const { result } = await send("Runtime.evaluate", { expression, returnByValue: true });
      return (result as { value: Value }).value;
    },
  };
}

/** Where a Chromium that has just been started listens, as it says itself. */
function addressOf(errors: NodeJS.ReadableStream): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    errors.on("data", (piece) => {
      said += piece;
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    errors.once("close", () => reject(new Error(`Chromium has ended: ${said}`)));
  });
}
