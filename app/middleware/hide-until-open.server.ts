import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#app/context.ts";
import { sellingMode } from "#app/domain/selling-mode.ts";
import { readOpening } from "#app/middleware/opening.server.ts";

/** Keeps search engines from listing a demonstration; robots.txt lets them in all the same, or they would never read this. */
export const hideUntilOpen: MiddlewareFunction<Response> = async ({ context }, next) => {
  const shop = context.get(shopContext);
  const reading = readOpening(shop).then(
    (opening) => sellingMode(opening, shop.config),
    () => "closed" as const,
  );
  const response = await next();
  // A failure is never listed, and where the database is the failure, waiting for it again would keep /health from saying so.
  const mode = response.status >= 500 ? "closed" : await reading;
  if (mode !== "open") response.headers.set("X-Robots-Tag", "noindex");
  return response;
};
