// What the three request forms ask for (specification 2, 5; decision 24).

import { parseEmail } from "#app/domain/form/email.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { andThen, type FormOf, type ProblemOf, wrong } from "#app/domain/form/form.ts";
import {
  choice,
  optionalLine,
  optionalLines,
  required,
  requiredLine,
  requiredLines,
} from "#app/domain/form/form-fields.ts";
import { parseGstin } from "#app/domain/form/gstin.ts";
import { requiredName } from "#app/domain/form/person-name.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";
import { ok } from "#app/domain/result.ts";

const REQUEST_TYPES = ["doctor", "pharmacy", "institution", "other"] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

const person = {
  name: requiredName(FIELD_LIMITS.name),
  email: required(parseEmail, "email"),
  phone: required(parsePhone, "phone"),
};
const message = requiredLines(FIELD_LIMITS.message);

export const contactFields = { ...person, subject: requiredLine(FIELD_LIMITS.subject), message };

export const bulkFields = {
  ...person,
  organization: optionalLine(FIELD_LIMITS.organization),
  requestType: choice(REQUEST_TYPES, "request-type", "doctor"),
  message,
};

export const distributorFields = {
  ...person,
  organization: requiredLine(FIELD_LIMITS.organization),
  gstin: required(parseGstin, "gstin"),
  drugLicence: andThen(requiredLine(FIELD_LIMITS.drugLicence), (licence) =>
    // Licence numbers differ by state; all have digits.
    /\d.*\d/.test(licence) ? ok(licence) : wrong("drug-licence"),
  ),
  addressLine: requiredLine(FIELD_LIMITS.addressLine),
  town: requiredLine(FIELD_LIMITS.town),
  pincode: required(parsePincode, "pincode"),
  note: optionalLines(FIELD_LIMITS.message),
  consent: choice(["yes"], "consent"),
};

export type ContactForm = FormOf<typeof contactFields>;
export type BulkForm = FormOf<typeof bulkFields>;
export type DistributorForm = FormOf<typeof distributorFields>;

/** What can be wrong in a request; whether GSTIN and PIN code are of one state is known once both are read. */
export type RequestProblem =
  | ProblemOf<typeof contactFields>
  | ProblemOf<typeof bulkFields>
  | ProblemOf<typeof distributorFields>
  | "gstin-state";
