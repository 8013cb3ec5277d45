import { once } from "node:events";
import { type IncomingHttpHeaders, request as requestPlain } from "node:http";
import { type Agent, request } from "node:https";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { openTestShop, type TestShop } from "#tests/support/app.ts";
import { serveApp } from "#tests/support/serve-app.ts";

export const ORIGIN = "https://shop.example";
const SETTINGS = { PUBLIC_ORIGIN: ORIGIN, TRUST_PROXY: "127.0.0.1,::1" };

/** A proxy in front of the shop on this machine, with its doors for https and http. */
export type FrontDoor = {
  port: number;
  plainPort: number;
  /** Which browsers would have to trust. */
  certificate: Buffer;
  stop(): Promise<void>;
};

type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Of the connection that it came by. */
  localPort: number | undefined;
};
type Sent = {
  /** An address of this machine. */
  from?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  agent?: Agent;
};

export type ShopBehind = {
  shop: TestShop;
  proxy: FrontDoor;
  /** The address of each request, as the shop saw it. */
  seen: string[];
  /** Begins a request over TLS, as a browser would; the body is the caller's. */
  begin(path: string, sent: Sent & { method: string }): ReturnType<typeof request>;
  /** Asks over TLS as a browser would. */
  ask(path: string, sent?: Sent): Promise<Answer>;
  /** Asks at the door for http; gives the status and where it leads. */
  askInTheClear(path: string, method?: string): Promise<[number, string | undefined]>;
  /** From now on the shop has no database. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
};

/** The built shop behind a proxy that is started for its port. */
export async function openBehind(start: (shopPort: number) => Promise<FrontDoor>): Promise<ShopBehind> {
  const shop = await openTestShop(SETTINGS);
  const seen: string[] = [];
  const served = await serveApp(
    (asked, client) => {
      seen.push(client.address);
      return shop.answer(asked, client);
    },
    undefined,
    { env: SETTINGS },
  );
  const proxy = await start(served.port);
  let hasDatabase = true;

  function begin(
    path: string,
    { from = "127.0.0.9", headers = {}, method, agent }: Sent & { method: string },
  ) {
    const { port, certificate: ca } = proxy;
    const to = { host: "127.0.0.1", port, servername: "shop.example", ca, localAddress: from };
    return request({ ...to, path, method, agent, headers: { host: "shop.example", ...headers } });
  }

  return {
    shop,
    proxy,
    seen,
    begin,
    async ask(path, { headers, form, ...sent } = {}) {
      const body = form && new URLSearchParams(form).toString();
      const ofForm = body !== undefined && {
        origin: ORIGIN,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(Buffer.byteLength(body)),
      };
      const asked = begin(path, {
        ...sent,
        method: form ? "POST" : "GET",
        headers: { ...ofForm, ...headers },
      });
      asked.end(body);
      const [response] = await once(asked, "response");
      const { localPort } = response.socket;
      let text = "";
      for await (const part of response.setEncoding("utf8")) text += part;
      return { status: response.statusCode, headers: response.headers, text, localPort };
    },
    async askInTheClear(path, method = "GET") {
      const headers = { host: "shop.example" };
      const asked = requestPlain({ host: "127.0.0.1", port: proxy.plainPort, path, method, headers }).end();
      const [answer] = await once(asked, "response");
      answer.resume();
      return [answer.statusCode, answer.headers.location];
    },
    async loseDatabase() {
      hasDatabase = false;
      await shop.database.drop();
    },
    async close() {
      await proxy.stop();
      served.close();
      if (hasDatabase) await shop.close();
    },
  };
}

/** Waits until somebody listens at that port of this machine. */
export async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`Nobody opened port ${port}.`);
}

/** The text with each pair's first half replaced by its second; throws where one is not there. */
export function replaceEach(text: string, pairs: [string, string][]): string {
  return pairs.reduce((sofar, [from, to]) => {
    if (!sofar.includes(from)) throw new Error(`The configuration has no "${from}".`);
    return sofar.replace(from, to);
  }, text);
}
