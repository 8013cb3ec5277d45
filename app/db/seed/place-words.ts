import { directionTo, kilometresBetween, shortPlaceName } from "#app/domain/place.ts";
import { type Place, places } from "./facts.ts";
import { inWords } from "./wording.ts";

const sohna = places.find(({ slug }) => slug === "sohna")!;
const NAMED = 3;
const NEAR_KM = 5;
const RIDE_KM = 15;
const FAR_KM = 40;

/** Two sentences on where a place lies, out of distances and directions on the map; the form follows its kind and how far it is. */
export function whereItLies(place: Place, neighbours: Place[]): string {
  const [first, second, third] = neighbours;
  const km = roundKm(place.distanceKm ?? 0);
  const way = directionTo(pointOf(sohna), pointOf(place));
  const beside = (other: Place) => `${shortPlaceName(other.name)} (${directionTo(pointOf(place), pointOf(other))})`;
  const name = shortPlaceName(place.name);
  if (place.slug === sohna.slug)
    return `Of the places around, ${inWords(neighbours.slice(0, 4).map(beside))} lie closest to the town.`;
  switch (place.kind) {
    case "town":
      if (place.parentSlug === "delhi")
        return `From the counter it is ${km} km on the map to this part of Delhi. Our other pages of the capital nearest to it: ${inWords([first!, second!].map(beside))}.`;
      if (km > FAR_KM && place.parentSlug?.endsWith("-district"))
        return `On the map ${km} km separate ${name} from Sohna, towards the ${way}. The road is a good deal longer; ${shortPlaceName(first!.name)} is the place of our list that lies nearest.`;
      if (km > FAR_KM)
        return `Sohna is ${km} km away, beyond Delhi and the Yamuna. On this side of the river we also send to ${shortPlaceName(first!.name)}.`;
      if (km > RIDE_KM)
        return `Measured straight across, it is ${km} km from Sohna to ${name}, heading ${way}; by road reckon with a fifth to two fifths more. Around it we also serve ${inWords([first!, second!].map(beside))}.`;
      return `${name} is one of the towns close to us: ${km} km to the ${way} as the crow flies. Neighbours of it on our list: ${inWords([first!, second!, third!].map(beside))}.`;
    case "area":
      return `Seen from our counter it lies ${km} km off, in the ${way} of the district. Whoever knows the city better by other names may look for ${inWords([first!, second!, third!].map(beside))}.`;
    case "sector":
      if (km < NEAR_KM)
        return `The distance to the shop door is ${km} km, towards the ${way} side of town. ${inWords([first!, second!].map(beside))} are next to it.`;
      if (km < 20)
        return `Coming from us this is the near half of the city: ${km} km to the ${way} on the map. What adjoins it is ${inWords([first!, second!].map(beside))}.`;
      return `It takes ${km} km in a straight line to get here from Sohna. The neighbouring pages are those of ${inWords([first!, second!, third!].map(beside))}.`;
    case "society":
      if (km < NEAR_KM)
        return `Our shop is only ${km} km away; look ${opposite(place)} from the gate. Other homes nearby that we bring parcels to: ${inWords([first!, second!].map(beside))}.`;
      return `The gate is ${km} km from our counter on the map, in the direction of the city. Residents of ${inWords([first!, second!, third!].map(beside))} have pages here as well.`;
    default:
      if (km < NEAR_KM)
        return `With ${km} km to go, the village counts as part of Sohna for us; it is found on the ${way} side. Past it come ${inWords([first!, second!].map(beside))}.`;
      if (km < 12)
        return `From the market in Sohna the village is ${km} km to the ${way}. Orders for ${inWords([first!, second!].map(beside))} travel with the same bag when the days agree.`;
      return `We measure ${km} km to it on the map, ${way} of Sohna. The villages and towns about are ${inWords([first!, second!, third!].map(beside))}.`;
  }
}

/** With whom a place shares its PIN code: a parcel that names the code alone would be ambiguous there. Empty where the list would be long. */
export function sharedPins(place: Place, landing: Place[]): string {
  const others = landing.filter(
    (other) => other.slug !== place.slug && other.pincodes.some((pincode) => place.pincodes.includes(pincode)),
  );
  const pins = inWords(place.pincodes);
  if (place.pincodes.length > 2) return "";
  if (others.length === 0)
    return place.pincodes.length === 1
      ? `PIN code ${pins} belongs to it and the villages around.`
      : `Both ${pins} are used here, depending on the street.`;
  if (others.length <= NAMED)
    return `Its PIN code ${pins} is also that of ${inWords(others.map(({ name }) => shortPlaceName(name)))}, so the name of the place must stand in the address.`;
  if (place.kind === "village")
    return `Enter ${pins} at checkout: ${others.length} more places of our list have the same post office.`;
  return place.pincodes.length === 1
    ? `Letters come here under ${pins}.`
    : `Letters come here under ${pins}, according to the block.`;
}

/** The sentence that search engines show: 70 to 160 characters. */
export function placeDescription(place: Place): string {
  const pins = place.pincodes.length > 2 ? `${place.pincodes.length} PIN codes` : `PIN ${inWords(place.pincodes)}`;
  const where =
    place.distanceKm === 0
      ? "our shop is in the town"
      : `${roundKm(place.distanceKm ?? 0)} km ${directionTo(pointOf(sohna), pointOf(place))} of our shop in Sohna`;
  return `Homeopathic medicines for ${place.name}, ${pins}: ${where}. Delivery day, fee, payment and doctor visits.`;
}

/** Straight line between two places, in km. */
export function kilometres(a: Place, b: Place): number {
  return kilometresBetween(pointOf(a), pointOf(b));
}

function opposite(place: Place): string {
  return directionTo(pointOf(place), pointOf(sohna));
}

function pointOf({ latitude, longitude }: Place) {
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
}

function roundKm(km: number): number {
  return km < 10 ? Math.max(1, Math.round(km * 2) / 2) : Math.round(km);
}
