import type { Db } from "#app/db/client.server.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { StartFacts } from "#app/domain/payment-offer.ts";
import { type Brand, listFeaturedBrands } from "#app/services/catalog/list-brands.server.ts";
import { type Category, listCategories } from "#app/services/catalog/list-categories.server.ts";
import {
  countProducts,
  listBestSellers,
  listFeatured,
  listRecent,
} from "#app/services/catalog/list-products.server.ts";
import { countBrandsOnShelf, listFormPictures } from "#app/services/catalog/shelf-facts.server.ts";
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
  concerns: Category[];
  forms: Category[];
  formPictures: Record<string, string>;
  brands: Brand[];
  popular: ProductCard[];
  featured: ProductCard[];
  recent: ProductCard[];
  guides: Guide[];
  faqs: Faq[];
  testimonials: Testimonial[];
  links: InternalLink[];
};

/** Everything the home page shows, asked for at once; `today` is "YYYY-MM-DD". */
export async function findHome(db: Db, { today, ...start }: { today: string } & StartFacts): Promise<Home> {
  const [
    settings,
    productCount,
    brandCount,
    categories,
    formPictures,
    brands,
    popular,
    featured,
    recent,
    ...words
  ] = await Promise.all([
    findSettings(db),
    countProducts(db),
    countBrandsOnShelf(db),
    listCategories(db),
    listFormPictures(db),
    listFeaturedBrands(db, { limit: 6 }),
    listBestSellers(db, { today, limit: POPULAR }),
    listFeatured(db, { today, limit: POPULAR + FEATURED }),
    listRecent(db, { today, limit: 12 }),
    listGuides(db, { slugs: GUIDE_SLUGS, start }),
    listGeneralFaqs(db, { limit: 6, start }),
    listTestimonials(db, { limit: 3 }),
    listInternalLinks(db, { sourcePage: "/", limit: 6 }),
  ]);
  const [guides, faqs, testimonials, links] = words;
  return {
    settings,
    productCount,
    brandCount,
    concerns: featuredFirst(categories.filter((category) => category.kind === "concern")),
    forms: featuredFirst(categories.filter((category) => category.kind === "form")),
    formPictures,
    brands,
    popular,
    featured: without(featured, popular).slice(0, FEATURED),
    recent,
    guides,
    faqs,
    testimonials,
    links,
  };
}

function featuredFirst(categories: Category[]): Category[] {
  return categories.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
}

function without(products: ProductCard[], shown: ProductCard[]): ProductCard[] {
  return products.filter((product) => !shown.some((each) => each.slug === product.slug));
}
