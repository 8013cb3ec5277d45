import type { RoutePath } from "#app/domain/route-path.ts";

/** Words of the gallery. */
export const galleryText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  gallery: "Gallery",
  title: "Gallery: Shop, Clinic and Range",
  description: (shop: string) =>
    `Pictures of ${shop}: the counter with its shelves, the clinic, and the range of homeopathic medicines from dilutions to ointments.`,
  heading: "The shop in pictures",
  lead: "The counter, the clinic and what is on the shelves.",
  drawn: "These are our own drawings. Photographs replace them when the shop adds them.",
  sections: {
    shop: { title: "The shop", text: "A shelf for every form, and a counter to ask at." },
    clinic: {
      title: "The clinic",
      text: "Consultations are by appointment.",
    },
    range: { title: "The range", text: "One pack of each form that we keep, drawn from its label." },
  },
  ways: {
    shop: { text: "Where to find us", to: "/contact" },
    clinic: { text: "Book a consultation", to: "/doctor-consultation" },
    range: { text: "All medicine forms", to: "/homeopathy-categories" },
  } satisfies Record<string, { text: string; to: RoutePath }>,
  drawings: {
    taak: "The shop drawn as a niche in the wall: bottles on wooden shelves under a marigold garland",
    map: "A drawn map of the way to the shop on Sohna Road",
    doctor: "A doctor of the clinic, drawn in flat colours",
    sleep: "The plant drawn for stress and sleep",
    child: "The plant drawn for the care of children",
    firstAid: "Marigold, the plant of first aid",
    toran: "The garland of marigolds and mango leaves over the door",
    digestion: "The plant drawn for digestion",
  },
};
