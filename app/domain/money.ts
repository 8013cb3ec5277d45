// Money is whole paise everywhere; only here does it become rupees for people. 11844000 paise is "₹1,18,440".

const wholeRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const rupeesAndPaise = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as the shop shows them: Indian grouping, decimals only when there are odd paise. */
export function rupees(paise: number): string {
  return withSign(paise, paise % 100 === 0 ? wholeRupees : rupeesAndPaise);
}

/** Paise as bills show them: Indian grouping, always two decimals. */
export function rupeesExact(paise: number): string {
  return withSign(paise, rupeesAndPaise);
}

/** Rupees (187.5) as whole paise (18750), rounded to the nearest paisa. */
export function paise(rupees: number): number {
  return Math.round(rupees * 100);
}

function withSign(paise: number, format: Intl.NumberFormat): string {
  return `${paise < 0 ? "-" : ""}₹${format.format(Math.abs(paise) / 100)}`;
}
