import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { ErrorSummary, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { officeText } from "#app/content/messages/office.ts";
import type { TermField, TermTexts } from "#app/domain/catalog/term-form.ts";

export type TermAnswer = {
  texts: TermTexts;
  problems: Record<string, string>;
  version?: string | undefined;
};

/** Every field of a category, brand or remedy; what was typed stays when it is refused. */
export function TermForm({
  fields,
  texts: stored,
  version,
  answer,
}: {
  fields: TermField[];
  texts: TermTexts;
  /** Of the stored texts; a new one has none. */
  version: string | undefined;
  answer: TermAnswer | undefined;
}) {
  const { terms: words } = officeCatalogText;
  const office = officeText;
  const texts = answer?.texts ?? stored;
  const problems = Object.entries(answer?.problems ?? {});
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="version" value={answer?.version ?? version} />
      {problems.length > 0 && (
        <ErrorSummary
          title={office.errorTitle}
          errors={problems.map(([fieldId, message]) => ({
            fieldId,
            message: `${words.fields[fieldId]}: ${message}`,
          }))}
        />
      )}
      <Card>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <Field
              key={field.name}
              field={field}
              text={texts[field.name]}
              error={answer?.problems[field.name]}
            />
          ))}
        </div>
      </Card>
      <Button className="justify-self-start">{office.save}</Button>
    </Form>
  );
}

function Field({
  field: { name, look },
  text,
  error,
}: {
  field: TermField;
  text: string | undefined;
  error: string | undefined;
}) {
  const { terms: words, hints } = officeCatalogText;
  const common = { name, label: words.fields[name], error, defaultValue: text };
  const hint = words.hints[name] ?? (look === "lines" ? hints.lines : undefined);
  if (look === "tick")
    return (
      <CheckField id={name} name={name} value="yes" defaultChecked={text === "yes"}>
        {words.fields[name]}
      </CheckField>
    );
  if (look === "kind")
    return (
      <SelectField {...common}>
        <option value="form">{words.kinds.form}</option>
        <option value="concern">{words.kinds.concern}</option>
      </SelectField>
    );
  if (look === "line") return <TextField {...common} {...(hint && { hint })} />;
  return (
    <TextArea {...common} {...(hint && { hint })} rows={look === "text" ? 8 : 4} className="sm:col-span-2" />
  );
}
