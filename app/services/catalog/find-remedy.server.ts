import { and, asc, eq, exists, inArray } from "drizzle-orm";
import { plantPicture } from "#app/content/packshots/plants.ts";
import type { Db } from "#app/db/client.server.ts";
import { brands, categories, products, remedies } from "#app/db/schema/catalog.ts";
import { poisonList } from "#app/db/seed/poisons.ts";
import { countingPacks } from "#app/db/sources.server.ts";
import { fitsForm } from "#app/domain/catalog/form-use.ts";
import type { RemedyCaution, RemedyPack, RemedyPage } from "#app/domain/catalog/remedy-page.ts";
import type { Route } from "#app/domain/catalog/route.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { availableQuantity } from "#app/services/catalog/availability.server.ts";
import { packPicture, pictureFacts } from "#app/services/catalog/pack-picture.server.ts";
import { storedPotency } from "#app/services/catalog/product-cards.server.ts";

const RELATION_KINDS = ["complementary", "antidotes", "inimical"] as const;
const MILK_SUGAR_FORMS = ["trituration", "tablets", "globules", "pills"];

/** A remedy with all its published packs and its neighbours in the books; undefined for an unknown one and one that no pack is published of. */
export async function findRemedy(
  db: Db,
  { slug, today }: { slug: string; today: string },
): Promise<RemedyPage | undefined> {
  if (slugify(slug) !== slug) return undefined;
  const [remedy] = await db.select().from(remedies).where(eq(remedies.slug, slug));
  if (!remedy) return undefined;
  const [rows, related] = await Promise.all([
    countingPacks(
      () => listPacks(db, { remedyId: remedy.id, today }),
      (packs) => packs.map(({ id }) => id),
    ),
    listRelated(db, Object.values(remedy.relationships).flat()),
  ]);
  if (rows.length === 0) return undefined;
  const { name, abbreviation, commonNames, synonyms, hindiName, kingdom, source, canPublishUses } = remedy;
  return {
    ...{ slug, name, abbreviation, commonNames, synonyms, hindiName, kingdom, source },
    uses: canPublishUses ? fitting(remedy.traditionalUses, rows) : [],
    keynotes: canPublishUses ? fitting(remedy.keynotes, rows) : [],
    plant: plantPicture(slug),
    relations: RELATION_KINDS.map((kind) => ({
      kind,
      remedies: remedy.relationships[kind].flatMap((other) => related.get(other) ?? []),
    })).filter((relation) => relation.remedies.length > 0),
    poison: poisonList.entries.find((entry) => entry.remedy === slug)?.reason,
    cautions: cautionsOf(rows),
    packs: rows.map(
      ({
        id: _,
        alcoholPercent,
        dosageForm,
        route,
        potencyScale,
        potencyNumber,
        updatedAt,
        photoUrl,
        ...pack
      }): RemedyPack => ({
        ...pack,
        potency: storedPotency({ potencyScale, potencyNumber }),
        pictureUrl: packPicture({ slug: pack.slug, updatedAt, photoUrl }),
      }),
    ),
  };
}

function listPacks(db: Db, { remedyId, today }: { remedyId: number; today: string }) {
  return db
    .select({
      ...pictureFacts,
      id: products.id,
      name: products.name,
      brandName: brands.name,
      form: { slug: categories.slug, name: categories.name },
      potencyScale: products.potencyScale,
      potencyNumber: products.potencyNumber,
      packSize: products.packSize,
      netQuantity: products.netQuantity,
      netUnit: products.netUnit,
      pricePaise: products.pricePaise,
      soldTo: products.soldTo,
      dosageForm: products.dosageForm,
      route: products.route,
      alcoholPercent: products.alcoholPercent,
      availableQuantity: availableQuantity(today),
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.formId))
    .where(and(eq(products.remedyId, remedyId), eq(products.isPublished, true)))
    .orderBy(asc(products.slug));
}

/** Those of these remedies that have a page. */
async function listRelated(db: Db, slugs: string[]) {
  if (slugs.length === 0) return new Map<string, RemedyPage["relations"][number]["remedies"][number]>();
  const isSold = exists(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.remedyId, remedies.id), eq(products.isPublished, true))),
  );
  const rows = await db
    .select({ slug: remedies.slug, name: remedies.name })
    .from(remedies)
    .where(and(inArray(remedies.slug, slugs), isSold));
  return new Map(rows.map((row) => [row.slug, { ...row, plant: plantPicture(row.slug) }]));
}

/** A use that names a form is true of a remedy that we keep in that form. */
function fitting(lines: string[], packs: { dosageForm: string; route: Route | null }[]): string[] {
  return lines.filter((line) => packs.some((pack) => fitsForm(line, pack)));
}

function cautionsOf(
  packs: { alcoholPercent: number | null; dosageForm: string; netUnit: string }[],
): RemedyCaution[] {
  const isLiquid = packs.some(({ netUnit, alcoholPercent }) => netUnit === "ml" && alcoholPercent !== 0);
  const hasMilkSugar = packs.some(({ dosageForm }) => MILK_SUGAR_FORMS.includes(dosageForm));
  return [...(isLiquid ? (["alcohol"] as const) : []), ...(hasMilkSugar ? (["milk-sugar"] as const) : [])];
}
