import type { ReactNode } from "react";
import { SettingInputs } from "#app/components/admin/shop/setting-inputs.tsx";
import type { SettingFormState } from "#app/components/admin/shop/setting-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import type { SettingField } from "#app/domain/shop/setting-fields.ts";

/** A group of the settings with its button, and the answer to it where the eye is. Pressing Enter saves; it never adds or removes a row. */
export function SettingForm({
  fields,
  state,
  children,
}: {
  fields: SettingField[];
  state: SettingFormState;
  children: ReactNode;
}) {
  const words = officeText;
  const errors = Object.entries(state.errors).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-4 sm:grid-cols-2">
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <input type="hidden" name="version" value={state.version} />
      {errors.length > 0 && (
        <div className="sm:col-span-2">
          <ErrorSummary title={words.errorTitle} errors={errors} />
        </div>
      )}
      <SettingInputs fields={fields} state={state} />
      <div className="grid gap-3 empty:hidden sm:col-span-2">{children}</div>
      <Button name="intent" value="save" className="justify-self-start sm:col-span-2">
        {words.save}
      </Button>
    </Form>
  );
}
