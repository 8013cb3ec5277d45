import { asc, eq } from "drizzle-orm";
import { ornamentUrl, type PlantPicture, plantPicture } from "#app/content/packshots/plants.ts";
import type { Db } from "#app/db/client.server.ts";
import { bodySystems, conditions } from "#app/db/schema/pages-conditions.ts";
import { slugify } from "#app/domain/form/slug.ts";

type Condition = typeof conditions.$inferSelect;
export type BodySystem = Pick<typeof bodySystems.$inferSelect, "slug" | "name" | "hindiName" | "description">;
export type ListedCondition = Pick<
  Condition,
  "slug" | "name" | "otherNames" | "description" | "prevalence"
> & {
  /** Behind its name: the plant of its first remedy, or a sprig where the law lets none be named beside it. */
  plant: PlantPicture;
};

/** Every body system with its conditions, in the shop's order. */
export async function listBodySystems(db: Db): Promise<(BodySystem & { conditions: ListedCondition[] })[]> {
  const [systems, listed] = await Promise.all([
    db.select().from(bodySystems).orderBy(asc(bodySystems.position)),
    db
      .select({
        bodySystemId: conditions.bodySystemId,
        slug: conditions.slug,
        name: conditions.name,
        otherNames: conditions.otherNames,
        remedies: conditions.remedies,
        hasProductOffer: conditions.hasProductOffer,
        description: conditions.description,
        prevalence: conditions.prevalence,
      })
      .from(conditions)
      .orderBy(asc(conditions.position)),
  ]);
  return systems.map(({ id, slug, name, hindiName, description }) => ({
    slug,
    name,
    hindiName,
    description,
    conditions: listed
      .filter(({ bodySystemId }) => bodySystemId === id)
      .map(({ bodySystemId: _, remedies, hasProductOffer, ...condition }) => ({
        ...condition,
        plant: plantOf(hasProductOffer ? remedies : []),
      })),
  }));
}

function plantOf(remedies: { slug: string }[]): PlantPicture {
  for (const { slug } of remedies) {
    const picture = plantPicture(slug);
    if (picture) return picture;
  }
  return { url: ornamentUrl("plant"), tint: "paper" };
}

/** A condition with the body system it belongs to; undefined when there is none of that slug. */
export async function findCondition(
  db: Db,
  slug: string,
): Promise<(Condition & { bodySystem: { slug: string; name: string } }) | undefined> {
  if (slugify(slug) !== slug) return undefined;
  const [row] = await db
    .select({ condition: conditions, bodySystem: { slug: bodySystems.slug, name: bodySystems.name } })
    .from(conditions)
    .innerJoin(bodySystems, eq(bodySystems.id, conditions.bodySystemId))
    .where(eq(conditions.slug, slug));
  return row && { ...row.condition, bodySystem: row.bodySystem };
}
