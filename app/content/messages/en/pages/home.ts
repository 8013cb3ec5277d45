/** Words of the home page. */
export const homeText = {
  title: "Homeopathic Pharmacy in Sohna, Gurgaon",
  description: (products: string, brands: string, shop: string, arrival: string) =>
    `${products} homeopathic medicines from ${brands} brands at ${shop}. Batch and expiry on every pack, delivered ${arrival} in Sohna and Gurgaon.`,

  hero: {
    title: "Homeopathy from a shop you can walk into",
    lead: (products: string, brands: string) => `${products} genuine medicines from ${brands} brands.`,
    leadDelivery: (area: string, arrival: string) =>
      `Packed at our counter on ${area} and sent to your home, ${arrival} in Sohna and Gurgaon.`,
    shopNow: "Shop Now",
    contactUs: "Contact Us",
    picture:
      "A wall niche with homeopathic bottles, tubes and a remedy kit on two shelves, under a marigold garland",
    freeDelivery: "Free delivery",
    freeDeliveryFrom: (amount: string) => `on orders of ${amount} and above`,
    nearbyBefore: (time: string) => `Sohna, Gurgaon, before ${time}`,
    authentic: "100% authentic",
    authenticText: "sealed, batch and expiry shown",
    consultation: "Doctor consultation",
    consultationText: "with a homeopathic doctor",
    exact: "The exact potency",
    exactText: "and the pack you look for",
  },

  concerns: "Shop by Health Category",
  allConcerns: "All categories",
  popular: "Popular Products",
  popularText: "Everyday medicines, on one shelf.",
  shopAll: "Shop all medicines",
  forms: "Shop by Medicine Form",
  allForms: "All forms",
  brands: "Top Brands",
  allBrands: "All brands",
  featured: "Featured Products",
  allFeatured: "All medicines",
  recent: "Recent Products",
  allRecent: "All new arrivals",

  features: {
    title: "A chemist's care in every parcel",
    batch: "Batch and expiry in sight",
    batchText:
      "Each pack is sealed and has its batch and expiry on the label. We note the batch on your order.",
    potency: "The exact potency",
    potencyText: "Search Arnica 30, 200 or 1M and see that potency, in the pack sizes that we stock.",
    doctor: "Ask a doctor first",
    doctorText: "Not sure which remedy? Book a consultation with the doctor.",
    returns: (days: number) => `${days}-day returns`,
    returnsText: (days: number) =>
      `Unopened, sealed medicines come back within ${days} days for a full refund.`,
    payment: "Pay your way",
    paymentText: {
      both: "UPI, or cash on delivery at the PIN codes where we take it.",
      upi: "UPI, from any app.",
      cash: "Cash on delivery, at the PIN codes where we take it.",
    },
    bulk: "Clinics and pharmacies",
    bulkText: (amount: string, least: number, most: number) =>
      `Bulk orders from ${amount}, ${least} to ${most}% off.`,
  },

  guides: "From the counter",
  allGuides: "All guides",

  questions: "Frequently asked questions",
  questionsText: "Short answers from the counter. For anything about your health, please speak to a doctor.",
  allQuestions: "All questions",
  askTitle: "Prefer to ask a person?",
  askText: (hours: string) => `Call or chat: ${hours}.`,

  testimonials: "What our customers say",
  sampleReview: "Sample review",
  rated: (rating: number) => `Rated ${rating} out of 5`,
  ratedInSample: (rating: number) => `Sample review, not by a customer: rated ${rating} out of 5`,
  reviewOf: "on",

  location: {
    title: "Visit the shop",
    map: "Sketch map: the shop is on Sohna Road, south of Gurgaon",
    address: "Address",
    hours: "Opening hours",
    phone: "Phone and chat",
    directions: "Get Directions",
    call: "Call",
    chat: "Chat on WhatsApp",
  },

  related: "Related Locations & Services",

  start: {
    title: "Not sure where to begin?",
    text: "Tell a doctor what is troubling you. Choose a free time, or ask us to call you.",
    textWithoutDoctor: "Ask us which forms and potencies there are. For your health, please see a doctor.",
    contact: "Contact Us",
    consultation: "Book a Consultation",
    bulk: "Bulk Orders",
  },
};
