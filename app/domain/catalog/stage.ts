import { type BottleScale, bottleScale, type PackshotForm } from "#app/domain/catalog/bottle-scale.ts";
import type { NetUnit } from "#app/domain/catalog/pack.ts";

export type Wall = "neel" | "leaf" | "rose" | "clay" | "marigold" | "paper";

/** How a drawn pack stands on its plank: the colour behind it, its size beside other packs, and its plant, or the ornament of a remedy that has no drawing. */
export type StageLook = {
  wall: Wall;
  scale: BottleScale;
  plantUrl: string | undefined;
  ornamentUrl: string | undefined;
};

/** The look of a pack; a remedy without a drawing gets the ornament, a pack of several or of no remedy stands alone. */
export function stageLook({
  plant,
  ornamentUrl,
  ...pack
}: {
  form: PackshotForm;
  netQuantity: number;
  netUnit: NetUnit;
  plant: { url: string; tint: Wall } | undefined;
  ornamentUrl: string | undefined;
}): StageLook {
  return {
    wall: plant?.tint ?? "paper",
    scale: bottleScale(pack),
    plantUrl: plant?.url,
    ornamentUrl: plant ? undefined : ornamentUrl,
  };
}
