import type { KnownFacts } from "#app/domain/fact.ts";

/** The "About" block of a brand, in paragraphs. */
export function brandAbout({
  brand,
  forms,
  known: { settings, holds },
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
  known: KnownFacts;
}): string[] {
  const shelf =
    brand.productCount === 0
      ? `We have nothing from ${brand.name} in stock today. Ask us whether we can order it.`
      : `At our counter on ${settings.shop.address.area} there ${brand.productCount === 1 ? "is 1 product" : `are ${brand.productCount} products`} of ${brand.name}${forms.length > 0 ? `: ${listed(forms)}` : ""}.`;
  return [
    `${brand.fullName} is known for ${listed(brand.specialties)}. ${shelf}`,
    [
      ...(holds.includes("licence")
        ? ["We buy from licensed distributors with a bill for every batch."]
        : []),
      brand.country === "India"
        ? "Each pack is sealed and carries the maker's licence number, the batch, the MRP and the expiry."
        : `Packs from ${brand.country} also carry the name of the importer, beside the batch, the MRP and the expiry.`,
    ].join(" "),
  ];
}

function listed(words: string[]): string {
  return new Intl.ListFormat("en-IN").format(words);
}
