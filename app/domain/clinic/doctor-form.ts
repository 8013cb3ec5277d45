// What the shop keeps of a doctor and of a doctor's week.

import { z } from "zod";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { isSlug } from "#app/domain/form/slug.ts";
import { CLOCK_TIME, clockMinutes } from "#app/domain/india-time.ts";

export const MAX_FEE_PAISE = 10_000_000;

const line = z.string().transform(cleanLine).pipe(z.string().max(160));
const words = z.array(line.pipe(z.string().min(1))).max(20);
const clockTime = z.string().regex(CLOCK_TIME);

/** A doctor; one without name and registration number may be kept, but is neither booked nor signs. Fee in paise. */
export const doctorSchema = z.object({
  slug: z.string().refine(isSlug).max(60),
  name: line,
  qualification: line.pipe(z.string().min(1)),
  registrationNumber: line.pipe(z.string().max(60)),
  title: line.pipe(z.string().min(1)),
  languages: words.min(1),
  interests: words,
  isActive: z.boolean(),
  slotMinutes: z.int().min(5).max(120),
  feePaise: z.int().min(0).max(MAX_FEE_PAISE),
  followUpDays: z.int().min(0).max(365),
  profileId: z.string().optional(),
});
export type DoctorForm = z.infer<typeof doctorSchema>;

const hoursRow = z.object({
  weekday: z.int().min(0).max(6),
  startsAt: clockTime,
  endsAt: clockTime,
  mode: z.enum(["clinic", "video", "both"]),
});

/** A doctor's week: every row ends after it begins, and no two of a day overlap. */
export const doctorHoursSchema = z
  .array(hoursRow)
  .max(50)
  .refine((rows) => rows.every((row) => clockMinutes(row.startsAt) < clockMinutes(row.endsAt)))
  .refine((rows) =>
    rows.every((row, index) =>
      rows
        .slice(index + 1)
        .every(
          (other) =>
            other.weekday !== row.weekday || other.startsAt >= row.endsAt || row.startsAt >= other.endsAt,
        ),
    ),
  );
