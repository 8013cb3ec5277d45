import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeClinicText } from "#app/content/messages/clinic/office-clinic.ts";

export type DoctorFacts = {
  name: string;
  qualification: string;
  registrationNumber: string;
  title: string;
  slug: string;
  languages: string;
  interests: string;
  slotMinutes: string;
  feePaise: string;
  followUpDays: string;
  profileId: string;
  isActive: boolean;
};

/** Who the doctor is, and the account that signs prescriptions. */
export function DoctorFactsForm({
  facts,
  errors,
  accounts,
}: {
  facts: DoctorFacts;
  errors: Record<string, string>;
  accounts: { id: string; name: string; email: string }[];
}) {
  const { doctors: words } = officeClinicText;
  const field = (name: keyof DoctorFacts & keyof typeof words) => ({
    name,
    label: words[name] as string,
    defaultValue: String(facts[name]),
    error: errors[name],
  });
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="intent" value="save" />
      <TextField {...field("name")} hint={words.nameHint} maxLength={160} />
      <TextField {...field("registrationNumber")} hint={words.registrationHint} maxLength={60} />
      <TextField {...field("qualification")} maxLength={160} required />
      <TextField {...field("title")} label={words.titleField} maxLength={160} required />
      <TextField {...field("languages")} hint={words.commas} required />
      <TextField {...field("interests")} hint={words.commas} isOptional optionalWord={words.optional} />
      <TextField {...field("slotMinutes")} inputMode="numeric" required />
      <TextField
        name="feePaise"
        label={words.fee}
        hint={words.feeHint}
        defaultValue={facts.feePaise}
        error={errors.feePaise}
        inputMode="decimal"
        required
      />
      <TextField {...field("followUpDays")} inputMode="numeric" required />
      <TextField {...field("slug")} hint={words.slugHint} maxLength={60} />
      <SelectField
        name="profileId"
        label={words.account}
        defaultValue={facts.profileId}
        error={errors.profileId}
        className="sm:col-span-2"
      >
        <option value="">{words.noAccount}</option>
        {accounts.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {[name, email].filter(Boolean).join(", ")}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input type="checkbox" name="isActive" className="size-5" defaultChecked={facts.isActive} />
        {words.isActive}
      </label>
      <Button className="sm:col-span-2">{words.save}</Button>
    </Form>
  );
}
