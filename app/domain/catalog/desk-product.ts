// A product as the lists and forms of the desk show it; the services fill it, the components draw it.

import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";

export type DeskProduct = {
  id: number;
  sku: string;
  slug: string;
  name: string;
  potencyLabel: string | undefined;
  packSize: string;
  brandName: string;
  mrpPaise: number;
  pricePaise: number;
  mrpSource: MrpSource;
  /** What its label says and nobody has entered. */
  gaps: ("maker" | "importer" | "composition" | "alcohol")[];
  gstPercent: number;
  isPublished: boolean;
  freeQuantity: number;
  pictureUrl: string;
};

/** What is chosen in a list: sent as its slug, read as its name. */
export type Choice = { slug: string; name: string };

/** What a product can stand under; remedies are typed by their slug. */
export type DeskChoices = {
  brands: Choice[];
  forms: Choice[];
  categories: Choice[];
  remedies: string[];
  makers: Choice[];
  importers: Choice[];
};
