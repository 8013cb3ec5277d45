import type { HelpfulFact } from "#app/domain/shop/helpful-facts.ts";
import type { OpeningFact } from "#app/domain/shop/opening.ts";

/** Words of the list on the Today board of what is missing before the shop may sell; the start says the titles too. */
export const officeOpeningText = {
  title: "Before you open",
  count: (done: number, all: number) => `${done} of ${all}`,
  missing: (count: number) => (count === 1 ? "1 fact is missing." : `${count} facts are missing.`),
  bar: (done: number, all: number) => `${done} of ${all} facts are in`,
  demo: {
    title: "The shop is a demonstration",
    closed: (all: number) =>
      `Visitors can look, nobody can order. It opens by itself when all ${all} facts are in.`,
    practice: (all: number) =>
      `On this computer orders are practice. It opens by itself when all ${all} facts are in.`,
  },
  allIn: "The shop is open: all facts are in.",
  factsIn: (count: number) => (count === 1 ? "1 fact is in" : `${count} facts are in`),
  facts: {
    phone: { title: "Phone", ask: "The number customers call" },
    email: { title: "Email", ask: "An address that reaches the shop, not one that ends in .example" },
    address: { title: "Address", ask: "Shop number and street" },
    "legal-name": { title: "Legal name", ask: "As the licence and the tax office know it" },
    licence: {
      title: "Drug licence (20-C) and its holder",
      ask: "Number, name of the holder, valid until",
    },
    "competent-person": { title: "Competent person", ask: "The person in charge named in the licence" },
    "grievance-officer": { title: "Grievance officer", ask: "By name" },
    gst: { title: "GSTIN", ask: "The number, or a tick that the shop is not registered" },
    payment: { title: "A way to be paid", ask: "UPI address, keys of Razorpay, or cash on delivery" },
    "sample-reviews": { title: "Sample reviews removed", ask: "They were written for the demonstration" },
    "poisons-list": {
      title: "Poisons list, signed by your pharmacist",
      ask: "Who may buy what is made of poisonous sources",
    },
    prices: { title: "Prices copied from the pack", ask: "Products on sale still carry an estimated MRP" },
    "demo-batches": { title: "No demo batch on sale", ask: "The packs of the demonstration are nowhere" },
  } satisfies Record<OpeningFact, { title: string; ask: string }>,
  left: {
    reviews: (count: number) => (count === 1 ? "1 sample review" : `${count} sample reviews`),
    prices: (count: number) =>
      count === 1
        ? "1 product still carries an estimated MRP"
        : `${count} products still carry an estimated MRP`,
    batches: (count: number) => (count === 1 ? "1 batch is made up" : `${count} batches are made up`),
  },
  unregistered: "Not registered for GST",
  upi: "UPI",
  online: "Razorpay",
  cash: "Cash on delivery",
  signed: "Signed",
  none: "None left",
  takeOff: "Take all made-up batches off sale",
  takenOff: (count: number) =>
    count === 1 ? "1 batch is in quarantine." : `${count} batches are in quarantine.`,
  helpful: {
    title: "Would help",
    text: "The shop opens without these. Customers look for them.",
    facts: {
      "pharmacist-number": {
        title: "Pharmacist's registration number",
        text: "Shown with the name of the person in charge",
      },
      "pharmacist-photo": {
        title: "Pharmacist's photograph",
        text: "Add it to the gallery, section The pharmacist",
      },
      "doctor-photo": { title: "Doctor's photograph", text: "Patients see a drawing until then" },
      gallery: { title: "Photographs of the shop", text: "The gallery shows drawn plants until then" },
      founder: { title: "Founder's name and story", text: "Shown on the About page" },
    } satisfies Record<HelpfulFact, { title: string; text: string }>,
  },
  clinic: {
    title: "Clinic",
    fact: "A registered doctor, by name and number",
    ask: "The clinic takes nobody until then. The shop may open without it.",
    done: "Patients can be booked once the shop is open",
  },
};
