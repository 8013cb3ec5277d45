import type { MiddlewareFunction } from "react-router";
import { shopContext } from "#app/context.ts";
import { sellingMode } from "#app/domain/selling-mode.ts";
import { readOpening } from "#app/middleware/opening.server.ts";

/** Keeps search engines from listing a demonstration; robots.txt lets them in all the same, or they would never read this. */
export const hideUntilOpen: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const shop = context.get(shopContext);
  const mode = await readOpening(shop).then(
    (opening) => sellingMode(opening, shop.config),
    () => "closed" as const,
  );
  if (mode !== "open") response.headers.set("X-Robots-Tag", "noindex");
  return response;
};
