import type { ReactNode } from "react";
import { PackPicture } from "#app/components/catalog/product/pack-picture.tsx";
import type { StageLook } from "#app/domain/catalog/stage.ts";
import { photoSources } from "#app/domain/picture-size.ts";

/**
 * A pack on its plank before the wall and plant of its remedy, in true relation to the packs beside it; a photograph
 * fills the wall instead. The name stands beside it, so the pictures say nothing. `isUrgent` fetches them at once: for
 * the first row of a page only. `sizes` is the width of a photograph; children are badges and the line of delivery.
 */
export function Stage({
  product: { pictureUrl, stage },
  sizes,
  isUrgent = false,
  className = "",
  children,
}: {
  product: { pictureUrl: string; stage: StageLook };
  sizes: string;
  isUrgent?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const loading = isUrgent ? "eager" : "lazy";
  const isPhoto = photoSources(pictureUrl) !== undefined;
  const behind = isPhoto ? undefined : (stage.plantUrl ?? stage.ornamentUrl);
  const place = isPhoto ? "is-photo" : stage.plantUrl ? "" : "is-solo";
  return (
    <div className={`stage wall-${stage.wall} pack-${stage.scale} ${place} ${className}`}>
      {children}
      {behind && (
        <img
          className="stage-plant"
          src={behind}
          alt=""
          width={200}
          height={252}
          loading={loading}
          decoding="async"
        />
      )}
      <PackPicture className="stage-pack" src={pictureUrl} sizes={sizes} loading={loading} />
    </div>
  );
}
