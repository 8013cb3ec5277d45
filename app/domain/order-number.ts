// An order number is easy to read out and to type: "SH-5284-7163", seven scrambled digits and a check digit. Scrambled, so
// that two orders do not tell how many lie between them; checked, so that a slip on /track-order is told at once.
// It is no secret: tracking asks for more than the number.

const PREFIX = "SH";
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

/** The number of the n-th order, n from 1 up to 9,999,999; throws beyond. */
export function formatOrderNumber(sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 1 || sequence >= CAPACITY) {
    throw new RangeError(`There is no order number for sequence ${sequence}.`);
  }
  const scrambled = (sequence * FACTOR + OFFSET) % CAPACITY;
  const digits = String(scrambled).padStart(7, "0");
  return withDashes(digits + checkDigit(digits));
}

/** The order number in its one spelling, whatever case, spaces and dashes were typed; undefined when a digit is wrong. */
export function parseOrderNumber(text: string): string | undefined {
  const compact = text
    .slice(0, 60)
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}#]/gu, "");
  const digits = /^(?:SH)?(\d{8})$/.exec(compact)?.[1];
  return digits !== undefined && checkDigit(digits) === "0" ? withDashes(digits) : undefined;
}

function withDashes(digits: string): string {
  return `${PREFIX}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function checkDigit(digits: string): string {
  let interim = "0";
  for (const digit of digits) interim = DAMM[Number(interim)]![Number(digit)]!;
  return interim;
}
