/** Words of the list of all places, and of the guides to Gurgaon and Sohna. */
export const placeListText = {
  list: {
    title: "Service Areas Around Sohna",
    heading: "Where we deliver",
    description: (count: number) =>
      `${count} towns, sectors, societies and villages around Sohna. Each has a page with its delivery day, fee and distance from our shop.`,
    lead: (count: number) =>
      `${count} towns, sectors, societies and villages have their own page. See when your order arrives, the fee and how far it is.`,
    kind: (kind: string, count: number) => `${kind} (${count})`,
    jump: "On this page",
    rest: "The rest of India",
    restText: (least: number, most: number) =>
      `Parcels travel to every other PIN code in ${least} to ${most} working days. Enter yours above to see the day and the fee.`,
    guides: "Guides",
    km: (km: number) => `${km} km`,
    here: "our shop",
  },

  guide: {
    placesTitle: "Places with a page of their own",
    clinicTitle: "Seeing a doctor",
    deliveryTitle: "Having it brought",
    book: "Book a Consultation",
    shop: "Shop Now",
  },
  guides: {
    gurgaon: {
      link: "Homeopathy in Gurgaon, Haryana",
      heading: "Homeopathy in Gurgaon, Haryana",
      title: "Homeopathy in Gurgaon, Haryana",
      crumb: "Gurgaon",
      description: (count: number) =>
        `A guide to homeopathy in Gurgaon. How medicines reach ${count} sectors, areas and societies, when to see a doctor, and what to ask before you buy.`,
    },
    sohna: {
      link: "Homeopathy in Sohna, Gurgaon",
      heading: "Homeopathy in Sohna, Gurgaon",
      title: "Homeopathy in Sohna, Gurgaon",
      crumb: "Sohna",
      description: (count: number) =>
        `A guide to homeopathy in Sohna. The shop and clinic on Sohna Road, help at the counter, and delivery to ${count} sectors, societies and villages.`,
    },
  },
};
