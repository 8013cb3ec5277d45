import { type Column, OfficeTable } from "#app/components/admin/office-table.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeText } from "#app/content/messages/office.ts";
import { officeSettingsText } from "#app/content/messages/shop/office-settings.ts";

type Zone = { id: string; name: string };
type Rule = { prefix: string; zone: string | undefined };

/** PIN-code rules, each with its zone to be changed in place. */
export function PincodeRules({ rules, zones }: { rules: Rule[]; zones: Zone[] }) {
  const { pincodes: words } = officeSettingsText;
  const { save } = officeText;
  const columns: Column<Rule>[] = [
    { heading: words.columns.prefix, cell: ({ prefix }) => <b>{prefix}</b> },
    {
      heading: words.columns.zone,
      cell: ({ prefix, zone }) => (
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="prefix" value={prefix} />
          <select
            key={zone ?? ""}
            name="zone"
            defaultValue={zone ?? ""}
            aria-label={`${words.zone} ${prefix}`}
            className="control control-select min-w-0"
          >
            <ZoneOptions zones={zones} />
          </select>
          <button type="submit" className="btn btn-quiet" aria-label={words.saveRow(prefix)}>
            {save}
          </button>
        </Form>
      ),
    },
  ];
  return <OfficeTable label={words.rules} columns={columns} rows={rules} keyOf={({ prefix }) => prefix} />;
}

/** A new rule for PIN codes that begin with some digits. */
export function AddPincodeRule({ zones, error }: { zones: Zone[]; error: string | undefined }) {
  const { pincodes: words } = officeSettingsText;
  return (
    <Form method="post" className="grid gap-3">
      <TextField
        name="prefix"
        label={words.prefix}
        inputMode="numeric"
        maxLength={6}
        error={error}
        required
      />
      <SelectField name="zone" label={words.zone}>
        <ZoneOptions zones={zones} />
      </SelectField>
      <Button className="justify-self-start">{words.addButton}</Button>
    </Form>
  );
}

function ZoneOptions({ zones }: { zones: Zone[] }) {
  const { pincodes: words } = officeSettingsText;
  return (
    <>
      <option value="">{words.noZone}</option>
      {zones.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
