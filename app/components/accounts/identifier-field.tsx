import type { ComponentProps } from "react";
import { TextField } from "#app/components/ui/field.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";

/** Whose account: an e-mail address or a phone number. */
export function IdentifierField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  const { fields } = accountText;
  return (
    <TextField
      {...field}
      label={fields.identifier}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  );
}
