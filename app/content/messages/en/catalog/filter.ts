/** What one may choose packs by, in the filter of /shop and in the chips above lists. */
export const filterText = {
  brand: "Brand",
  category: "Category",
  concern: "Health concern",
  anyConcern: "Any",
  dosageForm: "Dosage form",
  origin: "Country of origin",
  anyOrigin: "Any",
  alcohol: "Alcohol",
  alcoholFree: "Alcohol-free",
  stock: "Availability",
  inStock: "In stock",
  pack: "Pack size",
  potency: "Potency",
  priceFrom: (amount: string) => `From ${amount}`,
  priceUpTo: (amount: string) => `Up to ${amount}`,
  priceBetween: (low: string, high: string) => `${low} to ${high}`,
};
