import { and, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { products } from "#app/db/schema/catalog.ts";
import { parseGtin } from "#app/domain/gtin.ts";
import { escapeLike } from "#app/services/catalog/shop-query.server.ts";

const MOST_WORDS = 8;

/** SQL condition: the product that people of the shop mean by what they type: its SKU or barcode, or every word of it begins one of its own. Empty means all. */
export function isTyped(typed: string): SQL | undefined {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  return or(hasCode(typed), and(...words.map((word) => or(hasWord(word), startsSku(word)))));
}

/** SQL condition: that is the SKU or the barcode of the product. */
export function hasCode(typed: string): SQL {
  const barcode = parseGtin(typed);
  const isSku = eq(sql`lower(${products.sku})`, typed.trim().toLowerCase());
  return barcode ? sql`(${isSku} or coalesce(${products.barcode} = ${barcode}, false))` : isSku;
}

/** SQL condition: a word of the product's search text begins so. */
export function hasWord(word: string): SQL {
  return ilike(sql`' ' || ${products.searchText}`, `% ${escapeLike(word)}%`);
}

function startsSku(word: string): SQL {
  return ilike(products.sku, `${escapeLike(word)}%`);
}
