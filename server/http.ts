import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import type { Shop } from "#app/context.ts";
import { METRICS_TYPE, type Metric, metricsText } from "#app/domain/metrics-text.ts";
import { renderingCost } from "#app/domain/rendering-budget.ts";
import { clientAddress } from "#app/domain/trusted-proxy.ts";
import type { App, Asker } from "./app.ts";
import { readAskedHeaders } from "./asked-headers.ts";
import { compress } from "./compress.ts";
import { createEarlyHints } from "./early-hints.ts";
import { makeFrontPage } from "./front-page.ts";
import { createFormHearing, isHeardOut } from "./hear-form.ts";
import { createMaker } from "./make-page.ts";
import { mayReadMetrics } from "./metrics-access.ts";
import type { PageCache } from "./page-cache.ts";
import { createDataMaker, createPageData, readDataAddress } from "./page-data.ts";
import { createPageViews } from "./page-views.ts";
import type { AnswerPlainly } from "./plain-answers.ts";
import { refuseBusy, refuseMany } from "./refuse.ts";
import { createRenderingBuckets, type KnownVisitor } from "./rendering-buckets.ts";
import { createRequestMetrics, FILES, NO_ROUTE, type RequestMetrics } from "./request-metrics.ts";
import { openedFileHeaders } from "./security-headers.ts";
import { sendFile, sendPage, sendStale, sendWords } from "./send.ts";
import { RULES_PATH, rulesFile } from "./speculation-rules.ts";
import { createStandIn } from "./stand-in.ts";
import type { StaticFile } from "./static-files.ts";
import { createTargets, type Refusal, type Target } from "./target.ts";
import { createWorkQueue, TooBusy, type Urgency } from "./work-queue.ts";

type Parts = {
  app: App;
  /** Answers what needs no router. */
  answerPlainly?: AnswerPlainly;
  shop: Pick<Shop, "config" | "log" | "tally">;
  files: Map<string, StaticFile>;
  pages: PageCache;
  /** The figures of the shop that its monitor draws, beside those of requests. */
  readMetrics?: () => Promise<Metric[]>;
  /** Aborted once the shop ends: it still answers, but nobody shall be led here. */
  leaving?: AbortSignal;
  /** Whose browser sends this Cookie header; without it everybody is a stranger. */
  findVisitor?: (cookie: string) => Promise<KnownVisitor | undefined>;
  requests?: RequestMetrics;
  /** After so long without a byte in either direction a connection is cut. */
  stalledMs?: number;
  /** So long after it opened the front page is made ahead; without it that waits for who asks. */
  frontPageAfterMs?: number;
};

const STALLED_MS = 60_000;
/** Open at once; who comes beyond them is turned away until others leave. */
const MOST_CONNECTIONS = 8_000;

/** What a supervisor asks, which no flood may keep from it. */
const NEVER_REFUSED = new Set(["/health", "/ready"]);

/** Where people buy, and where the shop is run. */
const GOES_FIRST = /^\/(?:cart|checkout|admin)(?:\/|$)/;

