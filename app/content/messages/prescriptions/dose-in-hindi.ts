import { type Dose, type DoseUnit, frequencyOf } from "#app/domain/prescriptions/dose.ts";

const UNITS: Record<DoseUnit, [one: string, many: string]> = {
  globules: ["गोली", "गोलियाँ"],
  drops: ["बूँद", "बूँदें"],
  tablets: ["टिकिया", "टिकियाँ"],
  ml: ["मि.ली.", "मि.ली."],
  application: ["बार लगाएँ", "बार लगाएँ"],
};

/** What doctors add most often; anything else stays as it was written. */
const INSTRUCTIONS: Record<string, string> = {
  "after food": "खाने के बाद",
  "after meals": "खाने के बाद",
  "before food": "खाने से पहले",
  "before meals": "खाने से पहले",
  "on empty stomach": "खाली पेट",
  "in water": "पानी में",
  "in half a cup of water": "आधे कप पानी में",
  "in warm water": "गुनगुने पानी में",
  "at bedtime": "सोते समय",
  "at night": "रात को",
  "in the morning": "सुबह",
  "on waking": "सुबह उठकर",
  "morning and evening": "सुबह और शाम",
  "morning and night": "सुबह और रात",
  "morning and noon and night": "सुबह, दोपहर और रात",
  "when needed": "ज़रूरत होने पर",
  "one dose": "एक ख़ुराक",
};

/** A dose in Hindi: "4 गोलियाँ, दिन में 2 बार, 15 दिन, खाने के बाद". */
export function doseInHindi(
  dose: Omit<Dose, "days"> & { days?: number | undefined; instructions: string },
): string {
  const [one, many] = UNITS[dose.doseUnit];
  const parts = dose.instructions.split(", ").map((part) => INSTRUCTIONS[part.toLowerCase()] ?? part);
  return [
    `${dose.doseQuantity} ${dose.doseQuantity === 1 ? one : many}`,
    frequencyInHindi(dose.timesPerDay),
    dose.days && `${dose.days} दिन`,
    ...parts,
  ]
    .filter(Boolean)
    .join(", ");
}

function frequencyInHindi(timesPerDay: number): string {
  const { times, perDays } = frequencyOf(timesPerDay) ?? { times: timesPerDay, perDays: 1 };
  if (perDays === 1) return `दिन में ${times} बार`;
  if (perDays === 7) return `हफ़्ते में ${times} बार`;
  if (perDays === 2 && times === 1) return "एक दिन छोड़कर";
  return `हर ${perDays} दिन में ${times} बार`;
}

/** A dose in globules on the label of a liquid, in Hindi. */
export function onLiquidInHindi(dose: string): string {
  return `तरल: पहले इससे गोलियाँ भिगोएँ। ${dose}`;
}
