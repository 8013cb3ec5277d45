import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ProductNotFound } from "#app/components/catalog/product/product-not-found.tsx";
import { ProductPage } from "#app/components/catalog/product/product-page.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import { shopContext } from "#app/context.ts";
import { buyingOf } from "#app/domain/catalog/buying.ts";
import { fullName, productShare } from "#app/domain/catalog/product.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { rupees } from "#app/domain/money.ts";
import { asOneText, fromOneText } from "#app/domain/one-text.ts";
import { shopPath } from "#app/domain/shop-path.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { listStepsOfProduct } from "#app/services/cart/steps/find-steps.server.ts";
import { findProduct } from "#app/services/catalog/find-product.server.ts";
import { findSaleEnd } from "#app/services/catalog/find-sale-end.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { productData } from "#app/services/pages/structured-data/product.server.ts";
import { findSettings } from "#app/services/settings.server.ts";
import { answerPincode } from "#app/services/shop/pincode.server.ts";
import type { Route } from "./+types/$slug";

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const { db, readKept, clock, config } = context.get(shopContext);
  const now = clock();
  const typed = url.searchParams.get("pincode");
  const today = indiaDate(now);
  const [product, settings, saleEndsOn, steps] = await Promise.all([
    findProduct(readKept, { slug, today }),
    readKept(findSettings),
    readKept(findSaleEnd, { slug }),
    readKept(listStepsOfProduct, { slug, today }),
  ]);
  if (!product) {
    const spelled = slugify(slug);
    if (spelled !== slug && (await findProduct(readKept, { slug: spelled, today })))
      throw redirect(`/product/${spelled}${url.search}`, 301);
    return data({ page: undefined, pincodeAnswer: undefined }, { status: 404 });
  }
  const pincodeAnswer =
    typed === null
      ? undefined
      : await answerPincode(db, { typed, goodsPaise: product.pricePaise, now, settings, start: config });
  const origin = config.publicOrigin;
  return data(
    {
      page: asOneText({
        product,
        buying: buyingOf(product),
        steps,
        shelfDays: settings.checkout.minShelfDaysLeft,
        address: `${origin}/product/${product.slug}`,
        structuredData: graph(
          breadcrumbData(origin, [
            { name: productText.home, to: "/" },
            { name: product.form.name, to: `/category/${product.form.slug}` },
            { name: fullName(product), to: `/product/${product.slug}` },
          ]),
          productData(product, { origin, today, saleEndsOn, settings }),
        ),
      }),
      pincodeAnswer,
    },
    { headers: { "Cache-Control": KEPT } },
  );
}

/** Another tab of the same product needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return shopPath(currentUrl) !== shopPath(nextUrl) && defaultShouldRevalidate;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = productText;
  if (!loaderData?.page) {
    return pageMeta(matches, {
      title: words.notFound.title,
      description: words.notFound.text,
      isListed: false,
    });
  }
  const { product, address, structuredData } = fromOneText(loaderData.page);
  const name = fullName(product);
  const end = words.meta.title(name.slice(product.name.length), product.brandName);
  return pageMeta(matches, {
    title: product.seoTitle ?? product.name,
    titleTail: product.seoTitle ? undefined : end,
    description:
      product.seoDescription ?? words.meta.description(name, product.brandName, rupees(product.pricePaise)),
    canonical: address,
    share: productShare(product),
    structuredData,
  });
};

export default function ProductRoute({ loaderData: { page, pincodeAnswer } }: Route.ComponentProps) {
  if (!page) return <ProductNotFound />;
  const shown = fromOneText(page);
  return <ProductPage key={shown.product.slug} {...shown} pincodeAnswer={pincodeAnswer} />;
}
