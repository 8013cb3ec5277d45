import { PenLine } from "lucide-react";
import { useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { officePoisonsText } from "#app/content/messages/catalog/office-poisons.ts";
import { formatDateTime } from "#app/content/messages/dates.ts";

/** The sentence that is signed, and who signs it. */
export function Signature({
  statement,
  competentPerson,
  isAllRead,
  now,
  typed = {},
  errors = {},
}: {
  statement: string;
  /** Whom the drug licence names, as the settings say. */
  competentPerson: string | undefined;
  isAllRead: boolean;
  now: Date;
  typed: Record<string, string> | undefined;
  errors: Record<string, string> | undefined;
}) {
  const { sign: words } = officePoisonsText;
  const isBusy = useNavigation().formMethod === "POST";
  const field = (name: "name" | "registrationNumber" | "council") => ({
    name,
    label: words[name],
    error: errors[name],
    defaultValue: typed[name],
    autoComplete: "off",
    required: true,
  });
  return (
    <Form method="post" noValidate className="signature">
      <p className="signature-statement">{statement}</p>
      <TextField
        {...field("name")}
        defaultValue={typed.name ?? competentPerson}
        maxLength={80}
        autoComplete="name"
      />
      <TextField {...field("registrationNumber")} maxLength={40} autoCapitalize="characters" />
      <TextField {...field("council")} hint={words.councilHint} maxLength={80} />
      <div>
        <CheckField id="competent" name="competent" value="yes" defaultChecked={typed.competent === "yes"}>
          {words.competent}
        </CheckField>
        {errors.competent && <p className="font-semibold text-error">{errors.competent}</p>}
      </div>
      <p className="border-t-[1.5px] border-ink pt-2 text-sm text-ink-2">
        {words.isKept(formatDateTime(now))}
      </p>
      {!isAllRead && (
        <Notice kind="warning">
          <Link to="/admin/poisons" className="link">
            {words.unread}
          </Link>
        </Notice>
      )}
      <Button size="lg" isBlock disabled={isBusy || !isAllRead} aria-busy={isBusy || undefined}>
        <PenLine /> {words.button}
      </Button>
    </Form>
  );
}
