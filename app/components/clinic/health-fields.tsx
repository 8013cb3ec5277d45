import { type Fields, FormPart } from "#app/components/clinic/form-part.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

/** What it is about. */
export function HealthFields({ fields, isSharing }: { fields: Fields; isSharing: boolean }) {
  const words = consultationText;
  return (
    <FormPart number={3} title={words.health}>
      <div className="grid gap-[18px] md:grid-cols-2">
        <TextArea
          {...fields("mainComplaints")}
          label={words.complaints}
          hint={words.complaintsHint}
          rows={3}
          maxLength={FIELD_LIMITS.complaints}
          required
          className="md:col-span-2"
        />
        <TextField
          {...fields("duration")}
          label={words.duration}
          isOptional
          optionalWord={words.optional}
          maxLength={FIELD_LIMITS.complaintsDuration}
        />
        <TextField
          {...fields("previousTreatment")}
          label={words.previousTreatment}
          isOptional
          optionalWord={words.optional}
          maxLength={FIELD_LIMITS.earlierTreatment}
        />
        <div className="md:col-span-2">
          <CheckField name="shareRecords" defaultChecked={isSharing}>
            {words.shareRecords}
          </CheckField>
        </div>
      </div>
    </FormPart>
  );
}
