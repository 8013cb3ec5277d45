// How much of a medicine, how often and for how long. Times a day may be a fraction: one dose a week is 1/7.

export const DOSE_UNITS = ["globules", "drops", "tablets", "ml", "application"] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

export type Dose = { doseQuantity: number; doseUnit: DoseUnit; timesPerDay: number; days: number };

export const MAX_DOSE_QUANTITY = 100;
const MAX_TIMES_PER_DAY = 24;
export const MAX_DAYS = 365;
const LONGEST_CYCLE_DAYS = 31;

export type Frequency = { times: number; perDays: number };

/** Times a day as whole times in whole days, 0.5 as once in 2 days; undefined when no cycle of 31 days fits. */
export function frequencyOf(timesPerDay: number): Frequency | undefined {
  for (let perDays = 1; perDays <= LONGEST_CYCLE_DAYS; perDays++) {
    const times = Math.round(timesPerDay * perDays);
    if (times > 0 && Math.abs(timesPerDay * perDays - times) < 1e-9) return { times, perDays };
  }
  return undefined;
}

/** Whether a dose can be printed and taken: a quantity, a rhythm that people can keep, 1 to 365 days. */
export function isDose({ doseQuantity, doseUnit, timesPerDay, days }: Dose): boolean {
  return (
    DOSE_UNITS.includes(doseUnit) &&
    doseQuantity > 0 &&
    doseQuantity <= MAX_DOSE_QUANTITY &&
    timesPerDay <= MAX_TIMES_PER_DAY &&
    frequencyOf(timesPerDay) !== undefined &&
    Number.isInteger(days) &&
    days >= 1 &&
    days <= MAX_DAYS
  );
}

/** How many doses a course has; a last dose that begun days still hold is counted. */
export function dosesInCourse({ timesPerDay, days }: Pick<Dose, "timesPerDay" | "days">): number {
  return Math.ceil(timesPerDay * days - 1e-9);
}

/** "4 globules", "1 tablet", "2 applications", "10 drops". */
export function quantityInWords({ doseQuantity, doseUnit }: Pick<Dose, "doseQuantity" | "doseUnit">): string {
  return `${doseQuantity} ${doseQuantity === 1 ? SINGULAR[doseUnit] : PLURAL[doseUnit]}`;
}

/** Hours between doses that nobody counts by the day: 12 times a day is every 2 hours; undefined for rarer ones. */
export function hoursBetween(timesPerDay: number): number | undefined {
  return [1, 2, 3].find((hours) => Math.abs(timesPerDay * hours - 24) < 1e-9);
}

/** "once a day", "twice a week", "every other day", "every 10 days", "every 2 hours". */
export function frequencyInWords(timesPerDay: number): string {
  const hours = hoursBetween(timesPerDay);
  if (hours) return hours === 1 ? "every hour" : `every ${hours} hours`;
  const { times, perDays } = frequencyOf(timesPerDay) ?? { times: timesPerDay, perDays: 1 };
  if (perDays === 1) return `${timesInWords(times)} a day`;
  if (perDays === 7) return `${timesInWords(times)} a week`;
  if (times > 1) return `${timesInWords(times)} every ${perDays} days`;
  return perDays === 2 ? "every other day" : `every ${perDays} days`;
}

/** "1 day", "15 days". */
export function daysInWords(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

const SINGULAR = {
  globules: "globule",
  drops: "drop",
  tablets: "tablet",
  ml: "ml",
  application: "application",
} satisfies Record<DoseUnit, string>;
const PLURAL = {
  ...SINGULAR,
  globules: "globules",
  drops: "drops",
  tablets: "tablets",
  application: "applications",
};

function timesInWords(times: number): string {
  if (times === 1) return "once";
  return times === 2 ? "twice" : `${times} times`;
}
