// Potency is a scale and a number (specification, decision 38): X, C (also CH), LM and Q. A bare number is C, 1M is
// 1000 C, CM is 100000 C, 0/1 is LM 1, and Q, MT and "mother tincture" are one. 30X is never 30C, and "30 ml" is a pack.

export type PotencyScale = "Q" | "X" | "C" | "LM";
export type Potency = { scale: PotencyScale; number: number };

const CM = 100_000;
// One grain of the third centesimal (10^6), then 50,000-fold at every step.
const LM_START = 6;
const LM_STEP = Math.log10(50_000);
const SCALE_ORDER: PotencyScale[] = ["Q", "X", "C", "LM"];

const MOTHER_TINCTURE = /^(Q|MT|M\.T\.|MOTHERTINCTURE|Ø|Θ|ϴ|Φ)$/;
const FORMS: { form: RegExp; read: (number: number) => Potency }[] = [
  { form: /^(?:(\d{1,6})(?:C|CH)?|CH?(\d{1,6}))$/, read: (number) => ({ scale: "C", number }) },
  { form: /^(\d{1,3})M$/, read: (number) => ({ scale: "C", number: number * 1000 }) },
  { form: /^(?:(\d{1,4})[XD]|[XD](\d{1,4}))$/, read: (number) => ({ scale: "X", number }) },
  { form: /^(?:(?:LM|[0O]\/)(\d{1,3})|(\d{1,3})LM)$/, read: (number) => ({ scale: "LM", number }) },
];

/** The potency that a text names, "200ch" as C 200; undefined when it names none. */
export function parsePotency(text: string): Potency | undefined {
  const compact = text
    .slice(0, 40)
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/([A-Z\d])\p{Pd}/gu, "$1");
  if (MOTHER_TINCTURE.test(compact)) return { scale: "Q", number: 0 };
  if (/^C\.?M\.?$/.test(compact)) return { scale: "C", number: CM };
  for (const { form, read } of FORMS) {
    const match = form.exec(compact);
    const number = Number(match?.[1] ?? match?.[2] ?? 0);
    if (number > 0) return read(number);
  }
  return undefined;
}

/** The potency as bottles print it: "Q", "6X", "30 CH", "1M", "CM", "LM 1". */
export function potencyLabel({ scale, number }: Potency): string {
  if (scale === "Q") return "Q";
  if (scale === "X") return `${number}X`;
  if (scale === "LM") return `LM ${number}`;
  if (number === CM) return "CM";
  return number % 1000 === 0 ? `${number / 1000}M` : `${number} CH`;
}

/** The potency in an address: "30-ch", "1m", "lm-1". */
export function potencySlug(potency: Potency): string {
  return potencyLabel(potency).toLowerCase().replace(" ", "-");
}

/** Orders potencies by how far they are diluted, mother tincture first; of equal dilutions X stands before C. */
export function comparePotency(a: Potency, b: Potency): number {
  return (
    dilutionExponent(a) - dilutionExponent(b) || SCALE_ORDER.indexOf(a.scale) - SCALE_ORDER.indexOf(b.scale)
  );
}

/** How far a potency is diluted, as a power of ten: Q 0, 6X 6, 30 CH 60, LM 1 about 10.7. */
export function dilutionExponent({ scale, number }: Potency): number {
  if (scale === "Q") return 0;
  if (scale === "X") return number;
  if (scale === "C") return number * 2;
  return LM_START + LM_STEP * number;
}
