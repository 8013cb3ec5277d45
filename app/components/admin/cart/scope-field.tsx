import { SelectField } from "#app/components/ui/field.tsx";

/** The brand or form that an offer is for, or all goods. */
export function ScopeField({
  choices,
  allGoods,
  ...field
}: {
  name: string;
  label: string;
  allGoods: string;
  defaultValue: string | undefined;
  error: string | undefined;
  choices: { id: number; name: string }[];
}) {
  return (
    <SelectField {...field}>
      <option value="">{allGoods}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
