import { ConsentTick } from "#app/components/clinic/consent-tick.tsx";
import { type Fields, FoldedFields, FormPart } from "#app/components/clinic/form-part.tsx";
import { PhoneField, SelectField, TextField } from "#app/components/ui/field.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { GUARDIAN_RELATIONS } from "#app/domain/clinic/guardian.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { GENDERS } from "#app/domain/prescriptions/patient.ts";

const GUARDIAN_FIELDS = ["guardianName", "guardianRelation", "guardianPhone", "guardianConsent"];

/** Who the patient is, and the adult who asks for a child. */
export function PersonFields({
  fields,
  values,
  isChild,
}: {
  fields: Fields;
  values: Record<string, string>;
  isChild: boolean;
}) {
  const words = consultationText;
  return (
    <FormPart number={2} title={words.personal}>
      <div className="grid gap-[18px] md:grid-cols-2">
        <TextField
          {...fields("name")}
          label={words.name}
          autoComplete="name"
          maxLength={FIELD_LIMITS.name}
          required
          className="md:col-span-2"
        />
        <TextField
          {...fields("email")}
          label={words.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PhoneField {...fields("phone")} label={words.phone} />
        <TextField {...fields("age")} label={words.age} inputMode="numeric" maxLength={5} required />
        <SelectField {...fields("gender")} label={words.gender} required>
          <option value="">{words.chooseGender}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {words.genderName[gender]}
            </option>
          ))}
        </SelectField>
      </div>
      <FoldedFields
        title={words.guardianFold}
        isOpen={isChild || GUARDIAN_FIELDS.some((name) => values[name])}
      >
        <TextField
          {...fields("guardianName")}
          label={words.guardianName}
          hint={words.guardianHint}
          isOptional
          optionalWord={words.optional}
          maxLength={FIELD_LIMITS.name}
          className="md:col-span-2"
        />
        <SelectField
          {...fields("guardianRelation")}
          label={words.guardianRelation}
          hint={words.guardianRelationHint}
          isOptional
          optionalWord={words.optional}
        >
          <option value="">{words.chooseGender}</option>
          {GUARDIAN_RELATIONS.map((relation) => (
            <option key={relation} value={relation}>
              {words.guardianRelationName[relation]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...fields("guardianPhone")}
          label={words.guardianPhone}
          hint={words.guardianPhoneHint}
          type="tel"
          inputMode="tel"
          maxLength={20}
          isOptional
          optionalWord={words.optional}
        />
        <div className="md:col-span-2">
          <ConsentTick {...fields("guardianConsent")} values={values} label={words.consent.guardian} />
        </div>
      </FoldedFields>
    </FormPart>
  );
}
