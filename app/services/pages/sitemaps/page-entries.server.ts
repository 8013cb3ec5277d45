import { max, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { products } from "#app/db/schema/catalog.ts";
import { contentBlocks } from "#app/db/schema/pages-texts.ts";
import type { RoutePath } from "#app/domain/route-path.ts";
import { isOnShelf } from "#app/services/catalog/shop-query.server.ts";
import { entriesOf, type SitemapEntry } from "#app/services/pages/sitemaps/entry.server.ts";

const SHELVES: RoutePath[] = ["/categories", "/homeopathy-categories"];
const LISTS: RoutePath[] = ["/new-arrivals", "/bestsellers"];
const DOORS: RoutePath[] = ["/contact", "/doctor-consultation", "/bulk-order", "/wholesale-pricing"];
const POLICIES: RoutePath[] = [
  "/privacy-policy",
  "/terms-of-service",
  "/shipping-policy",
  "/refund-policy",
  "/grievance-officer",
  "/licences",
];

/** The pages with an address of their own. What shows products changed when a product last did. */
export async function listPageEntries(db: Db): Promise<SitemapEntry[]> {
  const [changedAt, blocks] = await Promise.all([findLastProductChange(db), listBlockChanges(db)]);
  const monthly = { changeFrequency: "monthly" } as const;
  const pages: SitemapEntry[] = [
    { path: "/", changeFrequency: "daily", priority: 1, lastModified: changedAt },
    { path: "/shop", changeFrequency: "daily", priority: 0.9, lastModified: changedAt },
    ...entriesOf(SHELVES, { changeFrequency: "weekly", priority: 0.9 }),
    { path: "/brands", changeFrequency: "weekly", priority: 0.8 },
    ...entriesOf(LISTS, { changeFrequency: "daily", priority: 0.7 }).map((entry) => ({
      ...entry,
      lastModified: changedAt,
    })),
    { path: "/diseases", changeFrequency: "weekly", priority: 0.8 },
    ...entriesOf(DOORS, { ...monthly, priority: 0.7 }),
    { path: "/about", ...monthly, priority: 0.6 },
    { path: "/distributor-signup", ...monthly, priority: 0.6 },
    { path: "/gallery", ...monthly, priority: 0.5 },
    ...entriesOf(POLICIES, { ...monthly, priority: 0.3 }),
  ];
  return pages.map((page) => ({ lastModified: blocks.get(page.path.slice(1)), ...page }));
}

async function findLastProductChange(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ changedAt: max(products.updatedAt) })
    .from(products)
    .where(isOnShelf);
  return row?.changedAt ?? undefined;
}

/** When the owner last wrote on a page, by its path without the slash. */
async function listBlockChanges(db: Db): Promise<Map<string, Date>> {
  const rows = await db
    .select({
      page: sql<string>`split_part(${contentBlocks.key}, '.', 1)`,
      changedAt: max(contentBlocks.updatedAt),
    })
    .from(contentBlocks)
    .groupBy(sql`1`);
  return new Map(rows.flatMap(({ page, changedAt }) => (changedAt ? [[page, changedAt] as const] : [])));
}
