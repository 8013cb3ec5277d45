import { counted } from "#app/content/messages/counted.ts";

/** What was chosen, said as a heading: "Dilutions by SBL for Allergy, 30 ml, in stock". */
export const shelfHeadingText = {
  medicines: "Medicines",
  both: (one: string, other: string) => `${one} and ${other}`,
  andMore: (one: string, more: number) => `${one} and ${more} more`,
  by: (what: string, brands: string) => `${what} by ${brands}`,
  forConcern: (what: string, concern: string) => `${what} for ${concern}`,
  byForConcern: (what: string, brands: string, concern: string) => `${what} by ${brands} for ${concern}`,
  inPotency: (what: string, potency: string) => `${what} in ${potency}`,
  countedResultsIn: (count: number, query: string, shelf: string) =>
    `${counted(count, "result")} for “${query}” in ${shelf}`,
  resultsIn: (query: string, shelf: string) => `Results for “${query}” in ${shelf}`,
  madeIn: (country: string) => `made in ${country}`,
  alcoholFree: "alcohol-free",
  inStock: "in stock",
  priceFrom: (amount: string) => `from ${amount}`,
  priceUpTo: (amount: string) => `up to ${amount}`,
  priceBetween: (low: string, high: string) => `${low} to ${high}`,
  details: (heading: string, details: string[]) => [heading, ...details].join(", "),
};
