// What a patient fills in to ask for a consultation (storefront.md, /doctor-consultation and section 5; decisions 23 and 24).

import { CONSULTATION_MODES } from "#app/domain/clinic/consultation-slot.ts";
import { GUARDIAN_RELATIONS } from "#app/domain/clinic/guardian.ts";
import {
  isTimeOver,
  PREFERRED_TIMES,
  type PreferredTime,
  partOfDay,
} from "#app/domain/clinic/preferred-time.ts";
import { parseEmail } from "#app/domain/form/email.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import {
  type FieldReading,
  type FormOf,
  fieldNames,
  type ProblemsOf,
  parseTexts,
  wrong,
} from "#app/domain/form/form.ts";
import { line, lines, optional, required, requiredLines, tick } from "#app/domain/form/form-fields.ts";
import { typedTexts } from "#app/domain/form/form-text.ts";
import { requiredName } from "#app/domain/form/person-name.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { cleanLine } from "#app/domain/form/plain-text.ts";
import { parseWholeNumber } from "#app/domain/form/typed-number.ts";
import { addDays, indiaDate, indiaMinutes, isDay } from "#app/domain/india-time.ts";
import { ADULT_AGE, GENDERS, OLDEST_AGE } from "#app/domain/prescriptions/patient.ts";
import { ok } from "#app/domain/result.ts";

/** A wish for a day further away than this is a slip of the finger. */
const FURTHEST_DAYS = 365;

const fields = {
  name: requiredName(FIELD_LIMITS.name),
  email: required(parseEmail, "email"),
  phone: required(parsePhone, "phone"),
  age: required(parseAge, "age"),
  gender: required(oneOf(GENDERS), "gender"),
  guardianName: line(FIELD_LIMITS.name),
  guardianRelation: optional(oneOf(GUARDIAN_RELATIONS), "guardian-relation"),
  guardianPhone: optional(parsePhone, "phone"),
  guardianConsent: tick(),
  preferredDate: required(parseDate, "date"),
  preferredTime: required(oneOf(PREFERRED_TIMES), "time"),
  mainComplaints: requiredLines(FIELD_LIMITS.complaints),
  duration: line(FIELD_LIMITS.complaintsDuration),
  previousTreatment: lines(FIELD_LIMITS.earlierTreatment),
  healthConsent: required((typed) => (typed === "on" ? true : undefined), "consent"),
  shareRecords: tick(),
  remindMe: tick(),
  doctor: (typed: string) => ok(cleanLine(typed)),
  mode: (typed: string) => ok<"clinic" | "video">(typed === "video" ? "video" : CONSULTATION_MODES[0]),
  slot: readSlot,
};

/** Who waits for a day takes whatever time becomes free on it. */
const waitingFields = { ...fields, preferredTime: () => ok<PreferredTime | undefined>(undefined) };

type Asked = FormOf<typeof fields>;
export type ConsultationForm = Omit<Asked, "preferredTime"> & {
  /** Undefined on the waiting list. */
  preferredTime: PreferredTime | undefined;
};
export type ConsultationField = keyof ConsultationForm & string;
/** What can be wrong in a request, where the day has to suit today and the guardian the age. */
export type ConsultationProblem =
  | NonNullable<ProblemsOf<typeof fields>[ConsultationField]>
  | "past-date"
  | "past-time"
  | "guardian"
  | "guardian-consent";
export type ConsultationProblems = Partial<Record<ConsultationField, ConsultationProblem>>;

export const CONSULTATION_FIELDS: ConsultationField[] = fieldNames(fields);

/** Reads the request form; a chosen slot stands for date and time, a place on the waiting list (`wait:2026-11-25`) for a day at any time. Days and parts of today that are over in India are refused. */
export function parseConsultationForm(
  form: FormData,
  now: Date,
): { ok: true; value: ConsultationForm } | { ok: false; problems: ConsultationProblems } {
  const typed = typedTexts(form, CONSULTATION_FIELDS);
  const slot = parseSlot(typed.slot ?? "");
  const isWaiting = slot === "wait";
  if (slot instanceof Date) {
    typed.preferredDate = indiaDate(slot);
    typed.preferredTime = partOfDay(indiaMinutes(slot));
  }
  if (isWaiting) Object.assign(typed, { preferredDate: waitDay(typed.slot!), preferredTime: "" });
  const parsed = isWaiting ? parseTexts(waitingFields, typed) : parseTexts(fields, typed);
  const problems: ConsultationProblems = parsed.ok ? {} : parsed.problems;
  if (!(slot instanceof Date)) Object.assign(problems, dateProblems(typed, problems, now));
  const age = parseAge(typed.age ?? "");
  if (age !== undefined && age < ADULT_AGE) addGuardianProblems(typed, problems);
  if (!parsed.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, value: parsed.value };
}

/** A child is asked for by an adult who says who they are, can be called, and agrees. */
function addGuardianProblems(typed: Record<string, string>, problems: ConsultationProblems): void {
  if (!cleanLine(typed.guardianName ?? "")) problems.guardianName ??= "guardian";
  if (!typed.guardianRelation) problems.guardianRelation ??= "guardian-relation";
  if (!typed.guardianPhone?.trim()) problems.guardianPhone ??= "required";
  if (!typed.guardianConsent) problems.guardianConsent ??= "guardian-consent";
}

/** A whole number of years from 0 to 120. */
export function parseAge(text: string): number | undefined {
  return parseWholeNumber(text.trim(), { min: 0, max: OLDEST_AGE });
}

function dateProblems(
  typed: Record<string, string>,
  problems: ConsultationProblems,
  now: Date,
): ConsultationProblems {
  const date = parseDate(typed.preferredDate ?? "");
  const time = oneOf(PREFERRED_TIMES)(typed.preferredTime ?? "");
  if (problems.preferredDate || date === undefined) return {};
  const today = indiaDate(now);
  if (date < today) return { preferredDate: "past-date" };
  if (date > addDays(today, FURTHEST_DAYS)) return { preferredDate: "date" };
  if (time === undefined || !isTimeOver({ date, time, now })) return {};
  return { preferredTime: "past-time" };
}

/** A slot by the instant at which it begins, or the wish to be put on the waiting list; empty is none. */
export function parseSlot(value: string): Date | "wait" | undefined | "wrong" {
  if (value === "") return undefined;
  if (waitDay(value) !== undefined) return "wait";
  const isInstant = isDay(value.slice(0, 10)) && /^.{10}T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/.test(value);
  return isInstant ? new Date(value) : "wrong";
}

/** The time that was chosen, the wish to be put on the waiting list, or neither: the clinic calls. */
function readSlot(typed: string): FieldReading<Date | "wait" | undefined, "slot"> {
  const slot = parseSlot(typed);
  return slot === "wrong" ? wrong("slot") : ok(slot);
}

function waitDay(slot: string): string | undefined {
  return /^wait:(.*)$/.exec(slot)?.[1];
}

function parseDate(value: string): string | undefined {
  return isDay(value.trim()) ? value.trim() : undefined;
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (value: string): Choice | undefined => choices.find((choice) => choice === value);
}
