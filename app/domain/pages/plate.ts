import type { Wall } from "#app/domain/catalog/stage.ts";

export const PLATE_KINDS = ["plant", "mineral", "animal"] as const;
export type PlateKind = (typeof PLATE_KINDS)[number];

/** A drawing of what a remedy is made from; `commonName` is what people call that. */
export type Plate = {
  slug: string;
  name: string;
  commonName: string;
  /** Whether the remedy has a page. */
  isSold: boolean;
  picture: { url: string; tint: Wall };
};
