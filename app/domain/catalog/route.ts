/** Where a medicine is used: what its care words are chosen by. Supplies such as empty vials have none. */
export const ROUTES = ["mouth", "skin", "eye", "ear", "nose", "hair"] as const;
export type Route = (typeof ROUTES)[number];

const FORMS: Record<Route, readonly string[]> = {
  mouth: [
    "dilution",
    "mother-tincture",
    "trituration",
    "lm-potency",
    "tablets",
    "pills",
    "globules",
    "lozenges",
    "drops",
    "syrup",
    "toothpaste",
    "kit",
    "plain-globules",
    "plain-tablets",
    "sugar-of-milk",
  ],
  skin: ["cream", "gel", "ointment", "oil", "spray", "powder", "soap", "face-wash", "lip-balm"],
  eye: ["eye-drops"],
  ear: ["ear-drops"],
  nose: ["nasal-drops"],
  hair: ["shampoo", "hair-oil"],
};

/** Where a dosage form is used; undefined for one that says nothing of it. A label that says otherwise wins. */
export function routeOf(dosageForm: string): Route | undefined {
  return ROUTES.find((route) => FORMS[route].includes(dosageForm));
}
