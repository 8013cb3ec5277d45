// What the three request forms ask for (specification 2, 5; decision 24). A wrong field is named by a code, as at checkout.

import { z } from "zod";
import {
  type FieldProblem,
  named,
  optionalText,
  requiredLine,
  requiredParsed,
} from "#app/domain/checkout-form.ts";
import { parseEmail } from "#app/domain/email.ts";
import { FIELD_LIMITS } from "#app/domain/field-limits.ts";
import { parseGstin } from "#app/domain/gstin.ts";
import { parsePhone } from "#app/domain/phone.ts";
import { parsePincode } from "#app/domain/pincode.ts";
import { cleanLine, cleanLines } from "#app/domain/plain-text.ts";

export type RequestProblem =
  | FieldProblem
  | "gstin"
  | "gstin-state"
  | "drug-licence"
  | "request-type"
  | "consent";

export const REQUEST_TYPES = ["doctor", "pharmacy", "institution", "other"] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

const person = {
  name: requiredLine(FIELD_LIMITS.name),
  email: requiredParsed(parseEmail, "email"),
  phone: requiredParsed(parsePhone, "phone"),
};
const message = z
  .string()
  .transform(cleanLines)
  .pipe(z.string().min(1, named("required")).max(FIELD_LIMITS.message, named("too-long")));

export const contactSchema = z.object({ ...person, subject: requiredLine(FIELD_LIMITS.subject), message });

export const bulkSchema = z.object({
  ...person,
  organization: optionalText(cleanLine, FIELD_LIMITS.organization),
  requestType: z
    .string()
    .transform((text) => text || "doctor")
    .pipe(z.enum(REQUEST_TYPES, problem("request-type"))),
  message,
});

export const distributorSchema = z.object({
  ...person,
  organization: requiredLine(FIELD_LIMITS.organization),
  gstin: requiredParsed(parseGstin, "gstin"),
  drugLicence: requiredLine(FIELD_LIMITS.drugLicence).pipe(
    // Licence numbers differ by state; all have digits.
    z.string().regex(/\d.*\d/, problem("drug-licence")),
  ),
  addressLine: requiredLine(FIELD_LIMITS.addressLine),
  town: requiredLine(FIELD_LIMITS.town),
  pincode: requiredParsed(parsePincode, "pincode"),
  note: optionalText(cleanLines, FIELD_LIMITS.message),
  consent: z.string().refine((ticked) => ticked === "yes", problem("consent")),
});

export type ContactForm = z.infer<typeof contactSchema>;
export type BulkForm = z.infer<typeof bulkSchema>;
export type DistributorForm = z.infer<typeof distributorSchema>;

function problem(code: RequestProblem): { error: RequestProblem } {
  return { error: code };
}
