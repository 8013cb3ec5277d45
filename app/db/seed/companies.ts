import type { InferInsertModel } from "drizzle-orm";
import type { companies } from "#app/db/schema/catalog-companies.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { brands } from "./facts.ts";

/**
 * The makers whose legal name is public beyond doubt: it says what kind of company it is. Of "Haslab (HSL)" and the like
 * nothing is entered, and no address is either where a maker has several plants: the label says which, and the office enters it.
 */
const LEGAL_NAME = /\b(Private Limited|Pvt\. Ltd\.|GmbH)$/;

/** Its one plant, for the whole world. */
const RECKEWEG = {
  slug: "reckeweg",
  name: "Pharmazeutische Fabrik Dr. Reckeweg & Co. GmbH",
  address: "Berliner Ring 32, 64625 Bensheim, Germany",
  country: "Germany",
};

type CompanyRow = InferInsertModel<typeof companies>;

/** The makers by the slug of their brand; no importer is known yet. */
export function companyRows(): (CompanyRow & { brand: string })[] {
  return brands
    .filter(({ fullName }) => LEGAL_NAME.test(fullName))
    .map(({ slug: brand, fullName: name, country }) => ({
      brand,
      role: "maker",
      ...(brand === RECKEWEG.slug
        ? { ...RECKEWEG, slug: slugify(RECKEWEG.name) }
        : { slug: slugify(name), name, country }),
    }));
}
