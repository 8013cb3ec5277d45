import { brands, products } from "#app/db/schema/catalog.ts";
import { importerOfProduct, makerOfProduct } from "#app/services/catalog/companies.server.ts";

/** The columns that say which product is meant and what it is called, for a select that joins `brands`. */
export const namedColumns = {
  productId: products.id,
  slug: products.slug,
  name: products.name,
  brandName: brands.name,
  potencyScale: products.potencyScale,
  potencyNumber: products.potencyNumber,
  packSize: products.packSize,
};

/** What a line of an order copies of its product, its price aside; for a select that joins `brands`. */
export const lineColumns = {
  ...namedColumns,
  maker: makerOfProduct,
  importer: importerOfProduct,
  originCountry: products.originCountry,
  hsn: products.hsn,
  gstPercent: products.gstPercent,
  mrpPaise: products.mrpPaise,
  mrpSource: products.mrpSource,
};
