// What a doctor signs: checked again when it is issued, wherever it was typed.

import { z } from "zod";
import { cleanLine, cleanLines } from "#app/domain/form/plain-text.ts";
import { DOSE_UNITS, isDose } from "#app/domain/prescriptions/dose.ts";

const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().max(max));
const lines = (max: number) => z.string().transform(cleanLines).pipe(z.string().max(max));
const required = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));

const prescriptionLineSchema = z
  .object({
    /** The remedy that is meant; its name is what is printed. */
    remedySlug: z.string().max(200).optional(),
    /** The pack that the doctor has in mind, where one was chosen. */
    productSlug: z.string().max(200).optional(),
    medicine: required(120),
    potency: z
      .object({ scale: z.enum(["X", "C", "LM", "Q"]), number: z.int().min(0).max(100_000) })
      .optional(),
    form: required(40),
    doseQuantity: z.number(),
    doseUnit: z.enum(DOSE_UNITS),
    timesPerDay: z.number(),
    days: z.int(),
    instructions: line(200).default(""),
  })
  .refine(isDose);

export const prescriptionSchema = z.object({
  complaint: lines(1000).pipe(z.string().min(1)),
  advice: lines(2000).default(""),
  lines: z.array(prescriptionLineSchema).min(1).max(15),
});

export type PrescriptionDraft = z.input<typeof prescriptionSchema>;
export type SignedPrescription = z.output<typeof prescriptionSchema>;
