import { useIsAwake } from "#app/components/layout/use-is-awake.ts";
import { BusinessFields } from "#app/components/orders/checkout/business-fields.tsx";
import type {
  CheckoutDestination,
  CheckoutErrors,
  CheckoutValues,
} from "#app/components/orders/checkout/checkout-view.ts";
import { Button } from "#app/components/ui/button.tsx";
import { PhoneField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { checkoutText } from "#app/content/messages/orders/checkout.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { parsePincode } from "#app/domain/form/pincode.ts";

/** Who gets the parcel and where; the PIN code names the state, and the town until somebody types one. */
export function AddressFields({
  values,
  errors,
  destination,
  onPincode,
}: {
  values: CheckoutValues;
  errors: CheckoutErrors;
  destination: CheckoutDestination | undefined;
  onPincode: (pincode: string) => void;
}) {
  const checkout = checkoutText;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  // The first button of a form is the one that Enter presses: with scripts at work it must not be this one.
  const isAwake = useIsAwake();
  const optional = { isOptional: true, optionalWord: checkout.optional };

  function hearPincode(typed: string) {
    const pincode = parsePincode(typed);
    if (pincode !== undefined && pincode !== destination?.pincode) onPincode(pincode);
  }

  return (
    <div className="grid gap-[18px] md:grid-cols-2">
      <TextField
        {...field("name")}
        label={checkout.name}
        autoComplete="name"
        maxLength={FIELD_LIMITS.name}
        required
      />
      <PhoneField {...field("phone")} label={checkout.phone} />
      <div className="flex items-end gap-2 self-start">
        <TextField
          {...field("pincode")}
          label={checkout.pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(event) => hearPincode(event.target.value)}
          className="flex-1"
          required
        />
        {!isAwake && (
          <Button
            variant="soft"
            name="intent"
            value="quote"
            formNoValidate
            className="hidden min-h-[52px] noscript:inline-flex"
          >
            {checkout.checkPincode}
          </Button>
        )}
      </div>
      <TextField
        {...field("town")}
        label={checkout.town}
        defaultValue={values.town || destination?.place}
        autoComplete="address-level2"
        maxLength={FIELD_LIMITS.town}
        required
      />
      <TextField
        {...field("addressLine1")}
        label={checkout.addressLine1}
        autoComplete="address-line1"
        maxLength={FIELD_LIMITS.addressLine}
        className="md:col-span-2"
        required
      />
      <TextField
        {...field("addressLine2")}
        {...optional}
        label={checkout.addressLine2}
        autoComplete="address-line2"
        maxLength={FIELD_LIMITS.addressLine}
      />
      <TextField
        {...field("state")}
        key={destination?.stateName}
        label={checkout.state}
        defaultValue={destination?.stateName ?? values.state}
        autoComplete="address-level1"
        maxLength={FIELD_LIMITS.state}
        required
      />
      <TextField
        {...field("email")}
        {...optional}
        label={checkout.email}
        hint={checkout.emailHint}
        type="email"
        autoComplete="email"
        className="md:col-span-2"
      />
      <TextArea
        {...field("note")}
        {...optional}
        label={checkout.note}
        rows={2}
        maxLength={FIELD_LIMITS.note}
        className="md:col-span-2"
      />
      <BusinessFields values={values} errors={errors} />
    </div>
  );
}
