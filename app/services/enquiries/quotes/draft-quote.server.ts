import { eq, inArray } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { businesses } from "#app/db/schema/enquiries.ts";
import { tradePercent, tradePricePaise } from "#app/domain/cart/trade-price.ts";
import { fullName } from "#app/domain/catalog/product.ts";
import type { TypedQuote } from "#app/domain/enquiries/quote-form.ts";
import { addDays, indiaDate } from "#app/domain/india-time.ts";
import type { Vocabulary } from "#app/domain/search/vocabulary.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { storedPotencyLabel } from "#app/services/catalog/product-cards.server.ts";
import { readWantedRows } from "#app/services/enquiries/choose-products.server.ts";
import type { EnquiryView } from "#app/services/enquiries/find-enquiry.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

type Asking = Pick<EnquiryView, "lines" | "profileId">;
export type QuotableProduct = {
  productId: number;
  name: string;
  shopPricePaise: number;
  mrpPaise: number;
  freeQuantity: number;
};

/** A quote filled in beforehand with what was asked for, at the tier its goods reach or at what was agreed with the business if that is more. */
export async function draftQuote(
  db: Db,
  { lines, profileId, now }: Asking & { now: Date },
): Promise<TypedQuote & { percent: number }> {
  const percent = await findPercent(db, { lines, profileId });
  const { enquiries } = await findSettings(db);
  return {
    percent,
    rows: lines.map(({ productId, quantity, pricePaise }) => ({
      productId,
      packs: String(quantity),
      price: inRupees(tradePricePaise(pricePaise, percent)),
      toOrderBy: "",
    })),
    delivery: "0",
    validUntil: addDays(indiaDate(now), enquiries.quoteValidDays),
    note: "",
    add: "",
  };
}

export type AddedProduct =
  | { found: "one"; quote: TypedQuote }
  | { found: "none" | "twice" }
  | { found: "several"; names: string[] };

/** Puts the product that the words of `add` mean into a quote, at the trade price, one pack unless the words say how many. */
export async function addToQuote(
  db: Db,
  { quote, vocabulary, now, ...asking }: Asking & { quote: TypedQuote; vocabulary: Vocabulary; now: Date },
): Promise<AddedProduct> {
  const row = { text: quote.add, quantity: "1" };
  const [wanted] = await readWantedRows(db, {
    rows: [row],
    pasted: "",
    vocabulary,
    today: indiaDate(now),
  });
  if (!wanted || wanted.found === "none") return { found: "none" };
  const { product, candidates } = wanted;
  if (!product) return { found: "several", names: candidates.slice(0, 6).map(({ label }) => label) };
  if (quote.rows.some(({ productId }) => productId === product.id)) return { found: "twice" };
  const price = inRupees(tradePricePaise(product.pricePaise, await findPercent(db, asking)));
  const rows = [
    ...quote.rows,
    { productId: product.id, packs: String(wanted.quantity), price, toOrderBy: "" },
  ];
  return { found: "one", quote: { ...quote, rows, add: "" } };
}

/** Names, prices and free packs of the products of a quote; of unknown ones nothing. */
export async function listQuotable(
  db: Db,
  { productIds, today }: { productIds: readonly number[]; today: string },
): Promise<QuotableProduct[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ product: products, brandName: brands.name, freeQuantity: availableQuantity(today) })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...productIds]));
  return rows.map(({ product, brandName, freeQuantity }) => ({
    productId: product.id,
    name: `${fullName({ ...product, potencyLabel: storedPotencyLabel(product) })}, ${brandName}`,
    shopPricePaise: product.pricePaise,
    mrpPaise: product.mrpPaise,
    freeQuantity,
  }));
}

async function findPercent(db: Db, { lines, profileId }: Asking): Promise<number> {
  const { bulk } = await findSettings(db);
  const agreed =
    profileId === null
      ? []
      : await db
          .select({ percent: businesses.discountPercent })
          .from(businesses)
          .where(eq(businesses.profileId, profileId));
  const listPaise = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  return tradePercent({ listPaise, leastPercent: agreed[0]?.percent ?? 0, bulk });
}

function inRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
