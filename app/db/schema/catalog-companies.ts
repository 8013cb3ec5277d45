import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "#app/db/schema/ground-columns.ts";
import { COMPANY_ROLES } from "#app/domain/catalog/company.ts";

/** A company as labels name it: who made a pack, or who brought it into the country. Null is what nobody has entered yet. */
export const companies = pgTable(
  "companies",
  {
    id: id(),
    slug: text().notNull().unique(),
    /** Its legal name. */
    name: text().notNull(),
    role: text({ enum: COMPANY_ROLES }).notNull(),
    address: text(),
    /** Its licence to manufacture, or to import, drugs. */
    licence: text(),
    country: text().notNull(),
  },
  (t) => [check("companies_role_check", sql`${t.role} in ('maker', 'importer')`)],
);
