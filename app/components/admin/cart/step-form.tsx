import { ScopeField } from "#app/components/admin/cart/scope-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeStepsText } from "#app/content/messages/cart/office-steps.ts";

type Choice = { id: number; name: string };

/** A new step. */
export function StepForm({
  typed,
  scopes,
  errors = {},
}: {
  typed: Record<string, string>;
  scopes: { brands: Choice[]; forms: Choice[] };
  errors?: Record<string, string> | undefined;
}) {
  const { fields, add } = officeStepsText;
  const field = (name: string) => ({ name, defaultValue: typed[name], error: errors[name] });
  return (
    <Form method="post" action="/admin/coupons/steps" className="grid gap-3">
      <TextField {...field("percent")} label={fields.percent} inputMode="numeric" required />
      <SelectField {...field("kind")} label={fields.kind}>
        <option value="packs">{fields.packs}</option>
        <option value="sum">{fields.sum}</option>
      </SelectField>
      <TextField {...field("from")} label={fields.from} hint={fields.fromHint} inputMode="decimal" required />
      <TextField {...field("product")} label={fields.product} hint={fields.productHint} autoComplete="off" />
      <ScopeField
        {...field("brandId")}
        label={fields.brand}
        allGoods={fields.allGoods}
        choices={scopes.brands}
      />
      <ScopeField
        {...field("formId")}
        label={fields.form}
        allGoods={fields.allGoods}
        choices={scopes.forms}
      />
      <TextField {...field("fromDay")} label={fields.fromDay} type="date" />
      <TextField {...field("toDay")} label={fields.toDay} type="date" />
      <CheckField name="isWithTrade" defaultChecked={!!typed.isWithTrade}>
        {fields.isWithTrade}
      </CheckField>
      <Button name="intent" value="add">
        {add}
      </Button>
    </Form>
  );
}
