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
        "Which personal data our shop and clinic use, for what and how long, who receives it, and how you see, correct or erase it under the DPDP Act.",
    },
    "terms-of-service": {
      title: "Terms of Service",
      description:
        "What buyer and shop owe each other: medicines and advice, prices, orders, payment, delivery, reviews, complaints and the law that applies.",
    },
    "shipping-policy": {
      title: "Shipping Policy",
      description:
        "Delivery times and fees by zone, the cut-off of the day, who brings the parcel, and what happens when it is late, damaged or nobody is at home.",
    },
    "refund-policy": {
      title: "Returns and Refunds",
      description:
        "How to cancel an order, send sealed packs back, report damaged or wrong goods, what cannot be returned, and when your money comes.",
    },
    "grievance-officer": {
      title: "Grievance Officer",
      description:
        "Whom to complain to about an order, a medicine or your data: name, e-mail, phone and address, and when you get an answer.",
    },
    licences: {
      title: "Licences and Registrations",
      description:
        "The drug licences, the GSTIN and the person in charge of our homeopathic shop in Sohna, and the rules of the trade that we keep.",
    },
  },
};
