/** Words in the place of price and button, where a pack cannot be bought. */
export const cannotBuyText = {
  outOfStock: "Out of Stock",
  doctorOnlyTitle: "Only on a doctor's advice",
  doctorOnlyText: "We do not sell this medicine without a doctor's prescription. Please ask a doctor first.",
  doctorOnlyShort: "Doctor's advice needed",
  doctorOnlyNote: "We sell it on a prescription",
  askDoctor: "Ask a doctor",
  notForRetailTitle: "Not for sale to the public",
  notForRetailText:
    "The law keeps this pack size for hospitals and dispensaries. Please choose a smaller pack.",
  alcoholUnknownText:
    "We are still checking how much alcohol this bottle has. Until then, the law allows only small packs.",
  forClinics: (pack: string) => `${pack} is for clinics`,
  insteadPrice: (pack: string, amount: string) => `${pack} is ${amount}`,
  choosePack: (pack: string) => `Choose ${pack}`,
  askQuote: "Ask for a quote",
  seeOthers: (count: number) => (count === 1 ? "See another in stock" : `See ${count} others in stock`),
  tellMe: "Tell me when it is back",
  askWhatsapp: "Ask on WhatsApp",
  backQuestion: (name: string, address: string) =>
    `Hello, please tell me when ${name} is back in stock: ${address}`,
  seeSimilar: "See similar medicines",
};
