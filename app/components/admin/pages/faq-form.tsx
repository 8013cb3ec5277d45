import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officePagesText } from "#app/content/messages/pages/office-pages.ts";

/** A question, its answer and where it stands. */
export function FaqForm({
  values,
  version,
  errors,
  categories,
}: {
  values: Record<string, string>;
  version: string | undefined;
  errors: Record<string, string>;
  categories: { slug: string; name: string }[];
}) {
  const { questions: words, htmlHint } = officePagesText;
  const { save } = officeText;
  const field = (name: keyof typeof words.fields) => ({
    name,
    label: words.fields[name],
    error: errors[name],
    defaultValue: values[name] ?? "",
  });
  return (
    <Form method="post" noValidate className="grid gap-4 sm:grid-cols-3">
      {version && <input type="hidden" name="version" value={version} />}
      <TextField {...field("question")} className="sm:col-span-3" />
      <TextArea {...field("answerHtml")} hint={htmlHint} rows={12} className="sm:col-span-3" />
      <SelectField {...field("category")}>
        <option value="">{words.general}</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field("tag")}>
        {Object.entries(words.tags).map(([tag, name]) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField {...field("position")} inputMode="numeric" />
      <Button name="intent" value="save" className="justify-self-start sm:col-span-3">
        {save}
      </Button>
    </Form>
  );
}
