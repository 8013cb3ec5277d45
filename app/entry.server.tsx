import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type Params,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RequestIdContext } from "#app/components/layout/request-id.tsx";
import { writeOnce } from "#app/components/ui/write-once.server.ts";
import { WriteContext } from "#app/components/ui/written-once.tsx";
import { isDatabaseUnavailable } from "#app/composition.server.ts";
import { clientContext, failureContext, routeContext, type Shop, shopContext } from "#app/context.ts";
import { routesOfPage } from "#app/entry.visitor-routes.ts";
import { holdAnswer } from "#app/middleware/held-answer.server.ts";

export { prepareDatabase } from "#app/composition.prepare.server.ts";
export {
  collectSources,
  openShop,
  suggestAsText,
  suggestHeaders,
  underRequestId,
} from "#app/composition.server.ts";
export { speak } from "#app/content/messages/speak.server.ts";
export { findKnownVisitor } from "#app/middleware/known-visitor.server.ts";

/** Stands as nonce on the scripts that the renderer itself writes into a page; no browser gets to see it. */
export const scriptMark = randomUUID();

/** What a request carries through middleware, loaders and actions. */
export function requestContext(
  shop: Shop,
  { client, method }: { client: { address: string }; method: string },
): RouterContextProvider {
  const context = new RouterContextProvider();
  const isReading = method === "GET" || method === "HEAD";
  context.set(shopContext, isReading ? { ...shop, ...shop.forOnePage() } : shop);
  context.set(clientContext, client);
  return context;
}

/** The pattern of the route that answered; undefined where none did. */
export function routeOf(context: RouterContextProvider): string | undefined {
  return context.get(routeContext) ?? undefined;
}

/** Whether the request failed only because the database is full, resting or starting again: then trying again helps. */
export function shouldTryAgain(context: RouterContextProvider): boolean {
  return isDatabaseUnavailable(context.get(failureContext).error);
}

// A page is sent whole: it can then be kept, measured and hashed, and it reads the same without JavaScript.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const manifest = routesOfPage(routerContext.manifest, routerContext.staticHandlerContext.matches);
  const html = await renderPage(
    <RequestIdContext value={request.headers.get("x-request-id") ?? undefined}>
      <WriteContext value={writeOnce}>
        <ServerRouter context={{ ...routerContext, manifest }} url={request.url} nonce={scriptMark} />
      </WriteContext>
    </RequestIdContext>,
  );
  return request.method === "HEAD"
    ? new Response(null, { status, headers })
    : holdAnswer(html, { status, headers });
}

function renderPage(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // No part goes to the end of the page, for a script to put it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(new Gathering(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Gathers what React writes, without what a stream does for each of its many pieces. */
class Gathering extends Writable {
  readonly #pieces: Uint8Array[] = [];
  readonly #tell: (all: Buffer<ArrayBuffer>) => void;
  constructor(tell: (all: Buffer<ArrayBuffer>) => void) {
    super();
    this.#tell = tell;
  }
  override write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
    return true;
  }
  override end(): this {
    this.#tell(Buffer.concat(this.#pieces));
    return this;
  }
}

export function handleError(
  error: unknown,
  { request, params, context }: { request: Request; params: Params; context: RouterContextProvider },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.set(failureContext, { error });
  const { log, damage } = context.get(shopContext);
  damage.note(error);
  const { pathname } = new URL(request.url);
  // Who has the secret of a link has what it opens.
  const path = params.token ? pathname.replace(params.token, "[hidden]") : pathname;
  log.error({ err: error, path }, "request failed");
}
