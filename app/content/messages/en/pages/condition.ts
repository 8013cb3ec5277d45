import { counted } from "#app/content/messages/counted.ts";

/** A title has 60 characters, and the name of the shop takes its share. */
const LONGEST_TITLE = 41;

/** Words of the pages about health conditions. */
export const conditionText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  conditions: "Health Conditions",
  common: "Common",
  moderate: "Less common",
  askDoctor: "Ask a Doctor",
  allConditions: "All health conditions",
  otherConditions: (system: string) => `More on the ${system.toLowerCase()}`,

  notFound: "Health Condition Not Found",
  notFoundText: "We have no page on the condition you're looking for.",
  systemNotFound: "Body System Not Found",
  systemNotFoundText: "We have no pages on the body system you're looking for.",

  list: {
    title: "Health Conditions and Homeopathy",
    heading: "Everyday health conditions",
    description: (conditions: number, systems: number) =>
      `${conditions} everyday conditions of ${systems} body systems. Read how they feel, what is traditionally used in homeopathy, and which signs need a doctor.`,
    lead: "Everyday complaints in plain words. How they feel, what is traditionally used in homeopathy, and above all when to see a doctor.",
    more: (count: number) => `${count} more`,
    all: (count: number) => `All ${count}`,
    allOf: (system: string) => ` conditions: ${system}`,
    note: "These pages inform. They are not a diagnosis and do not replace a doctor. In an emergency call 112.",
  },

  search: {
    label: "Find a condition",
    placeholder: "Cough, acidity, hair fall",
    button: "Find",
    found: (count: number) =>
      count === 0 ? "Nothing found. Try another word." : counted(count, "condition"),
  },

  system: {
    title: (name: string) => `${name} Conditions`,
    description: (name: string, count: number, first: string) =>
      `${counted(count, "everyday condition")} of the ${name.toLowerCase()}: ${first} and more. How they feel, what is used, and when to see a doctor.`,
    count: (count: number) => counted(count, "condition"),
    more: "Other body systems",
  },

  page: {
    title: (name: string) => fitted(name, " in Homeopathy"),
    titleWithoutOffer: (name: string) => fitted(name, ": Signs and Help"),
    description: (name: string) =>
      `${name}: how it feels and what is traditionally used in homeopathy for it. Which warning signs need a doctor, and common questions.`,
    descriptionWithoutOffer: (name: string) =>
      `${name}: how it feels and which warning signs need a doctor without delay. Answers to common questions, and when to call for help.`,
    contents: "On this page",
    symptoms: "Symptoms",
    symptomsTitle: "What it feels like",
    remedies: "Remedies",
    aboutRemedy: (name: string) => `About ${name}`,
    remediesTitle: "Traditionally used in homeopathy",
    remediesText:
      "Described in homeopathic books for the picture of symptoms below; no promise of a result. If you are not sure, ask a doctor before you buy.",
    seeRemedies: "See the remedies",
    otherPotencies: (name: string) => `Find ${name} in the shop`,
    otherMakers: "Other makers and packs",
    packOf: (brand: string, packSize: string) => `${brand}, ${packSize}`,
    allPacks: "See all packs in the shop",
    productsTitle: "Ready mixes on our shelf",
    brandsTitle: "Brands people ask for",
    doctor: "See a doctor",
    questions: "Questions",
    questionsTitle: (name: string) => `Questions about ${name.toLowerCase()}`,
    consultTitle: "Not sure what it is?",
    consultText: "Describe it to a homeopathic doctor.",
    book: "Book a Consultation",
    nearTitle: "Near you",
    nearText: "We deliver in",
    note: "This page explains how remedies are described in homeopathic books. It is not a diagnosis and does not replace a doctor.",
    noteWithoutOffer:
      "This page informs only. By law, no medicine may be advertised for this kind of complaint, so we name none here. A doctor will advise you in person.",
    whyNoMedicine: "Why does this page name no medicine?",
    whyNoMedicineAnswer:
      "The Drugs and Magic Remedies Act of 1954 forbids advertising medicines for a list of conditions. This complaint may be on that list. A doctor who has seen you may advise you; a web page may not.",
    howDoctor: "How do I reach a doctor?",
    howDoctorAnswer:
      "Book a consultation on our Doctor Consultation page. If one of the warning signs above is there, go to a hospital or call 112 first.",
  },
};

/** A long name stands alone, without what would follow it. */
function fitted(name: string, tail: string): string {
  return name.length + tail.length <= LONGEST_TITLE ? name + tail : name;
}
