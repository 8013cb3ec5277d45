import { type AccountAnswer, fieldsOf } from "#app/components/accounts/account-answer.ts";
import { BusyButton } from "#app/components/accounts/busy-button.tsx";
import { FormAnswer } from "#app/components/accounts/form-answer.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { accountText } from "#app/content/messages/accounts/account.ts";
import { profileText } from "#app/content/messages/accounts/profile.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** The name that the account is called by. */
export function DetailsForm({ name, answer }: { name: string; answer: AccountAnswer | undefined }) {
  const { fields, save } = accountText;
  const field = fieldsOf(answer, "details")("name");
  return (
    <Panel as="section">
      <h2 className="mb-4 text-xl">{profileText.detailsTitle}</h2>
      <Form method="post" noValidate className="grid gap-4">
        <FormAnswer answer={answer} intent="details" />
        <TextField
          {...field}
          defaultValue={field.defaultValue ?? name}
          label={fields.name}
          autoComplete="name"
          maxLength={FIELD_LIMITS.name}
          required
        />
        <BusyButton intent="details" variant="outline" className="justify-self-start">
          {save}
        </BusyButton>
      </Form>
    </Panel>
  );
}
