import { type Fields, FormPart } from "#app/components/clinic/form-part.tsx";
import { PhoneField, SelectField, TextField } from "#app/components/ui/field.tsx";
import { consultationText } from "#app/content/messages/clinic/consultation.ts";
import { FIELD_LIMITS } from "#app/domain/form/field-limits.ts";
import { GENDERS } from "#app/domain/prescriptions/patient.ts";

/** Who the patient is, and the adult who asks for a child. */
export function PersonFields({ fields }: { fields: Fields }) {
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
        <TextField
          {...fields("guardianName")}
          label={words.guardianName}
          hint={words.guardianHint}
          isOptional
          optionalWord={words.optional}
          maxLength={FIELD_LIMITS.name}
          className="md:col-span-2"
        />
      </div>
    </FormPart>
  );
}
