import { counted } from "#app/content/messages/counted.ts";

/** Words of a medicine in a list: a remedy or a product over all its packs. */
export const medicineText = {
  potencies: (lowest: string, highest: string) => `${lowest} to ${highest}`,
  brands: (count: number) => counted(count, "brand"),
  packs: (count: number) => counted(count, "pack"),
  from: (price: string) => `from ${price}`,
  /** "6 CH to CM, 6 brands, from ₹94" */
  summary: (parts: string[]) => parts.join(", "),
  potencyOf: (name: string) => `Potency of ${name}`,
  sizeOf: (name: string) => `Pack size of ${name}`,
  brandAndPack: (brand: string, pack: string) => `${brand}, ${pack}`,
};
