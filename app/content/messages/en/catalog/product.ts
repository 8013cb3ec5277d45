import { counted } from "#app/content/messages/counted.ts";
import type { Route } from "#app/domain/catalog/route.ts";

/** Words of the product page. */
export const productText = {
  home: "Home",
  shop: "Shop",
  breadcrumb: "Breadcrumb",
  sale: "Sale",
  bestSeller: "Best Seller",
  drawnPicture: "Drawing, not a photo. The printed label can differ.",
  enlarge: "See the picture larger",
  closePicture: "Close the picture",
  pictureOf: (name: string, form: string) => `${name}, ${form}`,
  taxIncluded: "Price includes all taxes",
  noReviews: "No reviews yet",
  aboutRemedy: (name: string) => `${name}: all makers and prices`,

  inStock: (count: number) => `In Stock (${count} available)`,
  quantity: "Quantity",
  oneLess: "One less",
  oneMore: "One more",
  onlySoMany: (count: number) =>
    count === 1 ? "Only 1 is in stock." : `Only ${count} are in stock. Please choose 1 to ${count}.`,
  buy: "Buy",
  inCart: "In your cart",
  viewCart: (amount: string) => `View cart · ${amount}`,
  otherBrands: "The same in other brands",
  thisPack: "This pack",
  facts: {
    batch: "Batch",
    perUnit: (unit: string) => `Price per ${unit}`,
    shelfDays: (days: number) => `At least ${days} days left`,
  },
  chat: "Ask about this medicine on chat",
  chatMessage: (name: string, address: string) => `Hello, I have a question about ${name}: ${address}`,

  trust: {
    delivery: "Fast Delivery",
    packaging: "Premium Packaging",
    authentic: "100% Authentic",
    shipping: (amount: string) => `Free Shipping above ${amount}`,
  },

  axes: { potency: "Potency", pack: "Pack size" },
  choiceNotes: {
    "for-sale": "",
    "sold-out": "Out of Stock",
    "doctor-only": "Doctor's advice only",
    "not-for-retail": "Not for retail",
  },
  inPack: (packSize: string) => `in ${packSize}`,

  tabs: { description: "Description", details: "Details", reviews: "Reviews" },
  tabList: "About this medicine",
  use: "How it is used",
  asOnLabel: "As on the label, or as your doctor says.",
  labelDose: (dose: string) => `On the label: ${dose}`,
  minAge: (months: number) => {
    if (months === 0) return "From birth on";
    if (months % 12 > 0) return `From ${counted(months, "month")} on`;
    return `From ${counted(months / 12, "year")} on`;
  },
  /** What is true of everything used there, and names no amount. */
  care: {
    mouth: ["For a baby, in pregnancy or with other medicines, ask a doctor first."],
    skin: ["For outside use only.", "Keep it out of the eyes."],
    eye: [
      "One bottle is for one person only.",
      "Do not let the tip touch anything.",
      "After opening, use it only as long as the label says.",
    ],
    ear: ["One bottle is for one person only.", "If the ear runs or hurts badly, see a doctor first."],
    nose: ["One bottle is for one person only.", "For a baby, ask a doctor first."],
    hair: ["For outside use only.", "Keep it out of the eyes."],
  } satisfies Record<Route, string[]>,
  goodToKnow: "Good to know",
  seeDoctor:
    "This is not medical advice. See a doctor if the complaint is severe, lasts or comes back. In pregnancy and for small children, ask a doctor first.",
  alcohol: {
    percent: (percent: number) => `Contains alcohol (${percent}% v/v).`,
    some: "Contains alcohol. The label says how much.",
    unknown: "May contain alcohol: please read the pack.",
  },
  storage: "Keep in a cool, dry place, away from sunlight and strong smells.",

  label: {
    composition: "Composition",
    compositionOnPack: "As printed on the pack",
    netContent: "Net content",
    mrp: "MRP",
    estimated: "Estimated price",
    mrpText: (amount: string) => `${amount} (incl. of all taxes)`,
    unitPrice: "Unit price",
    batch: "Batch in stock",
    expiry: "Expiry",
    maker: "Made by",
    licence: "Mfg. Lic. No.",
    importer: "Imported by",
    origin: "Country of origin",
    care: "Customer care",
  },

  details: {
    brand: "Brand",
    potency: "Potency",
    packSize: "Pack size",
    form: "Form",
    categories: "Categories",
    tags: "Tags",
    remedy: "Remedy",
    commonNames: "Also called",
  },

  reviews: {
    erasedAuthor: "A customer",
    rated: (average: string, count: number) =>
      `${average} out of 5, from ${count} ${count === 1 ? "review" : "reviews"}`,
    ratedBySamples: (average: string, count: number) =>
      `Sample rating: ${average} out of 5, from ${count} sample ${count === 1 ? "review" : "reviews"}`,
    stars: (stars: number) => `${stars} ${stars === 1 ? "star" : "stars"}`,
    given: (stars: number) => `Rated ${stars} out of 5`,
    sample: "Sample review",
    sampleNote: "Sample reviews belong to the demonstration. No customer wrote them.",
    reply: "The shop's reply",
    write: "Write a Review",
    whoMay: "Only customers who received it can review it, from their order tracking page.",
  },

  related: "Related Products",
  notFound: {
    title: "Product Not Found",
    text: "The product you're looking for doesn't exist or has been removed.",
    back: "Return to Shop",
  },
  meta: {
    title: (name: string, brand: string) => `${name} by ${brand}`,
    description: (name: string, brand: string, price: string) =>
      `${name} by ${brand} for ${price}, taxes included. Potency, pack, maker, batch and delivery to your PIN code.`,
  },
};
