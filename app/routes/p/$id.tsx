import { data } from "react-router";
import { shopContext } from "#app/context.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findProductSlug } from "#app/services/catalog/find-product-slug.server.ts";
import type { Route } from "./+types/$id";

/**
 * A product by its number: what stands in text messages, which whoever looks at a phone can read. Not for good, for the product
 * may get another name in its address or be hidden.
 */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const slug = await findProductSlug(context.get(shopContext).db, id);
  if (slug !== undefined)
    throw redirect(`/product/${slug}`, { status: 302, headers: { "Cache-Control": "no-cache" } });
  throw data(undefined, { status: 404 });
}

/** Only for the page that stands where there is no such product. */
export default function ProductByNumber() {
  return null;
}
