import { smallPicture } from "#app/domain/picture-size.ts";

/** A product's picture in a list, drawn so that the potency stays readable; takes the address of the large one. */
export function Thumbnail({ pictureUrl, className = "" }: { pictureUrl: string; className?: string }) {
  return <img src={smallPicture(pictureUrl)} alt="" width={96} height={96} className={className} />;
}
