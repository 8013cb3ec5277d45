import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id } from "#app/db/schema/ground-columns.ts";

export const bodySystems = pgTable("body_systems", {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  hindiName: text().notNull(),
  icon: text().notNull(),
  description: text().notNull(),
  position: smallint().notNull(),
});

/** Reference text on a discomfort; `hasProductOffer` is false where the law forbids tying a drug to it. */
export const conditions = pgTable(
  "conditions",
  {
    id: id(),
    bodySystemId: integer()
      .notNull()
      .references(() => bodySystems.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    hindiName: text().notNull(),
    otherNames: text().array().notNull(),
    prevalence: text({ enum: ["common", "moderate"] }).notNull(),
    description: text().notNull(),
    symptoms: text().array().notNull(),
    remedies: jsonb().$type<{ slug: string; potency: string; why: string }[]>().notNull(),
    productSlugs: text().array().notNull(),
    brandChoices: jsonb()
      .$type<{ brand: string; item: string; potency: string | null; whyChosen: string }[]>()
      .notNull(),
    whenToSeeDoctor: text().array().notNull(),
    faqs: jsonb().$type<{ question: string; answer: string }[]>().notNull(),
    localAreas: text().array().notNull(),
    adCaution: text().array().notNull(),
    hasProductOffer: boolean().notNull(),
    /** The youngest child the page is about (domain/catalog/child-shelf.ts); null for everybody. */
    forAgeMonths: smallint(),
    position: smallint().notNull(),
  },
  (t) => [
    check("conditions_prevalence_check", sql`${t.prevalence} in ('common', 'moderate')`),
    index("conditions_body_system_index").on(t.bodySystemId, t.position),
  ],
);
