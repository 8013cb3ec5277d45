type GalleryPicture = { url: string; srcSet: string; alt: string; width: number; height: number };

/** Photographs side by side, each with the words that the owner wrote below it. */
export function PictureGrid({ pictures }: { pictures: GalleryPicture[] }) {
  const columns = pictures.length % 5 === 0 ? "lg:grid-cols-5" : "lg:grid-cols-4";
  return (
    <ul className={`grid grid-cols-2 gap-3.5 lg:gap-[18px] ${columns}`}>
      {pictures.map(({ url, srcSet, alt, width, height }) => (
        <li key={url}>
          <figure className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
            <img
              src={url}
              srcSet={srcSet}
              sizes="(min-width: 64rem) 300px, 50vw"
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="aspect-[4/3] w-full bg-sunk object-cover"
            />
            <figcaption className="border-t border-line-soft px-4 py-3 text-[.9375rem] leading-snug text-ink-2">
              {alt}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
