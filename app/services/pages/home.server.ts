import type { Db } from "#app/db/client.server.ts";
import type { ReadKept } from "#app/db/readings.server.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { type CountedBrand, listFeaturedBrands } from "#app/services/catalog/list-brands.server.ts";
import { type CountedCategory, listCategories } from "#app/services/catalog/list-categories.server.ts";
import { listBestSellers, listFeatured, listRecent } from "#app/services/catalog/list-products.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { listFormPictures } from "#app/services/catalog/shelf-facts.server.ts";
import { type Faq, type Guide, listGeneralFaqs, listGuides } from "#app/services/pages/faqs.server.ts";
import { type InternalLink, listInternalLinks } from "#app/services/pages/internal-links.server.ts";
import { listTestimonials, type Testimonial } from "#app/services/pages/testimonials.server.ts";
import { findSettings } from "#app/services/settings.server.ts";

/** What the counter is asked most about the label, the cupboard and the seal. */
const GUIDE_SLUGS = [
  "what-does-the-number-on-a-homeopathic-bottle-mean",
  "how-should-i-store-medicines",
  "how-do-i-check-that-a-medicine-is-genuine",
];

const POPULAR = 12;
const FEATURED = 6;

export type Home = {
  settings: Awaited<ReturnType<typeof findSettings>>;
  productCount: number;
  brandCount: number;
  concerns: CountedCategory[];
  forms: CountedCategory[];
  formPictures: Record<string, string>;
  brands: CountedBrand[];
  popular: ProductCard[];
  featured: ProductCard[];
  recent: ProductCard[];
  guides: Guide[];
  faqs: Faq[];
  testimonials: Testimonial[];
  links: InternalLink[];
};

/** Everything the home page shows, asked for at once; `today` is "YYYY-MM-DD". */
export async function findHome(
  readKept: ReadKept,
  { today, ...start }: { today: string } & StartFacts,
): Promise<Home> {
  const [{ productCount, brandCount }, categories, brands, shown] = await Promise.all([
    countShelf(readKept, { today }),
    listCategories(readKept, { today }),
    listFeaturedBrands(readKept, { limit: 6, today }),
    readKept(readShown, { today, ...start }),
  ]);
  return {
    ...shown,
    ...{ productCount, brandCount, brands },
    concerns: featuredFirst(categories.filter((category) => category.kind === "concern")),
    forms: featuredFirst(categories.filter((category) => category.kind === "form")),
  };
}

/** What no counts of the shelf are part of. */
async function readShown(db: Db, { today, ...start }: { today: string } & StartFacts) {
  const [settings, formPictures, popular, featured, recent, guides, faqs, testimonials, links] =
    await Promise.all([
      findSettings(db),
      listFormPictures(db),
      listBestSellers(db, { today, limit: POPULAR }),
      listFeatured(db, { today, limit: POPULAR + FEATURED }),
      listRecent(db, { today, limit: 12 }),
      listGuides(db, { slugs: GUIDE_SLUGS, start }),
      listGeneralFaqs(db, { limit: 6, start }),
      listTestimonials(db, { limit: 3 }),
      listInternalLinks(db, { sourcePage: "/", limit: 6 }),
    ]);
  return {
    ...{ settings, formPictures, popular, recent, guides, faqs, testimonials, links },
    featured: without(featured, popular).slice(0, FEATURED),
  };
}

function featuredFirst(categories: CountedCategory[]): CountedCategory[] {
  return categories.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}

function without(products: ProductCard[], shown: ProductCard[]): ProductCard[] {
  return products.filter((product) => !shown.some((each) => each.slug === product.slug));
}
