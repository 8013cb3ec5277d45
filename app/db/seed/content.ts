import { type InferInsertModel, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/db/client.server.ts";
import { doctors } from "#app/db/schema/clinic.ts";
import { seedRows } from "#app/db/schema/ground.ts";
import { faqCategories, faqItems, internalLinks, seoPages } from "#app/db/schema/pages.ts";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { bodySystemRows, conditionRows } from "./conditions.ts";
import type { Declined } from "./declined.ts";
import { seedDoctors } from "./doctors.ts";
import { faqCategoryRows, faqItemRows } from "./faqs.ts";
import { offerRows } from "./offer-rows.ts";
import { internalLinkRows, seoPageRows } from "./pages.ts";
import { type CatalogProduct, mainPackOf } from "./products/list-products.ts";

type Content = { listed: CatalogProduct[]; today: string; declined: Declined };

const bySlug = ({ slug }: { slug: string }) => slug;
const byEnds = ({ sourcePage, targetPage }: InferInsertModel<typeof internalLinks>) =>
  `${sourcePage} ${targetPage}`;

/** Whether a shop was filled with our content: nobody but the seed writes what conditions are sorted by. */
export async function hasOurContent(tx: Db): Promise<boolean> {
  return (await tx.$count(bodySystems)) > 0;
}

/** Puts in the pages, links, questions, conditions and doctors that the shop was never offered. */
export async function seedContent(tx: Db, { listed, today, declined }: Content): Promise<void> {
  await offerRows(tx, { kind: "body system", table: bodySystems, rows: bodySystemRows(), keyOf: bySlug });
  const bodySystemIds = await idsBySlug(tx, bodySystems);
  const conditionsToOffer = conditionRows({ bodySystemIds, mainPacks: mainPackOf(listed) });
  await offerRows(tx, { kind: "condition", table: conditions, rows: conditionsToOffer, keyOf: bySlug });
  await offerRows(tx, {
    kind: "question group",
    table: faqCategories,
    rows: faqCategoryRows(),
    keyOf: bySlug,
  });
  await offerRows(tx, {
    kind: "question",
    table: faqItems,
    rows: faqItemRows(await idsBySlug(tx, faqCategories)),
    keyOf: bySlug,
    declined: declined.questions,
  });
  await offerRows(tx, { kind: "landing page", table: seoPages, rows: seoPageRows(today), keyOf: bySlug });
  await offerRows(tx, {
    kind: "link",
    table: internalLinks,
    rows: internalLinkRows(),
    keyOf: byEnds,
    declined: declined.links,
  });
  await offerDoctors(tx);
}

/** Two doctors without names are of use only to a shop that has none; one with its own doctors is left alone. */
async function offerDoctors(tx: Db): Promise<void> {
  const asked = { kind: "doctors", key: "first" };
  const { rowCount } = await tx.insert(seedRows).values(asked).onConflictDoNothing();
  if (rowCount === 1 && (await tx.$count(doctors)) === 0) await seedDoctors(tx);
}

/** The ids of a table's rows by their slugs. */
export async function idsBySlug(
  tx: Db,
  table: PgTable & { id: PgColumn; slug: PgColumn },
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: sql<number>`${table.id}`, slug: sql<string>`${table.slug}` })
    .from(table as PgTable);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
