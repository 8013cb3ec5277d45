import type { Offer, OfferShippingDetails, Organization, Product, Review } from "schema-dts";
import { pageAddress } from "#app/content/messages/page-address.ts";
import type { Company } from "#app/domain/catalog/company.ts";
import { fullName, productShare } from "#app/domain/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import { isForSale } from "#app/domain/catalog/sold-to.ts";
import { addDays } from "#app/domain/india-time.ts";
import type { Settings } from "#app/domain/settings.ts";
import { shareAddress } from "#app/domain/share-picture.ts";
import { shopReference } from "#app/services/pages/structured-data/business.server.ts";
import { groupOf } from "#app/services/pages/structured-data/remedy-group.server.ts";

/** Prices stand in the page as they are when it is read; nobody should quote one for longer than this. */
const PRICE_HOLDS_DAYS = 30;
const REVIEWS_SHOWN = 5;
const HANDLING_DAYS = 1;

type Facts = {
  origin: string;
  today: string;
  /** The last day of a running sale, "YYYY-MM-DD". */
  saleEndsOn: string | undefined;
  settings: Pick<Settings, "shop" | "delivery" | "returns">;
};

/** A product with its offer; rating and reviews only of buyers. Undefined for what is not sold to everybody: it has no offer. */
export function productData(product: ProductPage, facts: Facts): Product | undefined {
  if (!isForSale(product)) return undefined;
  const { origin } = facts;
  return {
    "@type": "Product",
    "@id": `${origin}/product/${product.slug}#product`,
    name: fullName(product),
    description: product.shortDescription || product.description,
    sku: product.slug,
    ...(product.barcode && { gtin: product.barcode }),
    image: [product.pictureUrl, shareAddress(productShare(product))].map((path) => origin + path),
    brand: { "@type": "Brand", name: product.brandName },
    ...(product.maker && { manufacturer: organization(product.maker) }),
    category: product.form.name,
    size: product.packSize,
    countryOfOrigin: { "@type": "Country", name: product.originCountry },
    ...(product.remedy && {
      inProductGroupWithID: product.remedy.slug,
      isVariantOf: groupOf(product.remedy, origin),
    }),
    ...(product.potencyLabel && {
      additionalProperty: {
        "@type": "PropertyValue",
        name: "Potency",
        value: product.potencyLabel,
      },
    }),
    offers: offerData(product, facts),
    ...ratingData(product),
  };
}

function organization({ name, address }: Company): Organization {
  return { "@type": "Organization", name, ...(address && { address }) };
}

function offerData(product: ProductPage, { origin, today, saleEndsOn, settings }: Facts): Offer {
  return {
    "@type": "Offer",
    url: pageAddress(origin, `/product/${product.slug}`),
    price: rupees(product.pricePaise),
    priceCurrency: "INR",
    priceValidUntil: saleEndsOn ?? addDays(today, PRICE_HOLDS_DAYS),
    itemCondition: "https://schema.org/NewCondition",
    availability:
      product.availableQuantity > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
    seller: { "@type": "Organization", ...shopReference(origin), name: settings.shop.name },
    shippingDetails: shippingData(product, settings.delivery),
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "IN",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: settings.returns.windowDays,
      returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    },
  };
}

/** What anywhere in India can count on: the widest zone. */
function shippingData({ pricePaise }: ProductPage, delivery: Settings["delivery"]): OfferShippingDetails {
  const zone = delivery.zones["pan-india"];
  const isFree = zone.isFreeDeliveryOffered && pricePaise >= delivery.freeFromPaise;
  const days = (minValue: number, maxValue: number) =>
    ({ "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" }) as const;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      value: isFree ? 0 : Number(rupees(zone.feePaise)),
      currency: "INR",
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(0, HANDLING_DAYS),
      transitTime: days(zone.minDays, zone.maxDays),
    },
  };
}

/** Sample reviews belong to the demonstration and are told to nobody (decision 19). */
function ratingData({
  reviews: { summary, newest },
}: ProductPage): Pick<Product, "aggregateRating" | "review"> {
  if (!summary || newest.length === 0 || newest.some((review) => review.isSample)) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: newest.slice(0, REVIEWS_SHOWN).map(
      (review): Review => ({
        "@type": "Review",
        author: { "@type": "Person", name: review.authorName },
        datePublished: review.writtenOn,
        reviewBody: review.body,
        reviewRating: { "@type": "Rating", ratingValue: review.rating, bestRating: 5, worstRating: 1 },
      }),
    ),
  };
}

/** 12050 paise are "120.50", as schema.org wants prices. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2);
}
