import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Where a line breaks: before anything is passed on, in the middle of what is asked, once all of it is sent, when the answer begins, or after so many bytes of it. */
export type Cut = {
  at: "nothing" | "half-asked" | "asked" | "answered" | "bytes";
  bytes?: number;
  /** As a network that is gone does it, or as a proxy that gives up. */
  how: "reset" | "end";
};

/** Stands between browsers and the shop at that port, passes bytes on, and breaks the next line when it is told to. One request a connection. */
export async function startCuttingProxy(port: number) {
  let next: Cut | undefined;
  let cutCount = 0;
  const server = createServer({ allowHalfOpen: true }, (browser) => {
    const cut = next;
    next = undefined;
    const shop = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    for (const [side, other] of [
      [browser, shop],
      [shop, browser],
    ] as const) {
      side.on("error", () => other.destroy());
      side.on("close", () => other.destroy());
    }
    const breakOff = () => {
      cutCount++;
      for (const side of [browser, shop]) leave(side, cut!.how);
    };
    passRequest(browser, shop, cut, breakOff);
    passAnswer(shop, browser, cut, breakOff);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    cutNext(cut: Cut) {
      next = cut;
    },
    /** How many lines were broken. */
    count: () => cutCount,
    close: () => server.close(),
  };
}

function leave(side: Socket, how: Cut["how"]): void {
  if (how === "reset") side.resetAndDestroy();
  else side.end(() => side.destroy());
}

function passRequest(browser: Socket, shop: Socket, cut: Cut | undefined, breakOff: () => void): void {
  if (cut?.at === "nothing") {
    browser.once("data", breakOff);
    return;
  }
  let asked = Buffer.alloc(0);
  let isBroken = false;
  browser.on("end", () => shop.end());
  browser.on("data", (bytes) => {
    if (isBroken) return;
    if (cut?.at !== "half-asked" && cut?.at !== "asked") {
      shop.write(bytes);
      return;
    }
    asked = Buffer.concat([asked, bytes]);
    if (asked.length < lengthOf(asked)) return;
    isBroken = true;
    const passed = cut.at === "asked" ? asked : asked.subarray(0, asked.length - 5);
    shop.write(passed, () => breakOff());
  });
}

function passAnswer(shop: Socket, browser: Socket, cut: Cut | undefined, breakOff: () => void): void {
  let room = cut?.at === "bytes" ? cut.bytes! : cut?.at === "answered" ? 0 : Number.POSITIVE_INFINITY;
  shop.on("end", () => browser.end());
  shop.on("data", (bytes) => {
    if (room < 0) return;
    const passed = bytes.subarray(0, Math.min(room, bytes.length));
    room -= bytes.length;
    if (room >= 0) browser.write(bytes);
    else if (passed.length) browser.write(passed, () => breakOff());
    else breakOff();
  });
}

/** Bytes of the request that begins there; more than there is while its head is not whole. */
function lengthOf(asked: Buffer): number {
  const head = asked.indexOf("\r\n\r\n");
  if (head < 0) return Number.POSITIVE_INFINITY;
  const said = /\r\ncontent-length: (\d+)/i.exec(asked.toString("latin1", 0, head));
  return head + 4 + Number(said?.[1] ?? 0);
}
