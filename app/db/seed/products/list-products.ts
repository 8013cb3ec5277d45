import type { InferInsertModel } from "drizzle-orm";
import type { products } from "#app/db/schema/catalog.ts";
import { isPackTooStrong } from "#app/domain/catalog/alcohol.ts";
import { fitsAge } from "#app/domain/catalog/child-shelf.ts";
import { isImported } from "#app/domain/catalog/company.ts";
import { closingOf, proposedVerdicts, settledSoldTo } from "#app/domain/catalog/poison.ts";
import { potencyLabel } from "#app/domain/catalog/potency.ts";
import { routeOf } from "#app/domain/catalog/route.ts";
import { searchTextOf } from "#app/domain/catalog/search-text.ts";
import { addDays } from "#app/domain/india-time.ts";
import { brandOf } from "../brands.ts";
import { wholeOf } from "../chance.ts";
import { concerns as concernFacts, forms } from "../facts.ts";
import { morningOf } from "../morning.ts";
import { poisonList } from "../poisons.ts";
import { bachEssences } from "./bach-flowers.ts";
import { bioCombinationTablets } from "./bio-combinations.ts";
import { biochemics } from "./biochemics.ts";
import { netContent, type ProductDraft, productSku, productSlug } from "./draft.ts";
import { kits } from "./kits.ts";
import { medicatedGlobules } from "./medicated-globules.ts";
import { numberedMixtures } from "./numbered-series.ts";
import { sellingPaise } from "./offer.ts";
import { specialities } from "./patents.ts";
import { reckewegDrops } from "./reckeweg-series.ts";
import { BEST_SELLERS, FEATURED, NEW_ARRIVALS } from "./shelf.ts";
import { singleRemedies } from "./single-remedies.ts";
import { supplies } from "./supplies.ts";

type ProductRow = Omit<InferInsertModel<typeof products>, "brandId" | "formId" | "remedyId">;

export type CatalogProduct = {
  row: ProductRow;
  factSlug: string;
  brand: string;
  form: string;
  remedySlug: string | undefined;
  concerns: string[];
  tags: string[];
};

/** The whole demo catalogue for a day; the same day gives the same rows. */
export function listCatalogProducts(today: string): CatalogProduct[] {
  const drafts = [
    ...singleRemedies(),
    ...biochemics(),
    ...bioCombinationTablets(),
    ...reckewegDrops(),
    ...bachEssences(),
    ...specialities(),
    ...numberedMixtures(),
    ...medicatedGlobules(),
    ...kits(),
    ...supplies(),
  ];
  const listed = drafts.map((draft) => catalogProduct(draft, today));
  refuseUnknown(listed, [...BEST_SELLERS, ...FEATURED, ...NEW_ARRIVALS]);
  return listed;
}

/** The pack that a condition means when it names a fact: the first one of it. */
export function mainPackOf(listed: CatalogProduct[]): Map<string, string> {
  const packs = new Map<string, string>();
  for (const { factSlug, row } of listed) if (!packs.has(factSlug)) packs.set(factSlug, row.slug);
  return packs;
}

const proposed = proposedVerdicts(poisonList);
const bestSellers = new Set(BEST_SELLERS);
const featured = new Set(FEATURED);
const newArrivals = new Set(NEW_ARRIVALS);
const agesOfShelves = new Map(concernFacts.map(({ slug, forAgeMonths }) => [slug, forAgeMonths]));
const formNames = new Map(forms.map(({ slug, name }) => [slug, name]));

function catalogProduct(draft: ProductDraft, today: string): CatalogProduct {
  const {
    factSlug,
    brand,
    form,
    remedySlug,
    concerns,
    potency,
    packSize,
    dosageForm,
    mrpRupees,
    isMrpEstimated,
  } = draft;
  const slug = productSlug(draft);
  const label = brandOf(brand);
  const formName = formNames.get(form)!;
  const route = routeOf(dosageForm);
  const content = netContent(draft);
  const offered = { ...content, route };
  const isNew = newArrivals.has(slug);
  const closing = closingOf({ ...draft, potency, remedy: remedySlug, netUnit: content.netUnit }, proposed);
  const addedAt = morningOf(
    addDays(today, -wholeOf(`added ${slug}`, isNew ? { min: 2, max: 24 } : { min: 200, max: 700 })),
  );
  return {
    factSlug,
    brand,
    form,
    remedySlug,
    concerns: concerns.filter((concern) => fitsAge(offered, agesOfShelves.get(concern))),
    tags: [...new Set([formName, label.name, ...(potency ? [potencyLabel(potency)] : []), ...draft.tags])],
    row: {
      slug,
      sku: productSku(draft),
      name: draft.name,
      dosageForm,
      potencyScale: potency?.scale,
      potencyNumber: potency?.number,
      packSize,
      ...content,
      mrpPaise: Math.round(mrpRupees * 100),
      mrpSource: isMrpEstimated ? "estimate" : "label",
      pricePaise: isMrpEstimated
        ? Math.round(mrpRupees * 100)
        : sellingPaise({ slug, mrpRupees, isImported: isImported(label.country) }),
      hsn: draft.hsn,
      gstPercent: draft.gstPercent,
      originCountry: label.country,
      shortDescription: draft.shortDescription,
      description: draft.description,
      ingredients: draft.ingredients,
      route,
      isFeatured: featured.has(slug),
      isBestSeller: bestSellers.has(slug),
      isNew,
      ...settledSoldTo(isPackTooStrong(offered) ? "nobody" : draft.soldTo, closing.soldTo),
      canPublishIndication: draft.canPublishIndication,
      adCaution: draft.adCaution,
      searchText: searchTextOf({
        names: draft.searchNames,
        potency,
        packSize,
        brandNames: [label.name, ...label.aliases],
        formNames: [formName],
      }),
      createdAt: addedAt,
      updatedAt: addedAt,
    },
  };
}

function refuseUnknown(listed: CatalogProduct[], slugs: string[]): void {
  const known = new Set(listed.map(({ row }) => row.slug));
  const unknown = slugs.filter((slug) => !known.has(slug));
  if (unknown.length > 0)
    throw new Error(`The window names products that are not listed: ${unknown.join(", ")}.`);
}
