// What an address lacks that whoever brings the parcel needs. A flaw is a question for a call, never a reason to refuse an address.

export type AddressFlaw = "no-house-number" | "no-landmark" | "unknown-place";

/** The digits of any script: houses are numbered in Hindi too. */
const DIGIT = /\p{Nd}/u;

/** What is missing in an address. At home, in the shop's own PIN code, the rider needs no landmark. */
export function addressFlaws({
  street,
  landmark,
  pincode,
  isPlaceKnown,
  shopPincode,
}: {
  street: string;
  landmark: string;
  pincode: string;
  /** Whether the directory of India Post has a place for the PIN code. */
  isPlaceKnown: boolean;
  shopPincode: string;
}): AddressFlaw[] {
  const isAtHome = pincode === shopPincode;
  return [
    ...(DIGIT.test(street) ? [] : (["no-house-number"] as const)),
    ...(landmark.trim() !== "" || isAtHome ? [] : (["no-landmark"] as const)),
    ...(isPlaceKnown ? [] : (["unknown-place"] as const)),
  ];
}
