import { deliveryHeading } from "#app/content/messages/en/arrival.ts";
import type { Direction } from "#app/domain/places/place.ts";

const WAYS: Record<Direction, string> = {
  north: "north",
  "north-east": "north-east",
  east: "east",
  "south-east": "south-east",
  south: "south",
  "south-west": "south-west",
  west: "west",
  "north-west": "north-west",
};

/** Words of the pages about places. */
export const locationText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  locations: "Locations",
  loading: "Loading page",
  notFound: "Page Not Found",
  notFoundText: "The page you're looking for doesn't exist or has been moved.",
  failed: "Failed to load page",
  goHome: "Return to Home",

  tiles: {
    title: "What you can count on",
    authentic: "Authentic Products",
    authenticText: "Sealed packs, with batch and expiry on the label.",
    consultation: "Expert Consultation",
    consultationText: "A homeopathic doctor, by appointment.",
    sameDay: "Same Day Delivery",
    nextDay: "Next Day Delivery",
    inDays: (least: number, most: number) => `Delivery in ${least} to ${most} Days`,
    /** "9 AM - 9 PM Service" */
    service: (from: string, to: string) => `${from} - ${to} Service`,
    dailyService: "Phone and Chat Service",
    serviceText: "Orders and messages are answered by a person.",
  },

  arrives: {
    sameDay: (cutOff: string) => `the same day, ordered before ${cutOff}`,
    nextDay: "on the next working day",
    days: (least: number, most: number) =>
      least === most ? `in ${least} working days` : `in ${least} to ${most} working days`,
    rider: "by our own rider",
    courier: "by courier",
  },

  facts: {
    title: (place: string) => `Orders to ${place}`,
    pincodes: (count: number) => (count === 1 ? "PIN code" : "PIN codes"),
    arrives: "Arrives",
    fee: "Delivery",
    feeFrom: (fee: string, freeFrom: string) => `${fee}, free from ${freeFrom}`,
    alwaysFree: "free",
    cod: "Cash on delivery",
    codAll: (least: string, most: string) => `${least} to ${most}`,
    codSome: (least: string, most: string) => `in some PIN codes, ${least} to ${most}`,
    codNone: "not here",
    payment: "Payment",
    upi: "UPI",
    noPayment: "not possible for orders to here yet; please ask us",
    express: "Express",
    expressIn: (least: number, most: number, fee: string) => `within ${least} to ${most} hours, ${fee}`,
    distance: "From our shop",
    distanceAway: (km: number, way: Direction) => `${km} km ${WAYS[way]} on the map`,
    distanceHere: "in the same town",
    nearest: "Nearest areas",
    nearestPlace: (km: number, way: Direction) => `${km} km ${WAYS[way]}`,
    doctor: "Doctor",
    doctorNear: "clinic in town",
    doctorRide: (km: number) => `clinic in Sohna, ${km} km away`,
    doctorFar: "clinic in Sohna",
  },

  shelf: { title: "Best Sellers", all: "All medicines" },

  categories: {
    title: "Browse medicines",
    "single-remedies": "Single Remedies",
    "mother-tinctures": "Mother Tinctures",
    "bio-combinations": "Bio Combinations",
    "biochemic-salts": "Biochemic Salts",
    "patent-medicines": "Patent Medicines",
    "external-applications": "External Applications",
  },
  related: "Related Locations",
  allLocations: "All locations",

  contact: {
    title: "Visit or call us",
    address: "Address",
    phone: "Phone",
    hours: "Opening hours",
    contactUs: "Contact Us",
    shopNow: "Shop Now",
  },

  kinds: {
    town: "Towns",
    area: "Areas",
    sector: "Sectors",
    society: "Societies",
    village: "Villages",
  },
  zones: {
    "same-day": deliveryHeading,
    "next-day": deliveryHeading,
    ncr: () => "Delhi and around",
    "pan-india": () => "Further away",
  } satisfies Record<string, typeof deliveryHeading>,
};
