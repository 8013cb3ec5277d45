import type { Settings } from "#app/domain/settings.ts";

/** The "About" block of a brand, in paragraphs. */
export function brandAbout({
  brand,
  forms,
  shop,
}: {
  brand: {
    slug: string;
    name: string;
    fullName: string;
    country: string;
    specialties: string[];
    productCount: number;
  };
  /** Names of the medicine forms in which the brand is on the shelf. */
  forms: string[];
  shop: Settings["shop"];
}): string[] {
  const shelf =
    brand.productCount === 0
      ? `We have nothing from ${brand.name} in stock today. We can usually get it within a few days.`
      : `At our counter on ${shop.address.area} there ${brand.productCount === 1 ? "is 1 product" : `are ${brand.productCount} products`} of ${brand.name}${forms.length > 0 ? `: ${listed(forms)}` : ""}.`;
  return [
    `${brand.fullName} is asked for at our counter by its specialities: ${listed(brand.specialties)}. ${shelf}`,
    brand.country === "India"
      ? "We buy from licensed distributors with a bill for every batch. Each pack is sealed and carries the maker's licence number, the batch, the MRP and the expiry."
      : `We buy from licensed distributors with a bill for every batch. Packs from ${brand.country} also carry the name of the importer, beside the batch, the MRP and the expiry.`,
  ];
}

function listed(words: string[]): string {
  return new Intl.ListFormat("en-IN").format(words);
}
