import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#app/db/client.server.ts";
import { brands, products, remedies } from "#app/db/schema/catalog.ts";
import type { conditions } from "#app/db/schema/pages-conditions.ts";
import { askingPresence } from "#app/db/sources.server.ts";
import { parsePotency } from "#app/domain/catalog/potency.ts";
import { type UnitPrice, unitPrice } from "#app/domain/catalog/price.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import { choosePack, type OfferablePack } from "#app/domain/pages/pack-offer.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { isForAge } from "#app/services/catalog/child-shelf.server.ts";
import { selectCards } from "#app/services/catalog/product-cards.server.ts";
import { isOnShelf, shelfOrder } from "#app/services/catalog/shop-query.server.ts";

type Condition = Pick<
  typeof conditions.$inferSelect,
  "remedies" | "productSlugs" | "brandChoices" | "hasProductOffer" | "forAgeMonths"
>;

/** A pack of the same remedy, potency and form as the one offered. */
type OtherPack = Pick<ProductCard, "slug" | "brandName" | "packSize" | "pricePaise"> & { unit: UnitPrice };

/** A remedy with the pack of our shelf in the potency named whose price per unit is the lowest, and the other packs of its form. */
type RemedyOffer = {
  slug: string;
  name: string;
  potency: string;
  why: string;
  pack: (ProductCard & { unit: UnitPrice }) | undefined;
  others: OtherPack[];
};

type BrandChoice = {
  brandSlug: string;
  brandName: string;
  item: string;
  potency: string | undefined;
  why: string;
};

export type ConditionOffer = { remedies: RemedyOffer[]; products: ProductCard[]; brands: BrandChoice[] };

/**
 * What is traditionally used for a condition and in stock on `today`; undefined where the law allows no offer (decision 22). On a
 * page about children only packs that fit their age, and nothing that is named without a pack.
 */
export async function findConditionOffer(
  db: Db,
  { condition, today }: { condition: Condition; today: string },
): Promise<ConditionOffer | undefined> {
  if (!condition.hasProductOffer) return undefined;
  const mayBeOffered = and(mayBeNamed(today), isForAge(condition.forAgeMonths));
  const isForChildren = condition.forAgeMonths !== null;
  const [remedyOffers, shelf, brandChoices] = await Promise.all([
    listRemedyOffers(db, { named: condition.remedies, mayBeOffered, today }),
    selectCards(db, {
      today,
      where: and(inArray(products.slug, condition.productSlugs), mayBeOffered),
      orderBy: shelfOrder.featured,
      limit: condition.productSlugs.length,
    }),
    listBrandChoices(db, isForChildren ? [] : condition.brandChoices),
  ]);
  return {
    remedies: isForChildren ? remedyOffers.filter(({ pack }) => pack) : remedyOffers,
    products: shelf,
    brands: brandChoices,
  };
}

async function listRemedyOffers(
  db: Db,
  {
    named,
    mayBeOffered,
    today,
  }: { named: Condition["remedies"]; mayBeOffered: SQL | undefined; today: string },
): Promise<RemedyOffer[]> {
  const slugs = named.map(({ slug }) => slug);
  const [known, packs] = await Promise.all([
    db
      .select({ slug: remedies.slug, name: remedies.name })
      .from(remedies)
      .where(and(inArray(remedies.slug, slugs), eq(remedies.canPublishUses, true))),
    listPacks(db, { named, mayBeOffered, today }),
  ]);
  const names = new Map(known.map(({ slug, name }) => [slug, name]));
  return named.flatMap(({ slug, potency, why }) => {
    const name = names.get(slug);
    return name === undefined
      ? []
      : { slug, name, potency, why, pack: undefined, others: [], ...packs.get(slug) };
  });
}

/** For each remedy the pack to offer in the potency named, and the others of its form. */
async function listPacks(
  db: Db,
  {
    named,
    mayBeOffered,
    today,
  }: { named: Condition["remedies"]; mayBeOffered: SQL | undefined; today: string },
): Promise<Map<string, Pick<RemedyOffer, "pack" | "others">>> {
  const wanted = named.flatMap(({ slug, potency }) => {
    const parsed = parsePotency(potency);
    return parsed ? sql`(${slug}::text, ${parsed.scale}::text, ${parsed.number}::int)` : [];
  });
  if (wanted.length === 0) return new Map();
  const offerable = db
    .select({
      remedySlug: remedies.slug,
      slug: products.slug,
      brandName: brands.name,
      packSize: products.packSize,
      dosageForm: products.dosageForm,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      pricePaise: products.pricePaise,
    })
    .from(products)
    .innerJoin(remedies, eq(remedies.id, products.remedyId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        sql`(${remedies.slug}, ${products.potencyScale}, ${products.potencyNumber}) in (${sql.join(wanted, sql`, `)})`,
        mayBeOffered,
      ),
    );
  const packs = await askingPresence(() => offerable);
  const choices = [...Map.groupBy(packs, ({ remedySlug }) => remedySlug)].map(
    ([remedySlug, ofRemedy]) => [remedySlug, choosePack(ofRemedy)!] as const,
  );
  const cards = await selectCards(db, {
    today,
    where: inArray(
      products.slug,
      choices.map(([, { offered }]) => offered.slug),
    ),
    orderBy: [],
    limit: choices.length,
  });
  return new Map(
    choices.flatMap(([remedySlug, { offered, others }]) => {
      const card = cards.find(({ slug }) => slug === offered.slug);
      const pack = card && { ...card, unit: unitPrice(offered) };
      return pack ? [[remedySlug, { pack, others: others.map(otherPack) }] as const] : [];
    }),
  );
}

async function listBrandChoices(db: Db, choices: Condition["brandChoices"]): Promise<BrandChoice[]> {
  if (choices.length === 0) return [];
  const rows = await db
    .select({ slug: brands.slug, name: brands.name })
    .from(brands)
    .where(
      inArray(
        brands.slug,
        choices.map(({ brand }) => brand),
      ),
    );
  return choices.flatMap(({ brand, item, potency, whyChosen }) =>
    rows
      .filter(({ slug }) => slug === brand)
      .map(({ slug, name }) => ({
        brandSlug: slug,
        brandName: name,
        item,
        potency: potency && parsePotency(potency) ? potency : undefined,
        why: whyChosen,
      })),
  );
}

function otherPack({
  slug,
  brandName,
  packSize,
  pricePaise,
  ...net
}: OfferablePack & Pick<OtherPack, "brandName" | "packSize">): OtherPack {
  return { slug, brandName, packSize, pricePaise, unit: unitPrice({ pricePaise, ...net }) };
}

function mayBeNamed(today: string): SQL | undefined {
  return and(isOnShelf, eq(products.canPublishIndication, true), sql`${availableQuantity(today)} > 0`);
}
