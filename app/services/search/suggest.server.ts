import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products } from "#app/db/schema/catalog.ts";
import { rupees } from "#app/domain/money.ts";
import { smallPicture } from "#app/domain/picture-size.ts";
import type { Suggestion, Suggestions } from "#app/domain/search/suggestion.ts";
import { namedColumns } from "#app/services/catalog/line-columns.server.ts";
import { listFeaturedBrands } from "#app/services/catalog/list-brands.server.ts";
import { packName } from "#app/services/catalog/pack-name.server.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import { mayBegin } from "#app/services/catalog/typed-product.server.ts";

const MOST_EACH = 5;

/** What is offered for the words typed so far. */
export async function suggest(db: Db, { q }: { q: string; today: string }): Promise<Suggestions> {
  const words = q.toLowerCase().split(" ").filter(Boolean);
  if (words.length === 0) return { groups: [] };
  const groups = [
    { kind: "medicines" as const, suggestions: await suggestPacks(db, words) },
    { kind: "brands" as const, suggestions: await suggestBrands(db, words) },
  ];
  return { groups: groups.filter(({ suggestions }) => suggestions.length > 0) };
}

async function suggestPacks(db: Db, words: string[]): Promise<Suggestion[]> {
  const rows = await db
    .select({ ...namedColumns, ...pictureFacts, pricePaise: products.pricePaise })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isOnShelf, mayBegin(words)))
    .orderBy(desc(products.isBestSeller), asc(sql`length(${products.name})`), asc(products.id))
    .limit(MOST_EACH);
  return rows.map((row) => ({
    to: `/product/${row.slug}`,
    name: packName(row),
    detail: row.brandName,
    end: rupees(row.pricePaise),
    pictureUrl: smallPicture(packPicture(row)),
  }));
}

async function suggestBrands(db: Db, words: string[]): Promise<Suggestion[]> {
  const all = await listFeaturedBrands(db, { limit: 40 });
  const named = all.filter(({ name }) => name.toLowerCase().startsWith(words.join(" ")));
  return named.slice(0, MOST_EACH).map(({ slug, name }) => ({ to: `/brand/${slug}`, name }));
}
