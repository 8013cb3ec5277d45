import { counted } from "#app/content/messages/counted.ts";

/** What /shop says to a search; only the server says it. */
export const searchResultsText = {
  searched: (query: string) => `You searched for “${query}”`,
  title: (query: string) => `${query}: homeopathic medicines`,
  searchedTitle: (query: string) => `Search for ${query}`,
  description: (count: number, query: string) =>
    `${counted(count, "homeopathic medicine")} for ${query}, with potency, pack and price.`,
  searchedDescription: (query: string) => `What our shop has to say about ${query}.`,

  showing: (shown: string) => `Showing ${shown};`,
  searchInstead: (typed: string) => `search for ${typed} instead`,
  otherName: (typed: string, name: string) => `${typed} is another name of ${name}.`,

  condition: "Condition: signs, care and when to see a doctor",
  concern: (count: number) => `Health concern: ${counted(count, "medicine")} on this shelf`,
  form: (count: number) => `Form: ${counted(count, "medicine")} on this shelf`,
  brand: (count: number) => `Brand: ${counted(count, "medicine")} in our shop`,
  page: "A page of our shop",
  cart: "Cart",
  verifyPrescription: "Check a prescription",
  askDoctor: "Ask a doctor",
  askDoctorDetail: "Say in your own words what troubles you",

  area: {
    title: "We may not suggest a medicine for this",
    text: "The law lets no shop suggest one. A doctor can examine you and advise you.",
  },
  seeDoctor: {
    title: "Please see a doctor about this",
    text: "We suggest no medicine for it here. A doctor can find out what it is.",
  },
  emergency: {
    title: "In an emergency do not wait for us",
    text: "Is it happening now? Go to the nearest hospital, or call at once.",
  },
  selfHarm: {
    title: "Please talk to somebody now",
    text: "Tele-MANAS listens day and night, free, in many Indian languages. In danger call 112.",
  },

  notKept: (query: string) => `We do not keep “${query}”.`,
  notKeptText: "Is it a homeopathic medicine? Check the spelling on its label, or ask us.",
  /** Only a complaint in it is known; its page or two are below. */
  partlyKnown: "We do not know all of these words",
  partlyKnownText: "Perhaps this helps. For a medicine, check the spelling on its label.",
  /** "Arnica Montana 30 CH by SBL" */
  packOf: (name: string, potency: string | undefined) => (potency ? `${name} ${potency}` : name),
  by: (name: string, brand: string) => `${name} by ${brand}`,
  nearest: {
    potency: (name: string, potency: string) => `We do not keep ${name} in ${potency}. Other potencies:`,
    brand: (name: string, brand: string) => `We do not keep ${name} by ${brand}. From other makers:`,
    pack: (name: string, pack: string) => `We do not keep ${name} in ${pack}. Other packs:`,
    form: (name: string) => `We do not keep ${name} in that form. Other forms:`,
    other: "Nothing fits all of that. This comes nearest:",
  },
  shelf: (name: string) => `On our shelf “${name}”`,

  otherPotencies: (name: string) => `Other potencies of ${name}`,
  allPotencies: (name: string) => `All potencies of ${name}`,
  moreWith: (word: string) => `More with “${word}”`,
  moreLikeIt: "With a similar name",
};
