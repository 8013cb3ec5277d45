/** The plant and the tint of a health concern; one that the owner added later borrows the first-aid plant. */
const LOOKS: Record<string, { art: string; tint: string }> = {
  "cough-and-cold": { art: "cough-and-cold", tint: "bg-rose-100" },
  immunity: { art: "immunity", tint: "bg-marigold-100" },
  allergy: { art: "allergy", tint: "bg-leaf-100" },
  digestion: { art: "digestion", tint: "bg-clay-100" },
  "skin-care": { art: "skin-care", tint: "bg-neel-100" },
  "hair-care": { art: "hair-care", tint: "bg-leaf-100" },
  "stress-and-sleep": { art: "stress-and-sleep", tint: "bg-neel-100" },
  "first-aid-and-aches": { art: "first-aid", tint: "bg-leaf-100" },
  "child-care": { art: "child-care", tint: "bg-marigold-100" },
  "mouth-and-dental": { art: "womens-wellness", tint: "bg-rose-100" },
};

export function concernLook(slug: string): { url: string; tint: string } {
  const look = Object.hasOwn(LOOKS, slug) ? LOOKS[slug]! : LOOKS["first-aid-and-aches"]!;
  return { url: `/art/tiles/${look.art}.svg`, tint: look.tint };
}
