import { shopContext } from "#app/context.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import type { ScannedPack } from "#app/domain/search/suggestion.ts";
import { findByBarcode } from "#app/services/search/find-by-barcode.server.ts";
import type { Route } from "./+types/$barcode";

/** Where the pack with that barcode is shown, as JSON. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(shopContext);
  const found: ScannedPack = { to: (await findByBarcode(db, params.barcode)) ?? null };
  return Response.json(found, { headers: { "Cache-Control": KEPT, "X-Robots-Tag": "noindex" } });
}
