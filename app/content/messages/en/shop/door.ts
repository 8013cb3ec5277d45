/** Whether the shop's door is open now, wherever its hours are said. */
export const doorText = {
  openUntil: (time: string) => `Open until ${time}`,
  alwaysOpen: "Open day and night",
  opensToday: (time: string) => `Opens at ${time}`,
  opensOn: (day: string, time: string) => `Opens ${day} ${time}`,
  closedFor: (holiday: string, day: string) => `Closed for ${holiday}, opens ${day}`,
};
