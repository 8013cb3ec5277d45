export const deliveryText = {
  todayIfOrderedIn: (duration: string) => `Delivered today if ordered in ${duration}`,
  on: (day: string) => `Delivered by ${day}`,
  between: (first: string, last: string) => `Delivered ${first} – ${last}`,
  /** On a card: the day, the fee and nothing else. */
  shortToday: (fee: string) => `Today, ${fee}`,
  shortBy: (day: string, fee: string) => `By ${day}, ${fee}`,
  shortFree: "free",
  hoursAndMinutes: (hours: number, minutes: number) =>
    [hours > 0 ? `${hours} h` : "", minutes > 0 || hours === 0 ? `${minutes} m` : ""]
      .filter(Boolean)
      .join(" "),
  expressBetween: (from: string, by: string) => `Express, today between ${from} and ${by}`,
};
