import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#app/context.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { unknownPath } from "#app/domain/shop-path.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findRedirect } from "#app/services/redirect-chain.server.ts";

/**
 * Nothing is at this path, on whatever screen it was asked for: it has moved, or it is counted for the owner to see. What must
 * not be stored is left alone: such an address may be a secret.
 */
export const sendOnMoved: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  const isAskedFor = request.method === "GET" || request.method === "HEAD";
  if (response.status !== 404 || !isAskedFor || isSecret(response)) return response;
  const { db, tally, config } = context.get(shopContext);
  const path = unknownPath(url, config.secondLanguage);
  const moved = await findRedirect(db, path);
  if (moved !== undefined) throw redirect(withSearch(moved, url.search), 301);
  tally.countUnknownPath(path);
  return response;
};

function isSecret(response: Response): boolean {
  return response.headers.get("cache-control")?.includes("no-store") ?? false;
}
