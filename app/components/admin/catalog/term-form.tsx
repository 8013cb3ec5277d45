import { Card } from "#app/components/admin/office-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { ErrorSummary, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeCatalogText } from "#app/content/messages/catalog/office-catalog.ts";
import { officeText } from "#app/content/messages/office.ts";
import { COMPANY_ROLES, type CompanyRole } from "#app/domain/catalog/company.ts";
import type { Choice } from "#app/domain/catalog/desk-product.ts";
import type { TermField, TermTexts } from "#app/domain/catalog/term-form.ts";

export type TermAnswer = {
  texts: TermTexts;
  problems: Record<string, string>;
  version?: string | undefined;
};

/** Every field of a category, brand, company or remedy; what was typed stays when it is refused. */
export function TermForm({
  fields,
  texts: stored,
  version,
  companies,
  answer,
}: {
  fields: TermField[];
  texts: TermTexts;
  /** Of the stored texts; a new one has none. */
  version: string | undefined;
  /** What a brand chooses its maker and importer from. */
  companies: Record<CompanyRole, Choice[]>;
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
              companies={companies}
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
  companies,
  error,
}: {
  field: TermField;
  text: string | undefined;
  companies: Record<CompanyRole, Choice[]>;
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
  if (look === "role")
    return (
      <SelectField {...common}>
        {COMPANY_ROLES.map((role) => (
          <option key={role} value={role}>
            {words.roles[role]}
          </option>
        ))}
      </SelectField>
    );
  if (look === "maker" || look === "importer")
    return (
      <SelectField {...common} {...(hint && { hint })}>
        <option value="">{words.notEntered}</option>
        {companies[look].map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  if (look === "line") return <TextField {...common} {...(hint && { hint })} />;
  return (
    <TextArea {...common} {...(hint && { hint })} rows={look === "text" ? 8 : 4} className="sm:col-span-2" />
  );
}
