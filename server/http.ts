import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import type { Shop } from "#app/context.ts";
import type { App } from "./app.ts";
import { chooseCoding, compress } from "./compress.ts";
import type { KeptPage, StalePage } from "./kept-page.ts";
import type { PageCache } from "./page-cache.ts";
import { countPageView } from "./page-views.ts";
import { createStandIn } from "./stand-in.ts";
import type { StaticFile } from "./static-files.ts";

/** Addresses remembered as answered to each visitor for themselves. */
const MOST_OWN_ANSWERS = 1_000;

type Parts = {
  app: App;
  shop: Pick<Shop, "config" | "log" | "tally">;
  files: Map<string, StaticFile>;
  pages: PageCache;
};

/** Serves files and kept pages from memory, everything else through the app. */
export function createHttpServer(parts: Parts): Server {
  const rendering = new Map<string, Promise<KeptPage | Response>>();
  const ownAnswers = new Set<string>();
  const standIn = createStandIn(parts.pages);
  // A file of 10 MB from a phone in the field takes its minutes; headers never do.
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => {
      const file = parts.files.get(request.url!.split("?", 1)[0]!);
      if (file && (request.method === "GET" || request.method === "HEAD"))
        return sendFile(request, response, file);
      const key = parts.pages.keyOf(request.method!, request.url!);
      const page = key === undefined ? undefined : parts.pages.find(key);
      if (page) {
        countKept(request, page);
        return sendPage(request, response, page);
      }
      answer(request, response, key).catch((error: unknown) => {
        parts.shop.log.error({ err: error }, "answer failed");
        if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
        response.end("The shop could not answer. Please try again.\n");
      });
    },
  );
  server.maxRequestsPerSocket = 1_000;
  return server;

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string | undefined,
  ): Promise<void> {
    const result =
      key === undefined
        ? await render(request, response)
        : await standIn.orLast(key, renderOnce(request, response, key));
    if (!(result instanceof Response)) {
      countKept(request, "of" in result ? result.of : result);
      return "of" in result ? sendStale(request, response, result) : sendPage(request, response, result);
    }
    countPageView(parts.shop.tally, request, {
      status: result.status,
      headers: result.headers,
      title: undefined,
    });
    await sendResponse(response, await compress(result, request.headers["accept-encoding"] ?? ""));
  }

  function countKept(request: IncomingMessage, { status, headers, title }: KeptPage): void {
    countPageView(parts.shop.tally, request, { status, headers: new Headers(headers), title });
  }

  // Many visitors who ask for the same page at once wait for one rendering of it; not where each got an own one the last time.
  function renderOnce(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
  ): Promise<KeptPage | StalePage | Response> {
    const edition = parts.pages.edition();
    if (ownAnswers.has(key)) return render(request, response).then((result) => keep(key, result, edition));
    // One that began before the last change is not for who asks after it.
    const editionKey = `${edition} ${key}`;
    const underWay = rendering.get(editionKey);
    if (underWay)
      return underWay.then(async (result) => {
        if (!(result instanceof Response)) return result;
        return (result.status === 503 && (await parts.pages.findLast(key))) || render(request, response);
      });
    const started = render(request, response).then((result) => keep(key, result, edition));
    rendering.set(editionKey, started);
    return started.finally(() => rendering.delete(editionKey));
  }

  async function keep(key: string, result: Response, edition: number): Promise<KeptPage | Response> {
    const kept = await parts.pages.keep(key, result, edition);
    if (kept) ownAnswers.delete(key);
    else if (result.status !== 503) {
      if (ownAnswers.size >= MOST_OWN_ANSWERS) ownAnswers.clear();
      ownAnswers.add(key);
    }
    return kept ?? result;
  }

  function render(request: IncomingMessage, response: ServerResponse): Promise<Response> {
    const { publicOrigin, isBehindProxy } = parts.shop.config;
    const { host, protocol } = new URL(publicOrigin);
    const address = (isBehindProxy && forwardedAddress(request)) || request.socket.remoteAddress || "unknown";
    return parts.app(createRequest(request, response, { host, protocol }), { address });
  }
}

function forwardedAddress(request: IncomingMessage): string | undefined {
  return request.headers["x-forwarded-for"]?.toString().split(",").at(-1)?.trim();
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const accepted = request.headers["accept-encoding"] ?? "";
  const coding =
    file.brotli && accepted.includes("br")
      ? "br"
      : file.gzip && accepted.includes("gzip")
        ? "gzip"
        : undefined;
  const body = coding === "br" ? file.brotli! : coding === "gzip" ? file.gzip! : file.identity;
  // HTTP/1.1 keeps the connection unasked: a first visit is a dozen files, and each would carry these words.
  response.removeHeader("connection");
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": body.length,
    "cache-control": file.cacheControl,
    "x-content-type-options": "nosniff",
    ...(coding && { "content-encoding": coding }),
    ...(file.brotli && { vary: "accept-encoding" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, { etag: page.etag, "cache-control": "public, max-age=0, must-revalidate" }).end();
    return;
  }
  writePage(request, response, page, { status: page.status, header: ["etag", page.etag] });
}

function sendStale(request: IncomingMessage, response: ServerResponse, page: StalePage): void {
  const { status, madeAt } = page.of;
  const age = Math.round((Date.now() - madeAt) / 1000);
  writePage(request, response, page, { status, header: ["age", String(age)] });
}

function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Omit<StalePage, "of">,
  { status, header }: { status: number; header: [string, string] },
): void {
  const coding = chooseCoding(request.headers["accept-encoding"] ?? "");
  const body = coding === "br" ? page.brotli : coding === "gzip" ? page.gzip : page.identity;
  response.writeHead(status, [
    ...page.headers.flat(),
    ...[...header, "vary", "accept-encoding", "content-length", String(body.length)],
    ...(coding ? ["content-encoding", coding] : []),
  ]);
  response.end(body);
}
