import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { ErrorSummary, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";

const FREQUENCIES = ["daily", "weekly", "monthly", "yearly"] as const;

/** All fields of a landing page; the address of one that is there stays. */
export function LandingForm({
  isNew,
  values,
  version,
  errors,
}: {
  isNew: boolean;
  values: Record<string, string>;
  version: string | undefined;
  errors: Record<string, string>;
}) {
  const { landing: words, optional, htmlHint } = officePagesText;
  const { save, errorTitle } = officeText;
  const field = (name: keyof typeof words.fields) => ({
    name,
    label: words.fields[name],
    error: errors[name],
    defaultValue: values[name] ?? "",
    optionalWord: optional,
  });
  const wrong = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
      {wrong.length > 0 && (
        <div className="sm:col-span-2">
          <ErrorSummary title={errorTitle} errors={wrong} />
        </div>
      )}
      {version && <input type="hidden" name="version" value={version} />}
      {isNew ? (
        <TextField {...field("slug")} />
      ) : (
        <div>
          <b className="block">{words.address}</b>
          <span className="[overflow-wrap:anywhere]">/location/{values.slug}</span>
          <input type="hidden" name="slug" value={values.slug} />
        </div>
      )}
      <TextField {...field("locationName")} />
      <TextField {...field("locationType")} />
      <TextField {...field("parentLocation")} isOptional />
      <TextField {...field("title")} className="sm:col-span-2" />
      <TextArea {...field("metaDescription")} rows={3} className="sm:col-span-2" />
      <TextField {...field("metaKeywords")} isOptional className="sm:col-span-2" />
      <TextField {...field("canonicalUrl")} isOptional className="sm:col-span-2" />
      <TextField {...field("h1Title")} className="sm:col-span-2" />
      <TextArea {...field("content")} hint={htmlHint} rows={16} className="sm:col-span-2" />
      <SelectField {...field("changeFrequency")}>
        {FREQUENCIES.map((each) => (
          <option key={each} value={each}>
            {words.frequencies[each]}
          </option>
        ))}
      </SelectField>
      <TextField {...field("priority")} inputMode="decimal" />
      <div className="sm:col-span-2">
        <CheckField name="isActive" id="isActive" defaultChecked={Boolean(values.isActive)}>
          {words.fields.isActive}
        </CheckField>
      </div>
      <Button className="justify-self-start sm:col-span-2">{save}</Button>
    </Form>
  );
}
