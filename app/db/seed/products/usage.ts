const GAP = "Keep about 15 minutes away from food, tea, coffee and toothpaste.";
const ASK_FIRST = "For infants, in pregnancy or with other medicines, ask a doctor first.";
const OUTSIDE =
  "For outside use only. Try a little behind the ear first and wait a day. Keep away from eyes and open wounds.";

/** The usual label wording for each dosage form; a label or a doctor that says otherwise wins. */
const USAGE: Record<string, string> = {
  dilution: `Follow the label or your doctor. A common way is 5 drops in a spoonful of water. ${GAP} ${ASK_FIRST} Contains alcohol.`,
  "mother-tincture": `Follow the label or your doctor. A common way is 10 to 20 drops in half a cup of water after food. ${ASK_FIRST} Contains alcohol.`,
  trituration: `Follow the label or your doctor. A common way is 2 tablets dissolved on the tongue. ${GAP} ${ASK_FIRST} Contains milk sugar.`,
  "lm-potency": `Taken as your doctor has shown you, stirred before each dose. ${ASK_FIRST}`,
  tablets: `Follow the label or your doctor. A common way is 2 to 4 tablets dissolved on the tongue; for children one, crushed in water. ${GAP} ${ASK_FIRST}`,
  pills: `Follow the label or your doctor; pills are left to dissolve on the tongue. ${GAP} ${ASK_FIRST}`,
  globules: `Follow the label or your doctor; globules are left to dissolve on the tongue. ${GAP} ${ASK_FIRST}`,
  lozenges: `Let one dissolve slowly in the mouth, as often as the label says. ${ASK_FIRST}`,
  drops: `Take the number of drops on the label in a little water. ${GAP} ${ASK_FIRST}`,
  syrup: `Shake well and measure the amount on the label with the cap. Close tightly and write the opening date on the bottle. ${ASK_FIRST}`,
  "eye-drops":
    "Use only as your doctor advises. Do not touch the tip; discard after the time on the label once opened.",
  "ear-drops":
    "Use as the label says, at body warmth. Not for an ear that runs or hurts badly: see a doctor first.",
  "nasal-drops": "Use as the label says. One bottle is for one person only. For infants ask a doctor first.",
  cream: OUTSIDE,
  gel: OUTSIDE,
  ointment: OUTSIDE,
  oil: `${OUTSIDE} Rub in gently.`,
  spray: `${OUTSIDE} Hold a hand's breadth away.`,
  powder: `${OUTSIDE} Use on dry skin and keep away from the face of small children.`,
  soap: "For outside use only. Rinse well and keep the bar dry.",
  shampoo:
    "For outside use only. Massage into wet hair, leave for a minute or two and rinse well. Keep away from the eyes.",
  "hair-oil": "For outside use only. Massage into the scalp, leave for an hour or overnight and wash out.",
  "face-wash": "For outside use only. Massage onto wet skin and rinse well. Keep away from the eyes.",
  "lip-balm": "For outside use only. Apply to the lips as needed.",
  toothpaste: "Brush twice a day and rinse. Do not swallow.",
  kit: "Each bottle carries its own label and expiry date. Keep the box locked away from children: globules look like sweets.",
};

/** How a dosage form is taken; throws for one that has no wording yet. */
export function usageOf(dosageForm: string): string {
  const usage = USAGE[dosageForm];
  if (!usage) throw new Error(`No usual label wording is known for "${dosageForm}".`);
  return usage;
}
