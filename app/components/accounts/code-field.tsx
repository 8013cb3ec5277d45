import type { ComponentProps } from "react";
import { TextField } from "#app/components/ui/field.tsx";

/** Six digits from a message or an app, which phones can fill in by themselves. */
export function CodeField(field: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      required
    />
  );
}
