import type { ComponentProps } from "react";
import { photoSources } from "#app/domain/picture-size.ts";

/** A product's picture on its shelf: a photograph in the width that fits (`sizes`), else the drawing. */
export function PackPicture({
  src,
  sizes,
  ...image
}: ComponentProps<"img"> & { src: string; sizes: string }) {
  const img = <img width={400} height={480} {...image} src={src} alt={image.alt ?? ""} />;
  const sources = photoSources(src);
  if (!sources) return img;
  return (
    <picture className="contents">
      {sources.map(({ format, srcSet }) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
