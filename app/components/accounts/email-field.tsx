import type { ComponentProps } from "react";
import { TextField } from "#app/components/ui/field.tsx";

/** An e-mail address; unless said otherwise it is the one that names the account. */
export function EmailField(field: ComponentProps<typeof TextField>) {
  return <TextField type="email" autoComplete="username" {...field} maxLength={254} required />;
}
