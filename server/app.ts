import { randomUUID } from "node:crypto";
import type { RouterContextProvider, ServerBuild } from "react-router";
import type { speak } from "#app/content/messages/speak.server.ts";
import type { Shop } from "#app/context.ts";
import type { Sources } from "#app/domain/catalog-change.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { refuseForeignOrigin, refuseOversize, refuseUnreadable } from "./gate.ts";
import { type BrowserFiles, openDoors } from "./language-doors.ts";
import { securePage } from "./security-headers.ts";
import { FORGET_AHEAD } from "./speculation-rules.ts";

export type Build = ServerBuild & {
  entry: {
    module: {
      prepareDatabase: typeof import("#app/composition.prepare.server.ts").prepareDatabase;
      openShop: typeof import("#app/composition.server.ts").openShop;
      requestContext(
        shop: Shop,
        asked: { client: { address: string }; method: string },
      ): RouterContextProvider;
      speak: typeof speak;
      collectSources: typeof import("#app/db/sources.server.ts").collectSources;
      underRequestId: typeof import("#app/integrations/request-id.server.ts").underRequestId;
      suggestAsText: typeof import("#app/services/search/answer-suggest.server.ts").suggestAsText;
      suggestHeaders: typeof import("#app/services/search/answer-suggest.server.ts").suggestHeaders;
      findKnownVisitor: typeof import("#app/middleware/known-visitor.server.ts").findKnownVisitor;
      /** The pattern of the route that answered. */
      routeOf(context: RouterContextProvider): string | undefined;
      shouldTryAgain(context: RouterContextProvider): boolean;
      scriptMark: string;
    };
  };
};

/** Who asks, and the id of the request where it has one already. */
export type Asker = {
  address: string;
  requestId?: string;
  /** Gets what the answer was made of. */
  sources?: Sources;
  /** Keeps the data of a page apart, and says at which address; without it the data stands in the page. */
  keepData?: (data: string) => string;
  /** Is told the pattern of the route that answers. */
  tellRoute?: (route: string) => void;
};
export type App = (request: Request, client: Asker) => Promise<Response>;

/**
 * The whole shop as one function from request to response; the server and the tests call the same. `secondFiles` are what browsers
 * load at the second door; without them they load the English ones.
 */
export function createApp(build: Build, shop: Shop, secondFiles: BrowserFiles = build.assets): App {
  const handle = openDoors(build, { language: shop.config.secondLanguage, files: secondFiles });
  const entry = build.entry.module;
  return async (request, { address, requestId = randomUUID(), sources, keepData, tellRoute }) => {
    const client = { address };
    const refused =
      refuseForeignOrigin(request, shop.config.publicOrigin) ??
      refuseOversize(request) ??
      refuseUnreadable(request);
    const response =
      refused ??
      (await entry.underRequestId(requestId, () =>
        answer(withRequestId(request, { requestId, origin: shop.config.publicOrigin })),
      ));
    const { publicOrigin, google, razorpay } = shop.config;
    const isPayPage = shopPath(new URL(request.url).pathname).startsWith("/checkout/pay/");
    const secured = await securePage(response, {
      publicOrigin,
      requestId,
      googleIssuer: google?.issuer,
      payAddress: isPayPage ? razorpay?.url : undefined,
      scriptMark: entry.scriptMark,
      keepData,
    });
    if (request.method !== "GET" && request.method !== "HEAD") secured.headers.set(...FORGET_AHEAD);
    return secured;

    async function answer(checked: Request): Promise<Response> {
      const context = entry.requestContext(shop, { client, method: checked.method });
      const work = () => handle(checked, context);
      const answered = await (sources ? entry.collectSources(sources, work) : work());
      const route = entry.routeOf(context);
      if (route !== undefined) tellRoute?.(route);
      if (!entry.shouldTryAgain(context) && answered.status !== 503) return answered;
      const headers = new Headers(answered.headers);
      // A page may stand all the same, with a part of it that was read before.
      headers.set("cache-control", "no-store");
      const status = answered.status === 500 ? 503 : answered.status;
      // Also of a page whose data took longer than people wait.
      if (status === 503 && !headers.has("retry-after")) headers.set("retry-after", "5");
      return new Response(answered.body, { status, headers });
    }
  };
}

// React Router compares Origin with its own idea of the host; ours has been checked by now, so both are made the shop's own.
function withRequestId(
  request: Request,
  { requestId, origin }: { requestId: string; origin: string },
): Request {
  const headers = new Headers(request.headers);
  headers.set("x-request-id", requestId);
  if (headers.has("origin")) headers.set("origin", origin);
  return new Request(request, { headers });
}
