import type { InferInsertModel } from "drizzle-orm";
import type { reviews } from "#app/db/schema/pages-reviews.ts";
import { addDays } from "#app/domain/india-time.ts";
import { chanceOf, pickOf, shuffledBy, wholeOf } from "./chance.ts";
import { morningOf } from "./morning.ts";
import type { CatalogProduct } from "./products/list-products.ts";
import { ANY_PACK, FIRST_NAMES, INITIALS, KIT, LIQUID, OUTSIDE_USE, SYRUP, TABLETS } from "./review-words.ts";

type ReviewRow = Omit<InferInsertModel<typeof reviews>, "productId">;

const REVIEWED_PRODUCTS = 150;
const MINUTE_MS = 60_000;

/** Slugs of the everyday products that carry sample reviews: best sellers, featured ones, then others of their kind. */
export function reviewedSlugs(listed: CatalogProduct[]): Set<string> {
  const sold = listed.filter(({ row }) => row.soldTo === "anyone");
  const first = sold.filter(({ row }) => row.isBestSeller || row.isFeatured);
  const others = sold.filter(
    ({ row, concerns }) => !row.isBestSeller && !row.isFeatured && !row.isNew && concerns.length > 0,
  );
  return new Set(
    [...first, ...shuffledBy(others, "reviewed")].slice(0, REVIEWED_PRODUCTS).map(({ row }) => row.slug),
  );
}

/** Three to twelve sample reviews of a product, of the last thirteen months; all marked as samples (specification, decision 19). */
export function sampleReviewsOf({ row, form }: CatalogProduct, today: string): ReviewRow[] {
  const { slug } = row;
  const count = row.isBestSeller
    ? wholeOf(`reviews ${slug}`, { min: 6, max: 12 })
    : wholeOf(`reviews ${slug}`, { min: 3, max: 8 });
  const remarks = remarksFor(form, row.dosageForm);
  const good = shuffledBy([...ANY_PACK.good, ...remarks.good], `good ${slug}`);
  const fair = shuffledBy([...ANY_PACK.fair, ...remarks.fair], `fair ${slug}`);
  const names = shuffledBy(FIRST_NAMES, `names ${slug}`);
  const bodies = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const rating = ratingOf(`${slug} ${index}`);
    const body = nextBody({ rating, good, fair, index, bodies });
    const daysAgo = wholeOf(`reviewed ${slug} ${index}`, { min: 2, max: 400 });
    const minutes = wholeOf(`minute ${slug} ${index}`, { min: 0, max: 660 });
    return {
      rating,
      authorName: `${names[index]} ${pickOf(INITIALS, `initial ${slug} ${index}`)}.`,
      body,
      status: "published" as const,
      isSample: true,
      createdAt: new Date(morningOf(addDays(today, -daysAgo)).getTime() + minutes * MINUTE_MS),
    };
  });
}

function ratingOf(key: string): number {
  const chance = chanceOf(`rating ${key}`);
  if (chance < 0.58) return 5;
  if (chance < 0.9) return 4;
  return chance < 0.97 ? 3 : 2;
}

/** Four and five stars speak of what was good, fewer of what was not; every second good one has two sentences. */
function nextBody({
  rating,
  good,
  fair,
  index,
  bodies,
}: {
  rating: number;
  good: string[];
  fair: string[];
  index: number;
  bodies: Set<string>;
}): string {
  const list = rating >= 4 ? good : fair;
  const fresh = list.filter((remark) => !bodies.has(remark));
  const first = fresh[0] ?? list[0]!;
  bodies.add(first);
  if (rating < 4 || index % 2 === 0) return first;
  const second = fresh.find((remark) => remark !== first);
  if (!second) return first;
  bodies.add(second);
  return `${first} ${second}`;
}

function remarksFor(form: string, dosageForm: string) {
  if (form === "cosmetics") return OUTSIDE_USE;
  if (form === "homeopathy-kits") return KIT;
  if (dosageForm === "syrup") return SYRUP;
  return /tablets|pills|globules|lozenges|trituration/.test(dosageForm) ? TABLETS : LIQUID;
}
