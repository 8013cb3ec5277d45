// Numbers that people read out and type: seven scrambled digits and a check digit. Scrambled, so that two papers do not tell
// how many lie between them; checked, so that a slip is told at once.

const CAPACITY = 10_000_000;
// Coprime to the capacity, so that every sequence has its own number.
const FACTOR = 6_180_339;
const OFFSET = 2_718_281;

// Damm's quasigroup: finds every wrong digit and every swap of neighbours.
const DAMM = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

/** The eight digits of the n-th paper, n from 1 up to 9,999,999; throws beyond. */
export function checkedDigits(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence >= CAPACITY) {
    throw new RangeError(`There is no number for sequence ${sequence}.`);
  }
  const scrambled = (sequence * FACTOR + OFFSET) % CAPACITY;
  const digits = String(scrambled).padStart(7, "0");
  return digits + checkDigit(digits);
}

/** Whether eight digits end in their check digit. */
export function areChecked(digits: string): boolean {
  return /^\d{8}$/.test(digits) && checkDigit(digits) === "0";
}

/** Eight digits in two groups, as they are printed. */
export function inGroups(digits: string): string {
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function checkDigit(digits: string): string {
  let interim = "0";
  for (const digit of digits) interim = DAMM[Number(interim)]![Number(digit)]!;
  return interim;
}
