// A doctor and a doctor's week as the forms of the back office send them.

import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import { type DoctorForm, doctorSchema, MAX_FEE_PAISE } from "#app/domain/clinic/doctor-form.ts";
import { fieldLine } from "#app/domain/form/form-lines.ts";
import { fieldTexts } from "#app/domain/form/form-text.ts";
import { parseRupees } from "#app/domain/form/parse-rupees.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";

const FEE = { minPaise: 0, maxPaise: MAX_FEE_PAISE };

export type DoctorField = Exclude<keyof DoctorForm, "profileId" | "isActive">;

/** Reads the form of a doctor; names the fields that cannot be read. Languages and interests have commas between them, the fee is in rupees. */
export function readDoctorFields(
  form: FormData,
): { ok: true; value: DoctorForm } | { ok: false; fields: DoctorField[] } {
  const text = (name: string) => fieldLine(form, name);
  const list = (name: string) => text(name).split(",").map(cleanLine).filter(Boolean);
  const number = (name: string) => parseWholeNumber(text(name), { min: 0, max: 9_999 }) ?? Number.NaN;
  const parsed = doctorSchema.safeParse({
    name: text("name"),
    qualification: text("qualification"),
    registrationNumber: text("registrationNumber"),
    title: text("title"),
    slug: text("slug") || slugify(text("name")),
    languages: list("languages"),
    interests: list("interests"),
    isActive: form.has("isActive"),
    slotMinutes: number("slotMinutes"),
    feePaise: parseRupees(text("feePaise"), FEE) ?? Number.NaN,
    followUpDays: number("followUpDays"),
    profileId: text("profileId") || undefined,
  });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, fields: [...new Set(parsed.error.issues.map(({ path }) => path[0] as DoctorField))] };
}

const MODES = ["both", "clinic", "video"] as const;

/** The rows of the week that have a time; whether they fit is for the service to say. */
export function readWeek(form: FormData): DoctorHours[] {
  const [from, to, mode] = ["startsAt", "endsAt", "mode"].map((name) => fieldTexts(form, name));
  return fieldTexts(form, "weekday").flatMap((weekday, place) => {
    const [startsAt = "", endsAt = ""] = [from?.[place], to?.[place]];
    if (!startsAt && !endsAt) return [];
    return [
      {
        weekday: Number(weekday),
        startsAt: startsAt.slice(0, 5),
        endsAt: endsAt.slice(0, 5),
        mode: MODES.find((each) => each === mode?.[place]) ?? "both",
      },
    ];
  });
}
