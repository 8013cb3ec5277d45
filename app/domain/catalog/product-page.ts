import type { Company } from "#app/domain/catalog/company.ts";
import type { MrpSource } from "#app/domain/catalog/mrp-source.ts";
import type { NetUnit } from "#app/domain/catalog/pack.ts";
import type { ProductCard } from "#app/domain/catalog/product.ts";
import type { ProductChoices } from "#app/domain/catalog/product-choice.ts";
import type { RatingSummary } from "#app/domain/catalog/rating.ts";
import type { Route } from "#app/domain/catalog/route.ts";
import type { SoldTo } from "#app/domain/catalog/sold-to.ts";

type Named = { slug: string; name: string };

/** What a buyer wrote; samples belong to the demonstration and say so. */
export type Review = {
  id: number;
  rating: number;
  authorName: string;
  body: string;
  reply: string | undefined;
  isSample: boolean;
  writtenOn: string;
};

/** All that the page of a product shows. */
export type ProductPage = ProductCard & {
  /** The one the brand has on its packs. */
  brandColour: string;
  netQuantity: number;
  netUnit: NetUnit;
  dosageForm: string;
  /** The GTIN under the bars of the pack. */
  barcode: string | undefined;
  alcoholPercent: number | undefined;
  mrpSource: MrpSource;
  /** Null while nobody has entered who. */
  maker: Company | null;
  importer: Company | null;
  originCountry: string;
  shortDescription: string;
  description: string;
  ingredients: string[];
  soldTo: SoldTo;
  /** In the words of the label; undefined when none was entered or none may be printed (label-dose.ts). */
  labelDose: string | undefined;
  route: Route | undefined;
  minAgeMonths: number | undefined;
  seoTitle: string | undefined;
  seoDescription: string | undefined;
  form: Named;
  categories: (Named & { kind: "form" | "concern" })[];
  tags: string[];
  images: { url: string; alt: string }[];
  remedy: { slug: string; name: string; abbreviation: string; commonNames: string[] } | undefined;
  /** The batch that would be sold next. */
  nextBatch: { number: string; expiresOn: string } | undefined;
  reviews: { summary: RatingSummary | undefined; newest: Review[] };
  choices: ProductChoices;
  related: ProductCard[];
};
