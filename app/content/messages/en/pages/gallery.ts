import type { RoutePath } from "#app/domain/route-path.ts";

/** Words of the gallery. */
export const galleryText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  gallery: "Gallery",
  more: (count: number) => `${count} more ${count === 1 ? "plate" : "plates"}`,
  photographed: {
    title: "Gallery: Shop, Clinic and Range",
    description: (shop: string) =>
      `Photographs of ${shop}: the shop, the clinic and the medicines on our shelves.`,
    heading: "The shop in pictures",
    lead: "The counter, the clinic and what is on the shelves.",
  },
  drawn: {
    title: "Gallery: Plants, Minerals and Animals",
    description: (shop: string) =>
      `The plants, minerals and animals behind homeopathic remedies, drawn for ${shop}, each with its name.`,
    heading: "The plants behind the remedies",
    lead: "Each remedy is named after a plant, a mineral or an animal. Choose one to see packs and prices.",
  },
  kingdoms: {
    plant: { title: "Plants", text: "Flowers, leaves, roots, seeds and bark." },
    mineral: { title: "Minerals", text: "Salts, metals, shells and charcoal." },
    animal: { title: "Animals", text: "From bees to cuttlefish." },
  },
  sections: {
    shop: { title: "The shop", text: "A shelf for every form, and a counter to ask at." },
    clinic: {
      title: "The clinic",
      text: "Consultations are by appointment.",
    },
    range: { title: "The range", text: "Medicines of every form that we keep." },
  },
  ways: {
    shop: { text: "Where to find us", to: "/contact" },
    clinic: { text: "Book a consultation", to: "/doctor-consultation" },
    range: { text: "All medicine forms", to: "/homeopathy-categories" },
  } satisfies Record<string, { text: string; to: RoutePath }>,
};
