import { PersonFields } from "#app/components/enquiries/person-fields.tsx";
import type { RequestErrors, RequestValues } from "#app/components/enquiries/request-view.ts";
import { SendButton } from "#app/components/enquiries/send-button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** Person, business, address, papers and consent. */
export function DistributorForm({ values, errors }: { values: RequestValues; errors: RequestErrors }) {
  const words = requestText;
  const { distributor } = words;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <Form
      key={values.idempotencyKey}
      method="post"
      action="/distributor-signup"
      encType="multipart/form-data"
      noValidate
      className="grid gap-5"
    >
      <input type="hidden" name="idempotencyKey" value={values.idempotencyKey} />
      <Panel as="section">
        <h2 className="mb-[18px] text-2xl">{words.yourDetails}</h2>
        <div className="grid gap-[18px] md:grid-cols-2">
          <PersonFields values={values} errors={errors} />
        </div>
      </Panel>
      <Panel as="section">
        <h2 className="mb-[18px] text-2xl">{distributor.businessTitle}</h2>
        <div className="grid gap-[18px] md:grid-cols-2">
          <TextField
            {...field("organization")}
            label={distributor.organization}
            autoComplete="organization"
            maxLength={FIELD_LIMITS.organization}
            className="md:col-span-2"
            required
          />
          <TextField
            {...field("gstin")}
            label={distributor.gstin}
            hint={distributor.gstinHint}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={24}
            required
          />
          <TextField
            {...field("drugLicence")}
            label={distributor.drugLicence}
            hint={distributor.drugLicenceHint}
            autoComplete="off"
            maxLength={FIELD_LIMITS.drugLicence}
            required
          />
          <TextField
            {...field("addressLine")}
            label={distributor.addressLine}
            autoComplete="street-address"
            maxLength={FIELD_LIMITS.addressLine}
            className="md:col-span-2"
            required
          />
          <TextField
            {...field("town")}
            label={distributor.town}
            autoComplete="address-level2"
            maxLength={FIELD_LIMITS.town}
            required
          />
          <TextField
            {...field("pincode")}
            label={distributor.pincode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            required
          />
          <TextArea
            {...field("note")}
            label={distributor.note}
            isOptional
            optionalWord={words.optional}
            rows={3}
            maxLength={FIELD_LIMITS.message}
            className="md:col-span-2"
          />
        </div>
      </Panel>
      <Panel as="section">
        <h2 className="mb-[18px] text-2xl">{distributor.papersTitle}</h2>
        <TextField
          name="papers"
          label={distributor.papers}
          hint={distributor.papersHint}
          error={errors.papers}
          isOptional
          optionalWord={words.optional}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          multiple
        />
        <div id="consent" tabIndex={-1} className="mt-4 grid gap-1">
          {errors.consent && <p className="font-semibold text-error">{errors.consent}</p>}
          <CheckField name="consent" value="yes" defaultChecked={values.consent === "yes"}>
            {distributor.consent}
          </CheckField>
        </div>
      </Panel>
      <SendButton>{distributor.apply}</SendButton>
    </Form>
  );
}
