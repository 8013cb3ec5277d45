import { and, eq, gt } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { reviews } from "#app/db/schema/pages-reviews.ts";
import { batches } from "#app/db/schema/stock.ts";
import { countingPacks } from "#app/db/sources.server.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { type SellingMode, sellingMode } from "#app/domain/selling-mode.ts";
import { judgeOpening, type OnShelf, type Opening } from "#app/domain/shop/opening.ts";
import { countEstimatedPrices } from "#app/services/catalog/label-gaps.server.ts";
import { isPoisonListSigned } from "#app/services/catalog/poisons/poison-verdicts.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** How a shop that was started so sells on a day in India. */
export async function findSellingMode(
  db: Db,
  { today, ...start }: StartFacts & { today: string },
): Promise<SellingMode> {
  return sellingMode(await findOpening(db, { today, ...start }), start);
}

/** Whether the shop is open on a day in India, what is missing, and what that was judged by. */
export async function findOpening(
  db: Db,
  { today, ...start }: StartFacts & { today: string },
): Promise<Opening & { shelf: OnShelf }> {
  const [settings, shelf] = await Promise.all([findSettings(db), readShelf(db)]);
  return { ...judgeOpening({ settings, start, shelf, today }), shelf };
}

async function readShelf(db: Db): Promise<OnShelf> {
  const demoOnSale = db
    .select({ id: batches.id })
    .from(batches)
    .innerJoin(products, eq(products.id, batches.productId))
    .where(
      and(
        eq(products.isPublished, true),
        eq(batches.isDemo, true),
        eq(batches.isQuarantined, false),
        gt(batches.quantity, 0),
      ),
    );
  const [sampleReviews, estimatedPrices, demoBatches, isPoisonsListSigned] = await Promise.all([
    db.$count(reviews, eq(reviews.isSample, true)),
    countEstimatedPrices(db),
    // Of each change of demo packs everybody is told as of a change of everything.
    countingPacks(
      () => db.$count(demoOnSale.as("demo_on_sale")),
      () => [],
    ),
    isPoisonListSigned(db),
  ]);
  return { sampleReviews, estimatedPrices, demoBatches, isPoisonsListSigned };
}
