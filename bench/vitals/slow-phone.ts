import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "#tests/support/chromium.ts";

/** The phone and network that Lighthouse stands for: a quarter of this machine's speed, 1.6 Mbit/s and 150 ms there and back. */
const CPU_SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export type Weight = { javascript: number; html: number };
export type Phone = {
  page: Page;
  context: BrowserContext;
  client: CDPSession;
  /** What has come over the network since the last call. */
  takeWeight(): Weight;
};

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium()!, args: CHROMIUM_ARGUMENTS });
}

/** A slow phone that has never seen the shop; without the slow line it is beside the shop. */
export async function withPhone<Found>(
  browser: Browser,
  origin: string,
  work: (phone: Phone) => Promise<Found>,
  { hasSlowLine = true }: { hasSlowLine?: boolean } = {},
): Promise<Found> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchVitals);
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    if (hasSlowLine) await client.send("Network.emulateNetworkConditions", SLOW_4G);
    await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
    return await work({ page, context, client, takeWeight: countWeight(client) });
  } finally {
    await context.close();
  }
}

function countWeight(client: CDPSession): () => Weight {
  let weight: Weight = { javascript: 0, html: 0 };
  const types = new Map<string, string>();
  client.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "";
    if (type.endsWith("/javascript")) weight.javascript += encodedDataLength;
    else if (type === "text/html") weight.html += encodedDataLength;
  });
  return () => {
    const taken = weight;
    weight = { javascript: 0, html: 0 };
    return taken;
  };
}

export type Seen = {
  lcpMs: number;
  fcpMs: number;
  shift: number;
  /** Start and length of each task that held the browser for more than 50 ms. */
  longTasks: [startMs: number, lengthMs: number][];
  /** The longest event of each tap or key. */
  interactions: Record<number, number>;
  /** From lifting the finger to the picture of the page that it opened. */
  openedMs: number | undefined;
};

/** Runs in each page before its own scripts, and notes what the browser tells of itself. */
function watchVitals(): void {
  const seen: Seen = { lcpMs: 0, fcpMs: 0, shift: 0, longTasks: [], interactions: {}, openedMs: undefined };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true, ...options });
  watch("largest-contentful-paint", ({ startTime }: PerformanceEntry) => {
    seen.lcpMs = startTime;
  });
  watch("paint", ({ name, startTime }: PerformanceEntry) => {
    if (name === "first-contentful-paint") seen.fcpMs = startTime;
  });
  watch("layout-shift", ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch("longtask", ({ startTime, duration }: PerformanceEntry) =>
    seen.longTasks.push([startTime, duration]),
  );
  const noteEvent = ({ interactionId, duration }: { interactionId: number; duration: number }) => {
    if (interactionId > 0)
      seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration);
  };
  watch("event", noteEvent, { durationThreshold: 16 });

  addEventListener(
    "click",
    ({ timeStamp, target }) => {
      if (!(target as Element).closest?.('a[href^="/product/"]')) return;
      sessionStorage.setItem(
        "tapped",
        JSON.stringify([performance.timeOrigin + timeStamp, location.pathname]),
      );
      lookAgain();
    },
    true,
  );
  const lookAgain = () => {
    const [tappedAt, from] = JSON.parse(sessionStorage.getItem("tapped") ?? "[]") as [number?, string?];
    const isThere = tappedAt && from !== location.pathname && location.pathname.startsWith("/product/");
    if (!isThere || !document.querySelector("h1")) return void requestAnimationFrame(lookAgain);
    // The frame after the one that has the heading: by then the heading is painted.
    requestAnimationFrame(() => {
      seen.openedMs = performance.timeOrigin + performance.now() - tappedAt;
    });
  };
  // Only once something was tapped: looking at each frame takes a fifth of what such a phone can do.
  if (sessionStorage.getItem("tapped")) requestAnimationFrame(lookAgain);
}
