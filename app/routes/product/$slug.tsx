import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { ProductNotFound } from "#app/components/product/product-not-found.tsx";
import { ProductPage } from "#app/components/product/product-page.tsx";
import { productText } from "#app/content/messages/en/product.ts";
import { textFor } from "#app/content/messages/text.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { rupees } from "#app/domain/money.ts";
import { fullName } from "#app/domain/product.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { answerPincode } from "#app/services/pincode.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import type { Route } from "./+types/$slug";

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const { db, readKept, clock, config } = context.get(shopContext);
  const now = clock();
  const typed = url.searchParams.get("pincode");
  const [product, settings] = await Promise.all([
    readKept(findProduct, { slug, today: indiaDate(now) }),
    typed === null ? undefined : readKept(findSettings),
  ]);
  if (!product) return data({ product }, { status: 404 });
  const pincodeAnswer =
    settings &&
    (await answerPincode(db, { typed: typed ?? "", goodsPaise: product.pricePaise, now, settings }));
  return data(
    { product, pincodeAnswer, address: `${config.publicOrigin}/product/${product.slug}` },
    { headers: { "Cache-Control": "public, max-age=0, s-maxage=60" } },
  );
}

/** Another tab of the same product needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = textFor("en", productText);
  if (!loaderData?.product) {
    return pageMeta(matches, {
      title: words.notFound.title,
      description: words.notFound.text,
      isListed: false,
    });
  }
  const { product, address } = loaderData;
  const name = fullName(product);
  return pageMeta(matches, {
    title: product.seoTitle ?? words.meta.title(name, product.brandName),
    description:
      product.seoDescription ?? words.meta.description(name, product.brandName, rupees(product.pricePaise)),
    canonical: address,
  });
};

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.product ? (
    <ProductPage key={loaderData.product.slug} {...loaderData} />
  ) : (
    <ProductNotFound />
  );
}
