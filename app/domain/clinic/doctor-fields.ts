// A doctor and a doctor's week as the forms of the back office send them.

import { rupeeAmount } from "#app/domain/batch-form.ts";
import type { DoctorHours } from "#app/domain/clinic/consultation-slot.ts";
import { type DoctorForm, doctorSchema } from "#app/domain/clinic/doctor-form.ts";
import { cleanLine } from "#app/domain/plain-text.ts";
import { slugify } from "#app/domain/slug.ts";

export type DoctorField = Exclude<keyof DoctorForm, "profileId" | "isActive">;

/** Reads the form of a doctor; names the fields that cannot be read. Languages and interests have commas between them, the fee is in rupees. */
export function readDoctorFields(
  form: FormData,
): { ok: true; value: DoctorForm } | { ok: false; fields: DoctorField[] } {
  const text = (name: string) => cleanLine(String(form.get(name) ?? ""));
  const list = (name: string) => text(name).split(",").map(cleanLine).filter(Boolean);
  const number = (name: string) => (/^\d{1,4}$/.test(text(name)) ? Number(text(name)) : Number.NaN);
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
    feePaise: rupeeAmount({ isRequired: true }).safeParse(text("feePaise")).data ?? Number.NaN,
    followUpDays: number("followUpDays"),
    profileId: text("profileId") || undefined,
  });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, fields: [...new Set(parsed.error.issues.map(({ path }) => path[0] as DoctorField))] };
}

const MODES = ["both", "clinic", "video"] as const;

/** The rows of the week that have a time; whether they fit is for the service to say. */
export function readWeek(form: FormData): DoctorHours[] {
  const all = (name: string) => form.getAll(name).map(String);
  const [from, to, mode] = [all("startsAt"), all("endsAt"), all("mode")];
  return all("weekday").flatMap((weekday, place) => {
    const [startsAt = "", endsAt = ""] = [from[place], to[place]];
    if (!startsAt && !endsAt) return [];
    return [
      {
        weekday: Number(weekday),
        startsAt: startsAt.slice(0, 5),
        endsAt: endsAt.slice(0, 5),
        mode: MODES.find((each) => each === mode[place]) ?? "both",
      },
    ];
  });
}
