// What makes a shop look like a real pharmacy; it opens without them, and pages leave out what is missing.

import type { Settings } from "#app/domain/settings.ts";

/** In the order in which they are asked for. */
const HELPFUL_FACTS = [
  "pharmacist-number",
  "pharmacist-photo",
  "doctor-photo",
  "gallery",
  "founder",
] as const;
export type HelpfulFact = (typeof HELPFUL_FACTS)[number];

/** What stands in the shop itself, counted: photographs, and doctors who can be booked and have none. */
export type Shown = { pharmacistPhotos: number; galleryPhotos: number; doctorsWithoutPhoto: number };

/** What would help and is not there. */
export function missingHelpfulFacts(
  { legal, founder }: Pick<Settings, "legal" | "founder">,
  shown: Shown,
): HelpfulFact[] {
  const isIn: Record<HelpfulFact, boolean> = {
    "pharmacist-number": legal.pharmacistRegistration !== undefined,
    "pharmacist-photo": shown.pharmacistPhotos > 0,
    "doctor-photo": shown.doctorsWithoutPhoto === 0,
    gallery: shown.galleryPhotos > 0,
    founder: founder.name !== undefined && founder.story !== undefined,
  };
  return HELPFUL_FACTS.filter((fact) => !isIn[fact]);
}
