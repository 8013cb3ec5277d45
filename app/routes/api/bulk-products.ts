import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { suggestProducts } from "#app/services/enquiries/choose-products.server.ts";
import type { Route } from "./+types/bulk-products";

/** At most 12 products that ?q= names, as the bulk form shows them, with their prices in paise. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, readVocabulary } = context.get(shopContext);
  const q = url.searchParams.get("q") ?? "";
  const found = await suggestProducts(db, {
    q,
    vocabulary: await readVocabulary(),
    today: indiaDate(clock()),
  });
  const products = found.map(({ label, pricePaise }) => ({ label, pricePaise }));
  return Response.json({ products }, { headers: { "Cache-Control": "public, max-age=60" } });
}
