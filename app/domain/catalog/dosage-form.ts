/** A dosage form as a choice calls it: "Hair oil" of "hair-oil", "LM potency" of "lm-potency". */
export function dosageFormName(slug: string): string {
  const words = slug.replaceAll("-", " ").replace(/^lm\b/, "LM");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
