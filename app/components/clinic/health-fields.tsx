import { ConsentTick } from "#app/components/clinic/consent-tick.tsx";
import { type Fields, FoldedFields, FormPart } from "#app/components/clinic/form-part.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";

const HISTORY_FIELDS = ["duration", "previousTreatment", "shareRecords"];

/** What it is about. */
export function HealthFields({ fields, values }: { fields: Fields; values: Record<string, string> }) {
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
        <div className="grid gap-1 md:col-span-2">
          <ConsentTick {...fields("healthConsent")} values={values} label={words.consent.health} />
          <ConsentTick {...fields("remindMe")} values={values} label={words.consent.reminders} />
        </div>
      </div>
      <FoldedFields title={words.historyFold} isOpen={HISTORY_FIELDS.some((name) => values[name])}>
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
          <ConsentTick {...fields("shareRecords")} values={values} label={words.shareRecords} />
        </div>
      </FoldedFields>
    </FormPart>
  );
}
