import { counted } from "#app/content/messages/counted.ts";

/** When something is free again, as the end of "Please try again …". */
export const waitText = {
  seconds: (count: number) => `in ${counted(count, "second")}`,
  minutes: (count: number) => `in ${counted(count, "minute")}`,
  hours: (count: number) => `in ${counted(count, "hour")}`,
  tomorrow: "tomorrow",
};
