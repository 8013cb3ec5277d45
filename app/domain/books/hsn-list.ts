// Headings of the tariff that this trade sells under, out of the official list of about 18,700. The portal refuses what is not in
// the list; a heading that is new to the shop is added here when somebody has looked it up.

const HEADINGS = [
  // Sugar of milk and glucose.
  "17021110",
  "17021190",
  "17021910",
  "17021990",
  "17023010",
  // Alcohol and distilled water for making up.
  "22072000",
  "28539010",
  // Medicaments, loose and for retail: Ayurvedic, Unani, Siddha, homoeopathic, bio-chemic, others.
  ...["3003", "3004"].flatMap((heading) =>
    ["9011", "9012", "9013", "9014", "9015"].map((end) => heading + end),
  ),
  "30049099",
  // Cosmetics, hair, teeth, soap.
  ...["33043000", "33049110", "33049190", "33049910", "33049920", "33049930", "33049940", "33049990"],
  ...["33051010", "33051090", "33059011", "33059019", "33059040", "33059090"],
  ...["33061010", "33061020", "33061090", "33062000", "33069000"],
  ...["34011110", "34011190", "34011930", "34011942", "34013011", "34013019", "34013090"],
  // Bottles of plastic and glass, droppers, globules' vials, books.
  ...["39233090", "39235010", "49011010", "70109000", "70179090", "90183100"],
];

const KNOWN = new Set(HEADINGS.flatMap((code) => [code, code.slice(0, 6), code.slice(0, 4)]));

/** Whether a heading, or the whole of a shorter one, is among those the shop knows to be official. */
export function isKnownHsn(hsn: string): boolean {
  return KNOWN.has(hsn);
}

/** A heading of chapter 99 is a service. */
export function isServiceCode(hsn: string): boolean {
  return hsn.startsWith("99");
}

/** Medicines of homoeopathy and of the tissue salts. */
export function isHomoeopathicHsn(hsn: string): boolean {
  return /^300[34]901[45]$/.test(hsn);
}
