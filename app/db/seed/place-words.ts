import { directionTo, kilometresBetween, shortPlaceName } from "#app/domain/places/place.ts";
import { type Place, places } from "./facts.ts";
import { inWords } from "./wording.ts";

const sohna = places.find(({ slug }) => slug === "sohna")!;
const NAMED = 3;

/** With whom a place shares its PIN code: a parcel that names the code alone would be ambiguous there. Empty where the list would be long. */
export function sharedPins(place: Place, landing: Place[]): string {
  const others = landing.filter(
    (other) =>
      other.slug !== place.slug && other.pincodes.some((pincode) => place.pincodes.includes(pincode)),
  );
  const pins = inWords(place.pincodes);
  if (place.pincodes.length > 2) return "";
  if (others.length === 0)
    return place.pincodes.length === 1
      ? `PIN code ${pins} belongs to it and the villages around.`
      : `Both ${pins} are used here, depending on the street.`;
  if (others.length <= NAMED)
    return `Its PIN code ${pins} is also that of ${inWords(others.map(({ name }) => shortPlaceName(name)))}, so the address must have the name of the place.`;
  return "";
}

/** The sentence that search engines show: 70 to 160 characters. */
export function placeDescription(place: Place): string {
  const pins =
    place.pincodes.length > 2 ? `${place.pincodes.length} PIN codes` : `PIN ${inWords(place.pincodes)}`;
  const where =
    place.distanceKm === 0
      ? "our shop is in the town"
      : `${roundKm(place.distanceKm ?? 0)} km ${directionTo(pointOf(sohna), pointOf(place))} of our shop in Sohna`;
  return `Homeopathic medicines for ${place.name}, ${pins}: ${where}. Delivery day, fee and payment.`;
}

/** Straight line between two places, in km. */
export function kilometres(a: Place, b: Place): number {
  return kilometresBetween(pointOf(a), pointOf(b));
}

function pointOf({ latitude, longitude }: Place) {
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

function roundKm(km: number): number {
  return km < 10 ? Math.max(1, Math.round(km * 2) / 2) : Math.round(km);
}
