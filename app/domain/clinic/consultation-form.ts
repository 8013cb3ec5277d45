// What a patient fills in to ask for a consultation (storefront.md, /doctor-consultation and section 5; decisions 23 and 24).

import { z } from "zod";
import {
  type FormErrors,
  optionalText,
  parseForm,
  requiredLine,
  requiredParsed,
} from "#app/domain/checkout-form.ts";
import { CONSULTATION_MODES } from "#app/domain/clinic/consultation-slot.ts";
import {
  isTimeOver,
  PREFERRED_TIMES,
  type PreferredTime,
  partOfDay,
} from "#app/domain/clinic/preferred-time.ts";
import { parseEmail } from "#app/domain/email.ts";
import { FIELD_LIMITS } from "#app/domain/field-limits.ts";
import { addDays, indiaDate, indiaMinutes, isDay } from "#app/domain/india-time.ts";
import { parsePhone } from "#app/domain/phone.ts";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";
import { ADULT_AGE, GENDERS, OLDEST_AGE } from "#app/domain/prescriptions/patient.ts";

/** A wish for a day further away than this is a slip of the finger. */
export const FURTHEST_DAYS = 365;

export type ConsultationProblem =
  | "required"
  | "email"
  | "phone"
  | "too-long"
  | "age"
  | "gender"
  | "date"
  | "past-date"
  | "past-time"
  | "time"
  | "guardian"
  | "slot";

const schema = z.object({
  name: requiredLine(FIELD_LIMITS.name),
  email: requiredParsed(parseEmail, "email"),
  phone: requiredParsed(parsePhone, "phone"),
  age: required(parseAge, "age"),
  gender: required(oneOf(GENDERS), "gender"),
  guardianName: text(cleanLine, FIELD_LIMITS.name),
  preferredDate: required(parseDate, "date"),
  preferredTime: required(oneOf(PREFERRED_TIMES), "time"),
  mainComplaints: z
    .string()
    .transform(cleanLines)
    .pipe(z.string().min(1, named("required")).max(FIELD_LIMITS.complaints, named("too-long"))),
  duration: text(cleanLine, FIELD_LIMITS.complaintsDuration),
  previousTreatment: text(cleanLines, FIELD_LIMITS.earlierTreatment),
  shareRecords: z.string().transform((value) => value !== ""),
  doctor: z.string().transform(cleanLine),
  mode: z.string().transform((value) => (value === "video" ? "video" : CONSULTATION_MODES[0])),
  slot: z.string(),
});

/** Who waits for a day takes whatever time becomes free on it. */
const waitingSchema = schema.extend({ preferredTime: z.string().transform(() => undefined) });

export type ConsultationForm = Omit<z.infer<typeof schema>, "slot" | "preferredTime"> & {
  /** Undefined on the waiting list. */
  preferredTime: PreferredTime | undefined;
  /** The time that was chosen, the wish to be put on the waiting list, or neither: the clinic calls. */
  slot: Date | "wait" | undefined;
};
export type ConsultationField = keyof ConsultationForm & string;
export type ConsultationErrors = FormErrors<ConsultationField, ConsultationProblem>;

export const CONSULTATION_FIELDS = Object.keys(schema.shape) as ConsultationField[];

/** Reads the request form; a chosen slot stands for date and time, a place on the waiting list (`wait:2026-11-25`) for a day at any time. Days and parts of today that are over in India are refused. */
export function parseConsultationForm(
  form: FormData,
  now: Date,
): { ok: true; value: ConsultationForm } | { ok: false; errors: ConsultationErrors } {
  const choice = String(form.get("slot") ?? "");
  const waitDay = /^wait:(.*)$/.exec(choice)?.[1];
  const slot = waitDay === undefined ? parseSlot(choice) : "wait";
  const asked =
    slot instanceof Date
      ? withWish(form, { preferredDate: indiaDate(slot), preferredTime: partOfDay(indiaMinutes(slot)) })
      : waitDay === undefined
        ? form
        : withWish(form, { preferredDate: waitDay, preferredTime: "" });
  const parsed =
    slot === "wait"
      ? parseForm<typeof waitingSchema, ConsultationProblem>(waitingSchema, asked)
      : parseForm<typeof schema, ConsultationProblem>(schema, asked);
  const errors: ConsultationErrors = parsed.ok ? {} : parsed.errors;
  if (slot === "wrong") errors.slot = "slot";
  if (!(slot instanceof Date)) Object.assign(errors, dateErrors(asked, errors, now));
  const age = parseAge(String(form.get("age") ?? ""));
  if (age !== undefined && age < ADULT_AGE && !cleanLine(String(form.get("guardianName") ?? "")))
    errors.guardianName ??= "guardian";
  if (!parsed.ok || slot === "wrong" || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { ...parsed.value, slot } };
}

/** A whole number of years from 0 to 120. */
export function parseAge(text: string): number | undefined {
  const digits = /^\s*(\d{1,3})\s*$/.exec(text)?.[1];
  const age = Number(digits);
  return digits !== undefined && age <= OLDEST_AGE ? age : undefined;
}

function dateErrors(form: FormData, errors: ConsultationErrors, now: Date): ConsultationErrors {
  const date = parseDate(String(form.get("preferredDate") ?? ""));
  const time = oneOf(PREFERRED_TIMES)(String(form.get("preferredTime") ?? ""));
  if (errors.preferredDate || date === undefined) return {};
  const today = indiaDate(now);
  if (date < today) return { preferredDate: "past-date" };
  if (date > addDays(today, FURTHEST_DAYS)) return { preferredDate: "date" };
  if (time === undefined || !isTimeOver({ date, time, now })) return {};
  return { preferredTime: "past-time" };
}

function withWish(form: FormData, wish: { preferredDate: string; preferredTime: string }): FormData {
  const asked = new FormData();
  for (const [name, value] of form) if (typeof value === "string") asked.append(name, value);
  for (const [name, value] of Object.entries(wish)) asked.set(name, value);
  return asked;
}

/** A slot by the instant at which it begins; empty is none. */
export function parseSlot(value: string): Date | undefined | "wrong" {
  if (value === "") return undefined;
  const isInstant = isDay(value.slice(0, 10)) && /^.{10}T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/.test(value);
  return isInstant ? new Date(value) : "wrong";
}

function parseDate(value: string): string | undefined {
  return isDay(value.trim()) ? value.trim() : undefined;
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (value: string): Choice | undefined => choices.find((choice) => choice === value);
}

function text(clean: (value: string) => string, maxCharacters: number) {
  return optionalText(clean, maxCharacters).transform((value) => value ?? "");
}

function required<Value>(parse: (value: string) => Value | undefined, problem: ConsultationProblem) {
  return z.string().transform((value, context) => {
    const found = parse(value);
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message: value.trim() ? problem : "required" });
    return z.NEVER;
  });
}

function named(problem: ConsultationProblem): { error: ConsultationProblem } {
  return { error: problem };
}
