import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { PhoneField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { addressesText } from "#app/content/messages/accounts/addresses.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

export type AddressValues = {
  name: string;
  phone: string;
  street: string;
  landmark: string;
  town: string;
  state: string;
  pincode: string;
};

/** A new address, with `id` "new", or the change of a saved one. */
export function AddressForm({
  id,
  saved,
  answer,
}: {
  id: string;
  saved?: Partial<AddressValues> & { isDefault?: boolean };
  answer: AccountAnswer | undefined;
}) {
  const { optional, save } = accountText;
  const words = addressesText;
  const fieldId = (name: string) => `${name}-${id}`;
  const answered = fieldsOf(answer, "save");
  const isTicked = answered("isDefault").defaultValue;
  const field = (name: keyof AddressValues) => {
    const { defaultValue, ...rest } = answered(name);
    return { ...rest, id: fieldId(name), label: words[name], defaultValue: defaultValue ?? saved?.[name] };
  };
  return (
    <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
      <div className="grid gap-3 empty:hidden sm:col-span-2">
        <FormAnswer answer={answer} intent="save" fieldId={fieldId} />
      </div>
      <input type="hidden" name="id" value={id} />
      <TextField {...field("name")} autoComplete="name" maxLength={FIELD_LIMITS.name} required />
      <PhoneField {...field("phone")} />
      <TextField
        {...field("street")}
        autoComplete="address-line1"
        maxLength={FIELD_LIMITS.addressLine}
        className="sm:col-span-2"
        required
      />
      <TextField
        {...field("landmark")}
        isOptional
        optionalWord={optional}
        autoComplete="address-line2"
        maxLength={FIELD_LIMITS.addressLine}
        className="sm:col-span-2"
      />
      <TextField {...field("pincode")} inputMode="numeric" autoComplete="postal-code" required />
      <TextField {...field("town")} autoComplete="address-level2" maxLength={FIELD_LIMITS.town} required />
      <TextField
        {...field("state")}
        autoComplete="address-level1"
        maxLength={FIELD_LIMITS.state}
        className="sm:col-span-2"
        required
      />
      <div className="sm:col-span-2">
        <CheckField
          name="isDefault"
          defaultChecked={isTicked === undefined ? saved?.isDefault : isTicked !== ""}
        >
          {words.useFirst}
        </CheckField>
      </div>
      <BusyButton intent="save" className="justify-self-start sm:col-span-2">
        {save}
      </BusyButton>
    </Form>
  );
}
