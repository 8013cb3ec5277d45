// Who buys for a business and wants its GSTIN on the bill; nobody has to.

import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { optional, optionalLine } from "#app/domain/form/form-fields.ts";
import { parseGstin } from "#app/domain/form/gstin.ts";

export const businessFields = {
  gstin: optional(parseGstin, "gstin"),
  /** The legal name under that GSTIN. */
  organization: optionalLine(FIELD_LIMITS.organization),
  /** Where it is registered, when goods go elsewhere. */
  firmAddress: optionalLine(FIELD_LIMITS.addressLine),
};

/** Whom a bill is made out to, beside the person. */
export type BilledFirm = {
  gstin?: string | undefined;
  organization?: string | undefined;
  firmAddress?: string | undefined;
};

/** What is missing of a business: a GSTIN needs the name, the name a GSTIN (CGST Rule 46(d)). */
export function businessGaps({ gstin, organization, firmAddress }: BilledFirm): {
  gstin?: "required";
  organization?: "required";
} {
  if (gstin === undefined)
    return organization === undefined && firmAddress === undefined ? {} : { gstin: "required" };
  return organization === undefined ? { organization: "required" } : {};
}
