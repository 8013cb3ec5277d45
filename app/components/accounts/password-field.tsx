import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { TextField } from "#app/components/ui/field.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";

/** A password that can be shown; it is never filled in from an answer. */
export function PasswordField({
  autoComplete,
  ...field
}: ComponentProps<typeof TextField> & { autoComplete: "current-password" | "new-password" }) {
  const { fields } = accountText;
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      defaultValue={undefined}
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      end={
        <button
          type="button"
          aria-label={isShown ? fields.hidePassword : fields.showPassword}
          onClick={() => setShown(!isShown)}
          className="icon-button noscript:hidden"
        >
          <Icon />
        </button>
      }
    />
  );
}
