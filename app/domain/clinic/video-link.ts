// The way into a video call: a room below the shop's own address, or a link that the doctor sends by hand.

import { z } from "zod";
import type { ConsultationMode, DoctorHours } from "#app/domain/clinic/consultation-slot.ts";

const LONGEST = 500;
const linkSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(LONGEST)
  .regex(/^https:\/\/[^/?#@]+(?:[/?#]|$)/);

/** A pasted link to a video call: https, a named host, no password in it; undefined for anything else. */
export function parseVideoLink(typed: string): string | undefined {
  return linkSchema.safeParse(typed.trim()).data;
}

/** The week as it can be booked: without a way into a call, hours for both are the clinic's alone and those by video are not offered. */
export function offeredHours(hours: readonly DoctorHours[], hasVideoWay: boolean): DoctorHours[] {
  if (hasVideoWay) return [...hours];
  return hours.filter(({ mode }) => mode !== "video").map((row) => ({ ...row, mode: "clinic" }));
}

/** The ways of meeting that a week has. */
export function modesOfHours(hours: readonly DoctorHours[]): ConsultationMode[] {
  return (["clinic", "video"] as const).filter((mode) =>
    hours.some((row) => row.mode === "both" || row.mode === mode),
  );
}
