import "#app/components/catalog/product/product-page.css";
import { ArrowRight, MessageCircle } from "lucide-react";
import { lazy, Suspense } from "react";
import { BrandRows } from "#app/components/catalog/product/brand-rows.tsx";
import { BuyBox } from "#app/components/catalog/product/buy-box.tsx";
import { FourFacts } from "#app/components/catalog/product/four-facts.tsx";
import { PotencyChip } from "#app/components/catalog/product/potency-chip.tsx";
import { ProductChoices } from "#app/components/catalog/product/product-choices.tsx";
import { ProductGrid } from "#app/components/catalog/product/product-grid.tsx";
import { ProductPicture } from "#app/components/catalog/product/product-picture.tsx";
import { ProductTabs } from "#app/components/catalog/product/product-tabs.tsx";
import { RatingStars } from "#app/components/catalog/product/rating-stars.tsx";
import { StepTable, type StepView } from "#app/components/catalog/product/step-table.tsx";
import { TrustPoints } from "#app/components/catalog/product/trust-points.tsx";
import { chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { TrustBand } from "#app/components/layout/trust-band.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { Buying } from "#app/domain/catalog/buying.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { ProductPage as Product } from "#app/domain/catalog/product-page.ts";
import type { PincodeAnswer } from "#app/domain/pincode-answer.ts";

/** Few packs cannot be bought, so only their pages load it; the server writes it at once. */
const CannotBuy = lazy(() => import("#app/components/catalog/product/cannot-buy.tsx"));

/** The whole page of a product; `pincodeAnswer` is there when the address asked for one. */
export function ProductPage({
  product,
  buying,
  steps,
  address,
  pincodeAnswer,
  shelfDays,
}: {
  product: Product;
  buying: Buying;
  /** What everybody has off from so many packs, or so much money, on. */
  steps: StepView[];
  /** The page's own full address, for the chat. */
  address: string;
  pincodeAnswer: PincodeAnswer | undefined;
  /** How many days each pack must still keep when it is sold. */
  shelfDays: number;
}) {
  const words = productText;
  const canBuy = buying.kind === "ready";
  const title = [product.name, product.potencyLabel].filter(Boolean).join(" ");
  return (
    <PageWidth>
      <div className="max-lg:hidden">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[
            { name: words.home, to: "/" },
            { name: product.form.name, to: `/category/${product.form.slug}` },
            { name: title },
          ]}
        />
      </div>
      <div className="product-top">
        <ProductPicture product={product} canBuy={canBuy} />
        <div className="product-facts">
          <Name product={product} buying={buying} />
          <ProductChoices product={product} />
          {buying.kind === "ready" ? (
            <BuyBox product={product} pincodeAnswer={pincodeAnswer}>
              <StepTable steps={steps} />
            </BuyBox>
          ) : (
            <Suspense>
              <CannotBuy product={product} address={address} buying={buying} />
            </Suspense>
          )}
          <FourFacts product={product} canBuy={canBuy} shelfDays={shelfDays} />
          <About product={product} address={address} />
        </div>
        <div className="product-notes">
          {product.images.length === 0 && <p className="text-sm text-ink-3">{words.drawnPicture}</p>}
          <TrustPoints />
        </div>
      </div>
      <BrandRows product={product} />
      <TrustBand />
      <ProductTabs product={product} />
      {product.related.length > 0 && (
        <section id="related" className="late scroll-mt-32 pb-16">
          <SectionHeading title={words.related} />
          <ProductGrid products={product.related} columns={4} />
        </section>
      )}
    </PageWidth>
  );
}

/** Brand, form, rating and name; potency and pack where no chip and no price says them. */
function Name({ product, buying }: { product: Product; buying: Buying }) {
  const { brandSlug, brandName, form, name, potencyLabel, packSize, choices } = product;
  const isPotencyChosen = choices.potency.length > 0;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-2">
        <p>
          <Link to={`/brand/${brandSlug}`} className="link">
            {brandName}
          </Link>{" "}
          · {form.name}
        </p>
        <Rating product={product} />
      </div>
      <h1 className="mt-1">{name}</h1>
      {(!isPotencyChosen || buying.kind !== "ready") && (
        <p className="mt-1.5 flex flex-wrap items-center gap-2.5 text-ink-2">
          <PotencyChip label={potencyLabel} />
          {packSize}
        </p>
      )}
    </div>
  );
}

/** What it is in a sentence, the page of its remedy, and whom to ask. */
function About({ product, address }: { product: Product; address: string }) {
  const words = productText;
  const shop = useShopFacts();
  const { shortDescription, remedy } = product;
  return (
    <div className="grid justify-items-start gap-2">
      {shortDescription && <p className="text-ink-2">{shortDescription}</p>}
      {remedy && (
        <Link to={`/remedy/${remedy.slug}`} className="link-arrow">
          <span>{words.aboutRemedy(remedy.name)}</span>
          <ArrowRight className="size-[18px]" />
        </Link>
      )}
      {shop.whatsapp && (
        <a
          href={chatLink(shop.whatsapp, words.chatMessage(fullName(product), address))}
          className="link-arrow"
          rel="nofollow noopener"
          target="_blank"
        >
          <MessageCircle />
          <span>{words.chat}</span>
        </a>
      )}
    </div>
  );
}

function Rating({ product: { slug, rating } }: { product: Product }) {
  const words = productText;
  if (!rating) return <p>{words.noReviews}</p>;
  return (
    <Link to={`/product/${slug}?tab=reviews#about`}>
      <RatingStars rating={rating} />
    </Link>
  );
}
