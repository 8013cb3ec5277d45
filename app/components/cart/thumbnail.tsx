/** A product's picture in a list, drawn so that the potency stays readable; takes the address of the large one. */
export function Thumbnail({ pictureUrl, className = "" }: { pictureUrl: string; className?: string }) {
  return <img src={pictureUrl.replace("/md/", "/xs/")} alt="" width={96} height={96} className={className} />;
}
