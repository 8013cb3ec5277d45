import { eq, or, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { beginWords, productWords } from "#app/db/words.ts";
import { parseGtin } from "#app/domain/catalog/gtin.ts";

const MOST_WORDS = 8;

/** SQL condition: the product that people of the shop mean by what they type: its SKU or barcode, or every word of it begins one of its own. Empty means all. */
export function isTyped(typed: string): SQL | undefined {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return or(hasCode(typed), mayBegin(words));
}

/** SQL condition: that is the SKU or the barcode of the product. */
export function hasCode(typed: string): SQL {
  const barcode = parseGtin(typed);
  const isSku = eq(products.sku, typed.trim().toUpperCase());
  return barcode ? sql`(${isSku} or coalesce(${products.barcode} = ${barcode}, false))` : isSku;
}

/** SQL condition along an index: each of the words begins one of the product's own, or its SKU. */
export function mayBegin(words: readonly string[]): SQL {
  return beginWords(productWords(products), words);
}
