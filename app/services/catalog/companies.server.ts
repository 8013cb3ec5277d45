import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { brands, products } from "#app/db/schema/catalog.ts";
import { companies } from "#app/db/schema/catalog-companies.ts";
import type { Company } from "#app/domain/catalog/company.ts";

/** SQL for the maker of the row in `products`, for a select that joins `brands`: the product's own, else the brand's; null while none is entered. */
export const makerOfProduct = companyOf(products.makerId, brands.makerId);

/** SQL for the importer of the row in `products`, as for its maker. */
export const importerOfProduct = companyOf(products.importerId, brands.importerId);

function companyOf(own: PgColumn, ofBrand: PgColumn): SQL<Company | null> {
  return sql<Company | null>`(
    select json_build_object('name', ${companies.name}, 'address', ${companies.address}, 'licence', ${companies.licence})
    from ${companies} where ${companies.id} = coalesce(${own}, ${ofBrand})
  )`;
}
