import { counted } from "#app/content/messages/counted.ts";

/** Words of the brand pages. */
export const brandText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  brands: "Brands",
  questions: "Frequently asked questions",

  list: {
    title: "Homeopathic Brands",
    heading: "Homeopathic brands at our counter",
    description: (brands: number) =>
      `${brands} homeopathic brands from India and Germany at one counter in Sohna: SBL, Dr. Reckeweg, Schwabe, Bakson's and more, with origin and specialities.`,
    lead: "Indian and German makers side by side. Open a brand to see what we have of it.",
    missingTitle: "Can't find a brand?",
    missingText: "Tell us the name on the label. We answer whether we can order it.",
    missingMessage: "Hello, do you have medicines of this brand: ",
    chatOnWhatsApp: "Chat on WhatsApp",
    contactUs: "Contact Us",
  },

  page: {
    title: (name: string) => `${name} Homeopathy`,
    titleOfPage: (name: string, page: number) => `${name} Homeopathy, page ${page}`,
    description: (name: string, count: number, country: string, arrival: string) =>
      `${counted(count, "pack")} of homeopathic medicines by ${name}, ${country}, with potency, pack and price. Sealed packs, delivered ${arrival} in Sohna and Gurgaon.`,
    ofBrand: " homeopathic medicines",
    since: (country: string, year: number) => `${country}, since ${year}`,
    atCounter: (count: number) => `${counted(count, "product")} at our counter`,
    shopAll: "Shop All",
    ask: "Ask About This Brand",
    askMessage: (name: string) => `Hello, I have a question about ${name}.`,
    productsTitle: (name: string) => `Products from ${name}`,
    all: (count: number) => `All ${count.toLocaleString("en-IN")}`,
    forms: "Form",
    aboutTitle: (name: string) => `About ${name}`,
    country: "Country",
    founded: "Founded",
    headquarters: "Based in",
    knownFor: "Known for",
    inShop: "In our shop",
    emptyTitle: "No products available",
    emptyText: "There are currently no products listed for this brand.",
    notFound: "Brand Not Found",
    notFoundText: "The brand you're looking for doesn't exist.",
    allBrands: "All brands",
  },
};