/** What the shop's pages and forms are asked with, and what only programs that look around ask with. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const METRICS = "/metrics";
const READY = "/ready";
const ENDING = {
  status: 503,
  words: JSON.stringify({ isReady: false, reason: "The shop is closing." }),
  headers: { "content-type": "application/json" },
};
const NOT_TOLD = {
  status: 403,
  words: "The figures of the shop are told with METRICS_TOKEN, or on its own machine (docs/operations.md).",
};
const TWO_HOSTS = { status: 400, words: "This request names two hosts." };

/** Serves files and kept pages from memory, everything else through the app. What is asked for is read once (server/target.ts). */
export function createHttpServer({
  app,
  answerPlainly,
  shop,
  files,
  pages,
  findVisitor,
  readMetrics,
  leaving,
  requests = createRequestMetrics(),
  stalledMs = STALLED_MS,
  frontPageAfterMs,
}: Parts): Server {
  const { publicOrigin, trustedProxy } = shop.config;
  const { host, protocol } = new URL(publicOrigin);
  const readTarget = createTargets(shop.config);
  const openedHeaders = openedFileHeaders(publicOrigin);
  const countPageView = createPageViews({ tally: shop.tally, readTarget });
  const hints = shop.config.sendsEarlyHints ? createEarlyHints() : undefined;
  const queue = createWorkQueue();
  const hearForm = createFormHearing();
  const data = createPageData();
  const maker = createMaker({
    ...{ app, answerPlainly, pages, data, publicOrigin, leaving },
    inTurn: (work) => queue.run("usual", work),
  });
  const makeData = createDataMaker({ data, readTarget, maker, publicOrigin });
  const standIn = createStandIn(pages);
  const served = new Map(files).set(RULES_PATH, rulesFile());
  const renderings = createRenderingBuckets();
  // A file of 10 MB from a phone in the field takes its minutes; headers never do.
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      optimizeEmptyRequests: true,
    },
    (request, response) => {
      const asked = readAskedHeaders(request.rawHeaders);
      // Something before the shop may have believed the other one (RFC 9112, 3.2).
      if (asked.hosts > 1) return say(response, TWO_HOSTS);
      const target = readTarget(request.url!);
      if ("status" in target || !isReading(request)) return answerOthers(request, response, target);
      const { key, path, movedTo } = target;
      if (movedTo !== undefined) return sendOn(response, target, movedTo);
      const file = key === undefined ? served.get(path) : undefined;
      if (file) {
        requests.count(FILES, 200);
        return sendFile(request, response, file, openedHeaders);
      }
      const page = key === undefined ? undefined : pages.find(key);
      if (!page) return answer(request, response, target);
      countPageView(request.method, asked, { target, shown: page.shown });
      sendPage(asked, response, page);
      requests.countKept(target.route!, response.statusCode);
    },
  );
  server.maxRequestsPerSocket = 1_000;
  // Who asks and never reads the answer.
  server.timeout = stalledMs;
  server.maxConnections = MOST_CONNECTIONS;
  if (frontPageAfterMs !== undefined)
    server.once("listening", () => {
      setTimeout(() => void makeFrontPage({ readTarget, maker, pages }), frontPageAfterMs).unref();
    });
  return server;

  function answerOthers(request: IncomingMessage, response: ServerResponse, target: Target | Refusal): void {
    const words = "The shop is read with GET and HEAD, and its forms are sent with POST.";
    const headers = { allow: "GET, HEAD, POST" };
    if ("status" in target) say(response, target);
    else if (METHODS.has(request.method!)) answer(request, response, target);
    else say(response, { status: 405, words, headers });
  }

  /** Answers in a sentence what no route is asked for. */
  function say(response: ServerResponse, said: Omit<Parameters<typeof sendWords>[1], "publicOrigin">): void {
    sendWords(response, { ...said, publicOrigin });
    requests.count(NO_ROUTE, response.statusCode);
  }

  /** Leads to the one spelling of an address; one that may hold a secret is for nobody to keep. */
  function sendOn(response: ServerResponse, { key }: Target, location: string): void {
    const cacheControl = key === undefined ? "no-store" : "public, max-age=3600";
    const headers = { location, "cache-control": cacheControl };
    say(response, { status: 301, words: "This page has one address.", headers });
  }

  function answer(request: IncomingMessage, response: ServerResponse, target: Target): void {
    if (target.path === READY && leaving?.aborted) return void say(response, ENDING);
    if (target.path === METRICS) return void tellMetrics(request, response);
    const requestId = randomUUID();
    const startedAt = performance.now();
    let route = readDataAddress(target.url) ? FILES : target.route;
    const tellRoute = (told: string) => {
      route ??= told;
    };
    make(request, response, target, { requestId, tellRoute })
      .catch((error: unknown) => fail(response, error, requestId))
      .finally(() => {
        const seconds = (performance.now() - startedAt) / 1000;
        const { statusCode: status } = response;
        requests.countMade({
          route: route ?? NO_ROUTE,
          status,
          seconds,
          isOfKeptPage: target.key !== undefined,
        });
      });
  }

  async function tellMetrics(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, socket } = request;
    if (!isReading(request) || !mayReadMetrics(shop.config, { headers, peer: socket.remoteAddress }))
      return say(response, NOT_TOLD);
    const ofShop = (await readMetrics?.().catch(() => [])) ?? [];
    const words = metricsText([...requests.read(pages.sizeBytes() + data.sizeBytes()), ...ofShop]);
    sendWords(response, { status: 200, words, publicOrigin, headers: { "content-type": METRICS_TYPE } });
  }

  async function make(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    { requestId, tellRoute }: { requestId: string; tellRoute: (route: string) => void },
  ): Promise<void> {
    const client = { address: addressOf(request), requestId, tellRoute };
    const askedData = isReading(request) ? readDataAddress(target.url) : undefined;
    const known = askedData && (await data.find(askedData.hash));
    if (known) return sendFile(request, response, known, openedHeaders);
    const retryAfterSeconds = await takeRendering(request, target, client.address);
    if (retryAfterSeconds > 0) return refuseMany(response, { retryAfterSeconds, requestId, publicOrigin });
    const asked = readAskedHeaders(request.rawHeaders);
    const isOpened = request.method === "GET" && asked.destination === "document";
    if (target.route !== undefined && isOpened) hints?.send(target.route, response);
    const result = askedData
      ? await makeData(askedData, client)
      : isReading(request) && target.key !== undefined
        ? await makeKept({ ...target, key: target.key }, client)
        : await makeOwn(request, response, { target, client });
    if (result instanceof Response) {
      return sendResponse(response, await compress(result, request.headers["accept-encoding"] ?? ""));
    }
    const page = "of" in result ? result.of : result;
    if (target.route !== undefined) hints?.note(target.route, page);
    countPageView(request.method, asked, { target, shown: page.shown });
    if ("of" in result) sendStale(asked, response, result);
    else sendPage(asked, response, result);
  }

  /** The page that is the same for everybody; its last copy where it cannot be made now. */
  async function makeKept(target: Target & { key: string }, client: Asker) {
    try {
      return await standIn.orLast(target.key, maker.makeOnce(target, client));
    } catch (error) {
      const last = error instanceof TooBusy ? await pages.findLast(target.key) : undefined;
      if (!last) throw error;
      return last;
    }
  }

  async function makeOwn(
    request: IncomingMessage,
    response: ServerResponse,
    { target, client }: { target: Target; client: Asker },
  ): Promise<Response> {
    request.url = target.url;
    const own = await hearForm(request, response, { host, protocol, address: client.address });
    const isQueued = !NEVER_REFUSED.has(target.path) && isHeardOut(request);
    if (!isQueued) return app(own, client);
    return queue.run(urgencyOf(request, target), () => {
      // Nobody waits for it any more; a form is done all the same, as it was sent.
      if (response.destroyed && isReading(request)) throw new TooBusy();
      return app(own, client);
    });
  }

  async function takeRendering(
    { headers: { cookie } }: IncomingMessage,
    { path, page, url }: Target,
    address: string,
  ): Promise<number> {
    if (NEVER_REFUSED.has(path)) return 0;
    const cost = renderingCost({ page, search: url.slice(path.length) });
    return renderings.take({
      address,
      cost,
      findVisitor: async () => (cookie ? findVisitor?.(cookie) : undefined),
    });
  }

  function addressOf({ headers, socket }: IncomingMessage): string {
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    return clientAddress({ forwardedFor, peer: socket.remoteAddress }, trustedProxy);
  }

  function fail(response: ServerResponse, error: unknown, requestId: string): void {
    // Who has left needs no answer.
    if (response.destroyed) return;
    if (error instanceof TooBusy) return void refuseBusy(response, { requestId, publicOrigin });
    shop.log.error({ err: error, requestId }, "answer failed");
    const words = `The shop could not answer. Please try again. If it happens again, tell us this number: ${requestId}`;
    if (response.headersSent) response.end();
    else sendWords(response, { status: 500, words, publicOrigin, requestId });
  }
}

function urgencyOf(request: IncomingMessage, { page }: Target): Urgency {
  return !isReading(request) || GOES_FIRST.test(page) ? "first" : "usual";
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
