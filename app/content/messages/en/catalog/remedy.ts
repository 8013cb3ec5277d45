import { counted } from "#app/content/messages/counted.ts";
import type { RelationKind, RemedyCaution } from "#app/domain/catalog/remedy-page.ts";

/** Words of the page of a remedy. */
export const remedyText = {
  home: "Home",
  shop: "Shop",
  breadcrumb: "Breadcrumb",

  packs: {
    title: "Makers and prices",
    lead: (makers: number, potencies: number) =>
      potencies > 1
        ? `${counted(makers, "maker")}, ${potencies} potencies. Prices include taxes.`
        : `${counted(makers, "maker")}. Prices include taxes.`,
    potency: "Potency",
    noPotency: "Other",
    all: "All",
    caption: (name: string) => `${name} by potency and maker, lowest unit price first`,
    maker: "Maker and pack",
    price: "Price",
    unitPrice: "Unit price",
    cart: "Cart",
    lowest: "Lowest",
    per: { ml: "ml", g: "g", unit: "piece" },
    perUnit: (unit: string) => `per ${unit}`,
    add: "Add",
    inStock: "In stock",
    prescription: "On a doctor's prescription",
    nobody: "For hospitals and clinics",
  },
  forms: "Forms",

  about: {
    title: "What it is",
    kingdoms: {
      plant: "Plant",
      mineral: "Mineral",
      animal: "Animal",
      nosode: "Nosode",
      sarcode: "Sarcode",
    } as Record<string, string>,
    source: "Source",
    synonyms: "Synonyms",
    hindi: "Hindi",
    abbreviation: "Written",
    uses: "Traditionally described for",
    keynotes: "Noted in the old books",
    noPromise: "A described use is not a promise of a result.",
  },

  relations: {
    title: "Its relations",
    kinds: {
      complementary: "complementary",
      antidotes: "antidote",
      inimical: "inimical",
    } satisfies Record<RelationKind, string>,
    note: "As the classical books list them.",
  },

  care: {
    title: "Please take care",
    poison: "Poisonous source.",
    alcohol: "Liquid packs contain alcohol. The label says how much.",
    "milk-sugar": "Tablets and powders contain milk sugar (lactose).",
    baby: "For a baby, in pregnancy or with other medicines, ask a doctor first.",
    doctor: "This is not medical advice. See a doctor if the complaint is severe, lasts or comes back.",
    ask: "Ask a doctor",
  } satisfies Record<RemedyCaution, string> & Record<string, string>,

  notFound: {
    title: "Remedy Not Found",
    text: "We keep no remedy of this name. Please search the shop.",
    back: "Go to the shop",
  },
  meta: {
    title: (name: string) => `${name}: potencies, makers, prices`,
    description: (name: string, common: string, packs: number, makers: number) =>
      `${name}${common && ` (${common})`}: ${counted(packs, "pack")} by ${counted(makers, "maker")}, with potency, price per ml or gram, stock, relations and cautions.`,
  },
};
