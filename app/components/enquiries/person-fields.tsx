import type { RequestErrors, RequestValues } from "#app/components/enquiries/request-view.ts";
import { PhoneField, TextField } from "#app/components/ui/field.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** Full name, e-mail and phone of who writes. */
export function PersonFields({ values, errors }: { values: RequestValues; errors: RequestErrors }) {
  const words = requestText;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <TextField
        {...field("name")}
        label={words.fullName}
        autoComplete="name"
        maxLength={FIELD_LIMITS.name}
        className="md:col-span-2"
        required
      />
      <TextField {...field("email")} label={words.email} type="email" autoComplete="email" required />
      <PhoneField {...field("phone")} label={words.phone} />
    </>
  );
}
