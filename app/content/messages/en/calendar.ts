const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** How days and times are written; weekdays count from Sunday, 0, months from January, 0. */
export const calendarText = {
  weekday: (weekday: number) => WEEKDAYS[weekday]!,
  day: (weekday: number, day: number, month: number) => `${WEEKDAYS[weekday]} ${day} ${MONTHS[month]}`,
  date: (day: number, month: number, year: number) => `${day} ${MONTHS[month]} ${year}`,
  /** Minutes since midnight, 0 to 1439, so that another language can name the parts of its day. */
  time: (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const pastTheHour = String(minutes % 60).padStart(2, "0");
    return `${hours % 12 || 12}:${pastTheHour} ${hours < 12 ? "AM" : "PM"}`;
  },
  /** The same with its seconds: "11:02:41 AM". */
  second: (minutes: number, seconds: number) => {
    const past = `${String(minutes % 60).padStart(2, "0")}:${String(seconds).padStart(2, "0")}`;
    return `${Math.floor(minutes / 60) % 12 || 12}:${past} ${minutes < 12 * 60 ? "AM" : "PM"}`;
  },
  /** The same without empty minutes, for a line with little room: "8 PM", "9:30 AM". */
  clock: (minutes: number) => {
    const pastTheHour = minutes % 60;
    const shown = pastTheHour === 0 ? "" : `:${String(pastTheHour).padStart(2, "0")}`;
    return `${Math.floor(minutes / 60) % 12 || 12}${shown} ${minutes < 12 * 60 ? "AM" : "PM"}`;
  },
  dateTime: (date: string, time: string) => `${date}, ${time}`,
  timeSpan: (opens: string, closes: string) => `${opens}-${closes}`,
  /** "Mon-Fri 9:00 AM-1:00 PM, 4:00 PM-8:00 PM"; `last` is `first` for one day alone. */
  openDays: (first: string, last: string, times: string[]) =>
    `${first === last ? first : `${first}-${last}`} ${times.join(", ")}`,
};
