import { counted } from "#app/content/messages/counted.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** Words of the questions and answers. */
export const faqText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  faq: "FAQ",

  index: {
    title: "Homeopathy FAQ",
    heading: "Questions and answers",
    description: (answers: number) =>
      `${answers} answers from a homeopathic shop in Sohna. Potency and dose, kinds of medicine, brands, safety, doctors, delivery, payment and returns.`,
    lead: (answers: number) => `${answers} plain answers from our counter. Search, or pick a topic below.`,
    general: "Asked most often",
    categories: "Knowledge base",
    questionsIn: (count: number) => counted(count, "question"),
    allOf: (count: number) => `All ${count} answers`,
    about: (name: string) => ` about ${name.toLowerCase()}`,
    readOn: "Read this answer on its own page",
  },

  search: {
    label: "Search the answers",
    placeholder: "Try: returns, drops for a child, LM",
    button: "Search",
    found: (count: number, search: string) => `${counted(count, "answer")} for “${search}”`,
    title: (search: string) => `Answers for “${search}”`,
    nothing: (search: string) => `No answer for “${search}”`,
    nothingText: "Try fewer or other words, open a category below, or ask us.",
    clear: "Show all questions",
    general: "General question",
  },

  category: {
    title: (name: string) => `${name}: Questions`,
    description: (name: string, description: string, count: number) =>
      `${description} ${counted(count, "answer")} about ${name.toLowerCase()} from a homeopathic shop in Sohna.`,
    others: "Other categories",
    notFound: "Category Not Found",
    notFoundText: "There are no questions under this address.",
    allQuestions: "All questions",
  },

  answer: {
    title: (question: string) => question,
    moreOf: (name: string) => `More about ${name.toLowerCase()}`,
    moreGeneral: "More general questions",
    next: "Where to go from here",
    notFound: "Question Not Found",
    notFoundText: "This question is not among our answers. It may have been asked under another name.",
  },

  ask: {
    title: "Not answered?",
    text: (hours: string) => `Ask a person. We answer ${hours}.`,
    chat: "Chat on WhatsApp",
    chatMessage: "Hello, I have a question: ",
    contact: "Contact us",
    doctor: "Ask a doctor",
    note: "These answers are general. They do not replace a doctor, and no medicine is promised to cure. In an emergency call 112.",
  },

  ways: {
    "potency-dosage": [
      { text: "Browse medicines by form", to: "/homeopathy-categories" },
      { text: "Shop all medicines", to: "/shop?view=all" },
      { text: "Ask a doctor about the dose", to: "/doctor-consultation" },
    ],
    "medicine-categories": [
      { text: "All medicine forms", to: "/homeopathy-categories" },
      { text: "Mother tinctures", to: "/category/mother-tinctures" },
      { text: "Biochemic salts", to: "/category/biochemic" },
    ],
    "homeopathy-brands": [
      { text: "All brands", to: "/brands" },
      { text: "Best sellers", to: "/bestsellers" },
      { text: "Our licences", to: "/licences" },
    ],
    "disease-specific": [
      { text: "Health categories", to: "/categories" },
      { text: "Health conditions", to: "/diseases" },
      { text: "Book a doctor", to: "/doctor-consultation" },
    ],
    "prescription-doctor": [
      { text: "Book a consultation", to: "/doctor-consultation" },
      { text: "About the shop and clinic", to: "/about" },
      { text: "Where to find us", to: "/contact" },
    ],
    "safety-side-effects": [
      { text: "Ask a doctor", to: "/doctor-consultation" },
      { text: "Health conditions", to: "/diseases" },
      { text: "Shop all medicines", to: "/shop?view=all" },
    ],
    "store-ordering": [
      { text: "Shipping policy", to: "/shipping-policy" },
      { text: "Returns and refunds", to: "/refund-policy" },
      { text: "Track an order", to: "/track-order" },
    ],
    "general-information": [
      { text: "About us", to: "/about" },
      { text: "Shop all medicines", to: "/shop?view=all" },
      { text: "Book a doctor", to: "/doctor-consultation" },
    ],
    general: [
      { text: "Shop all medicines", to: "/shop?view=all" },
      { text: "Book a doctor", to: "/doctor-consultation" },
      { text: "Shipping policy", to: "/shipping-policy" },
    ],
  } as Record<string, { text: string; to: RoutePath }[]>,
};
