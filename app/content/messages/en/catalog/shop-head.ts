import { counted } from "#app/content/messages/counted.ts";

/** Title and description of /shop for search engines. */
export const shopHeadText = {
  bestSellers: "Buy homeopathic medicines online",
  bestSellersText: (count: string) =>
    `${count} homeopathic medicines: dilutions, mother tinctures, biochemic salts and drops, with potency, pack and price.`,
  all: "All homeopathic medicines",
  allText: (count: string) =>
    `All ${count} medicines of the shop by name, brand, form and price, from dilutions to kits.`,
  chosenText: (heading: string, count: number) =>
    `${heading}: ${counted(count, "homeopathic medicine")} with potency, pack and price.`,
  pageText: (text: string, page: number) => `Page ${page}: ${text}`,
};
