import { ArrowRight, MessageCircle } from "lucide-react";
import { BuyBox } from "#app/components/catalog/product/buy-box.tsx";
import { NotForSale } from "#app/components/catalog/product/not-for-sale.tsx";
import { PincodePromise } from "#app/components/catalog/product/pincode-promise.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { Price } from "#app/components/catalog/product/price.tsx";
import { ProductChoices } from "#app/components/catalog/product/product-choices.tsx";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { ProductPicture } from "#app/components/catalog/product/product-picture.tsx";
import { ProductTabs } from "#app/components/catalog/product/product-tabs.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { TrustPoints } from "#app/components/catalog/product/trust-points.tsx";
import { chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { TrustBand } from "#app/components/layout/trust-band.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ProductPage as Product } from "#app/domain/catalog/product-page.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";

/** The whole page of a product; `pincodeAnswer` is there when the address asked for one. */
export function ProductPage({
  product,
  address,
  pincodeAnswer,
}: {
  product: Product;
  /** The page's own full address, for the chat. */
  address: string;
  pincodeAnswer: PincodeAnswer | undefined;
}) {
  const words = productText;
  const shop = useShopFacts();
  const isOffered = isForSale(product);
  const title = [product.name, product.potencyLabel].filter(Boolean).join(" ");
  return (
    <PageWidth>
      <Breadcrumbs
        label={words.breadcrumb}
        items={[
          { name: words.home, to: "/" },
          { name: product.form.name, to: `/category/${product.form.slug}` },
          { name: title },
        ]}
      />
      <div className="product-top">
        <ProductPicture product={product} />
        <div className="product-facts">
          <div>
            <Link to={`/brand/${product.brandSlug}`} className="link">
              {product.brandName}
            </Link>
            <h1 className="mt-1.5">{product.name}</h1>
            <p className="mt-2 flex flex-wrap items-center gap-2.5 text-ink-2">
              <PotencyChip
                label={product.potencyLabel}
                className="px-[11px] pt-[7px] pb-[6px] text-[1.125rem]"
              />
              {product.packSize}
              <span aria-hidden="true">·</span>
              {product.form.name}
            </p>
          </div>
          <Rating product={product} />
          <div>
            {product.shortDescription && <p className="text-ink-2">{product.shortDescription}</p>}
            {product.remedy && (
              <Link to={`/remedy/${product.remedy.slug}`} className="link-arrow">
                <span>{words.aboutRemedy(product.remedy.name)}</span>
                <ArrowRight className="size-[18px]" />
              </Link>
            )}
          </div>
          {isOffered ? (
            <div>
              <Price pricePaise={product.pricePaise} mrpPaise={product.mrpPaise} size="lg" hasSaving />
              <p className="mt-1.5 text-sm text-ink-2">{words.taxIncluded}</p>
            </div>
          ) : (
            <NotForSale product={product} />
          )}
          <ProductChoices product={product} />
          {isOffered && <BuyBox product={product} />}
          {isOffered && product.availableQuantity > 0 && (
            <PincodePromise
              path={`/product/${product.slug}`}
              goodsPaise={product.pricePaise}
              initial={pincodeAnswer}
            />
          )}
          {shop.whatsapp && (
            <a
              href={chatLink(shop.whatsapp, words.chatMessage(fullName(product), address))}
              className="link-arrow justify-self-start"
              rel="nofollow noopener"
              target="_blank"
            >
              <MessageCircle />
              <span>{words.chat}</span>
            </a>
          )}
        </div>
        <TrustPoints />
      </div>
      <TrustBand />
      <ProductTabs product={product} />
      {product.related.length > 0 && (
        <section className="pb-16">
          <SectionHeading title={words.related} />
          <ProductGrid products={product.related} columns={4} />
        </section>
      )}
    </PageWidth>
  );
}

function Rating({ product: { slug, rating } }: { product: Product }) {
  const words = productText;
  if (!rating) return <p className="text-sm text-ink-2">{words.noReviews}</p>;
  return (
    <Link to={`/product/${slug}?tab=reviews#about`} className="w-max">
      <RatingStars rating={rating} className="text-base md:text-base" />
    </Link>
  );
}
