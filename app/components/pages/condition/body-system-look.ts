/** The plant and the tint of a body system; one that the owner added later borrows the first-aid plant. */
const LOOKS: Record<string, { art: string; tint: string }> = {
  "mind-and-nervous-system": { art: "stress-and-sleep", tint: "bg-neel-100" },
  "face-skin-and-hair": { art: "skin-care", tint: "bg-rose-100" },
  "digestive-system": { art: "digestion", tint: "bg-clay-100" },
  "respiratory-system": { art: "allergy", tint: "bg-leaf-100" },
};

export function bodySystemLook(slug: string): { url: string; tint: string } {
  const look = Object.hasOwn(LOOKS, slug) ? LOOKS[slug]! : { art: "first-aid", tint: "bg-leaf-100" };
  return { url: `/art/tiles/${look.art}.svg`, tint: look.tint };
}
