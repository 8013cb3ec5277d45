// An address of a person's own address book; it asks what checkout asks of a parcel's way.

import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import type { FormOf } from "#app/domain/form/form.ts";
import { line, required, requiredLine, tick } from "#app/domain/form/form-fields.ts";
import { requiredName } from "#app/domain/form/person-name.ts";
import { parsePhone } from "#app/domain/form/phone.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";

export const addressFields = {
  name: requiredName(FIELD_LIMITS.name),
  phone: required(parsePhone, "phone"),
  street: requiredLine(FIELD_LIMITS.addressLine),
  landmark: line(FIELD_LIMITS.addressLine),
  town: requiredLine(FIELD_LIMITS.town),
  state: requiredLine(FIELD_LIMITS.state),
  pincode: required(parsePincode, "pincode"),
  isDefault: tick(),
};

export type AddressForm = FormOf<typeof addressFields>;
