/** What is written on a pack as an address calls it: "30-ml" of "30 ml" and "30ml", "hair-oil" of "Hair oil"; db/schema/catalog.ts stores the same. */
export function choiceSlug(text: string): string {
  return (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).join("-");
}
