import { searchResultsText } from "#app/content/messages/search/search-results.ts";
import type { LeftOut } from "#app/domain/catalog/named-packs.ts";
import { potencyLabel } from "#app/domain/catalog/potency.ts";
import type { SearchReading } from "#app/domain/search/search-reading.ts";

/** What is not kept of what was asked for, and what stands there instead. */
export function nearestSaid(
  { name, brands, potency, pack }: SearchReading,
  { leftOut, isNarrowed }: { leftOut: LeftOut; isNarrowed: boolean },
): string {
  const words = searchResultsText;
  const said = words.nearest;
  // Beside a filter it may be kept, only not so; and what has no name cannot be named.
  if (isNarrowed || name === undefined) return said.other;
  const [brand] = brands;
  const label = potency && potencyLabel(potency);
  const ofBrand = (medicine: string) => (brand ? words.by(medicine, brand) : medicine);
  const exact = words.packOf(name, label);
  if (leftOut === "potency" && label) return said.potency(ofBrand(name), label);
  if (leftOut === "brand" && brand) return said.brand(exact, brand);
  if (leftOut === "pack" && pack) return said.pack(ofBrand(exact), pack);
  return leftOut === "form" ? said.form(ofBrand(exact)) : said.other;
}
