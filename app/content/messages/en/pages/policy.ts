/** Words around the long texts that the law and the shop's customers ask for. */
export const policyText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  contents: "On this page",
  others: "Rules of the shop",
  since: (day: string) => `In force since ${day}`,
  askTitle: "A question about this?",
  askText: (hours: string) => `Call or write, ${hours}.`,
  contact: "Contact us",

  pages: {
    "privacy-policy": {
      title: "Privacy Policy",
      description:
        "Which personal data our shop and clinic use, why, how long, and who receives it. How you see, correct or erase it under the DPDP Act.",
    },
    "terms-of-service": {
      title: "Terms of Service",
      description:
        "What you can expect from us, and what we expect from you. Medicines, prices, orders, payment, delivery, reviews, complaints and the law.",
    },
    "shipping-policy": {
      title: "Shipping Policy",
      description:
        "Delivery times and fees by zone, the daily cut-off, and who brings the parcel. What happens when it is late or damaged, or nobody is at home.",
    },
    "refund-policy": {
      title: "Returns and Refunds",
      description:
        "How to cancel an order, return sealed packs, or report damaged or wrong goods. What cannot be returned, and when you get your money.",
    },
    "grievance-officer": {
      title: "Grievance Officer",
      description:
        "Whom to complain to about an order, a medicine or your data. Name, e-mail, phone, address, and when you get an answer.",
    },
    licences: {
      title: "Licences and Registrations",
      description:
        "The drug licences, the GSTIN and the person in charge of our homeopathic shop in Sohna. The rules of the trade that we follow.",
    },
  },
};
