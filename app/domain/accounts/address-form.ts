// An address of a person's own address book; it asks what checkout asks of a parcel's way.

import { z } from "zod";
import { optionalText, requiredLine, requiredParsed } from "#app/domain/checkout-form.ts";
import { FIELD_LIMITS } from "#app/domain/field-limits.ts";
import { parsePhone } from "#app/domain/phone.ts";
import { parsePincode } from "#app/domain/pincode.ts";
import { cleanLine } from "#app/domain/plain-text.ts";

export const addressSchema = z.object({
  name: requiredLine(FIELD_LIMITS.name),
  phone: requiredParsed(parsePhone, "phone"),
  street: requiredLine(FIELD_LIMITS.addressLine),
  landmark: optionalText(cleanLine, FIELD_LIMITS.addressLine).transform((text) => text ?? ""),
  town: requiredLine(FIELD_LIMITS.town),
  state: requiredLine(FIELD_LIMITS.state),
  pincode: requiredParsed(parsePincode, "pincode"),
  isDefault: z.string().transform((text) => text !== ""),
});

export type AddressForm = z.infer<typeof addressSchema>;
