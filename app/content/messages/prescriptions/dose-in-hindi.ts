import { MASSAGE, THIN_LAYER, WHEN_NEEDED } from "#app/content/messages/prescriptions/hindi-phrases.ts";
import {
  type InHindi,
  instructionsInHindi,
  type KnownInstruction,
} from "#app/content/messages/prescriptions/instructions-in-hindi.ts";
import {
  type Dose,
  type DoseUnit,
  frequencyOf,
  hoursBetween,
  quantityInWords,
} from "#app/domain/prescriptions/dose.ts";

type AskedDose = Omit<Dose, "days"> & { days?: number | undefined; instructions: string };
/** `unknown` has what cannot be said in Hindi; then nothing is, because half a dose may be another one. */
export type HindiDose = InHindi | { unknown: string[] };

type Taken = Exclude<DoseUnit, "application">;
/** A globule is a sweet pill: a plain गोली is any tablet to most people. */
const UNITS: Record<Taken, [one: InHindi, many: InHindi]> = {
  globules: [said("मीठी गोली", "meethi goli"), said("मीठी गोलियाँ", "meethi goliyaan")],
  drops: [said("बूँद", "boond"), said("बूँदें", "boonden")],
  tablets: [said("टिकिया", "tikiya"), said("टिकियाँ", "tikiyaan")],
  ml: [said("मि.ली.", "mililitar"), said("मि.ली.", "mililitar")],
};
/** Parts of a tablet have names of their own; "0.5" is read as five by many. */
const PARTS_OF_TABLET: Record<string, InHindi> = {
  "0.25": said("चौथाई टिकिया", "chauthaai tikiya"),
  "0.5": said("आधी टिकिया", "aadhi tikiya"),
  "0.75": said("पौन टिकिया", "paun tikiya"),
  "1.5": said("डेढ़ टिकिया", "dedh tikiya"),
  "2.5": said("ढाई टिकिया", "dhaai tikiya"),
};

/** A dose in Hindi, whole or not at all: "4 मीठी गोलियाँ, दिन में 2 बार, 15 दिन, खाने के बाद". */
export function doseInHindi(dose: AskedDose): HindiDose {
  const { known, unknown } = instructionsInHindi(dose.instructions);
  const isWhenNeeded = known.some(({ phrase }) => phrase === WHEN_NEEDED);
  const often = frequencyInHindi(dose.timesPerDay, isWhenNeeded);
  const taken = dose.doseUnit === "application" ? appliedInHindi(dose, { known, often }) : takenInHindi(dose);
  if (!taken || !often || unknown.length > 0)
    return { unknown: unknown.length > 0 ? unknown : [quantityInWords(dose)] };
  const isApplied = dose.doseUnit === "application";
  const rest = known.filter(
    ({ phrase }) => phrase !== WHEN_NEEDED && !(isApplied && (phrase === THIN_LAYER || phrase === MASSAGE)),
  );
  const parts: InHindi[] = [
    ...(isApplied ? [taken] : [taken, often]),
    ...(dose.days ? [said(`${dose.days} दिन`, `${dose.days} din`)] : []),
    ...rest,
  ];
  return said(parts.map(({ hindi }) => hindi).join(", "), parts.map(({ spoken }) => spoken).join(", "));
}

/** The Hindi line under the English one; undefined where the dose is printed in English alone. */
export function printedInHindi(dose: AskedDose): string | undefined {
  const said = doseInHindi(dose);
  return "hindi" in said ? said.hindi : undefined;
}

function takenInHindi({ doseQuantity, doseUnit }: AskedDose): InHindi | undefined {
  const [one, many] = UNITS[doseUnit as Taken];
  if (!Number.isInteger(doseQuantity) && doseUnit !== "ml")
    return doseUnit === "tablets" ? PARTS_OF_TABLET[String(doseQuantity)] : undefined;
  const { hindi, spoken } = doseQuantity === 1 ? one : many;
  return said(`${doseQuantity} ${hindi}`, `${doseQuantity} ${spoken}`);
}

/** An ointment is not counted: a thin layer, or a massage, so many times. */
function appliedInHindi(
  { doseQuantity }: AskedDose,
  { known, often }: { known: KnownInstruction[]; often: InHindi | undefined },
): InHindi | undefined {
  if (doseQuantity !== 1 || !often) return undefined;
  return known.some(({ phrase }) => phrase === MASSAGE)
    ? said(`${often.hindi} ${MASSAGE.hindi}`, `${often.spoken} ${MASSAGE.spoken}`)
    : said(`पतली परत ${often.hindi} लगाएँ`, `patli parat ${often.spoken} lagaayen`);
}

function frequencyInHindi(timesPerDay: number, isWhenNeeded: boolean): InHindi | undefined {
  const hours = hoursBetween(timesPerDay);
  const frequency = frequencyOf(timesPerDay);
  if (!frequency) return undefined;
  const { times, perDays } = frequency;
  const most = isWhenNeeded ? said("ज़्यादा से ज़्यादा ", "zyaada se zyaada ") : said("", "");
  const counted = said(`${most.hindi}${times} बार`, `${most.spoken}${times} baar`);
  const often = ((): InHindi => {
    if (hours === 1) return said(`${most.hindi}हर घंटे`, `${most.spoken}har ghante`);
    if (hours) return said(`${most.hindi}हर ${hours} घंटे में`, `${most.spoken}har ${hours} ghante mein`);
    if (perDays === 1) return said(`दिन में ${counted.hindi}`, `din mein ${counted.spoken}`);
    if (perDays === 7) return said(`हफ़्ते में ${counted.hindi}`, `hafte mein ${counted.spoken}`);
    if (perDays === 2 && times === 1)
      return said(`${most.hindi}एक दिन छोड़कर`, `${most.spoken}ek din chhodkar`);
    return said(`हर ${perDays} दिन में ${counted.hindi}`, `har ${perDays} din mein ${counted.spoken}`);
  })();
  return isWhenNeeded
    ? said(`${WHEN_NEEDED.hindi}, ${often.hindi}`, `${WHEN_NEEDED.spoken}, ${often.spoken}`)
    : often;
}

function said(hindi: string, spoken: string): InHindi {
  return { hindi, spoken };
}

/** A dose in globules on the label of a liquid, in Hindi. */
export function onLiquidInHindi(dose: string): string {
  return `तरल: पहले इससे मीठी गोलियाँ भिगोएँ। ${dose}`;
}
