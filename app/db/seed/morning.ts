/** Half past nine in India on a day, when the shop opens. */
export function morningOf(day: string): Date {
  return new Date(`${day}T09:30:00+05:30`);
}
