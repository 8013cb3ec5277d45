import { data } from "react-router";
import { ProductNotFound } from "#app/components/catalog/product/product-not-found.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
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
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, text } = productText.notFound;
  return pageMeta(matches, { title, description: text, isListed: false });
};

export default function ProductByNumber() {
  return <ProductNotFound />;
}
