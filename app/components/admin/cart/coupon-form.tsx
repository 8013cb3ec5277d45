import { ScopeField } from "#app/components/admin/cart/scope-field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { CheckField } from "#app/components/ui/check-field.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeCouponsText } from "#app/content/messages/cart/office-coupons.ts";

type Choice = { id: number; name: string };
/** What stands in the form, by field name; with `id` it changes that coupon. */
export type TypedCoupon = Record<string, string>;

/** A new coupon, or other terms of one. */
export function CouponForm({
  typed,
  scopes,
  errors = {},
}: {
  typed: TypedCoupon;
  scopes: { brands: Choice[]; forms: Choice[] };
  errors?: Record<string, string> | undefined;
}) {
  const words = officeCouponsText;
  const { fields } = words;
  const isNew = !typed.id;
  const field = (name: string) => ({ name, defaultValue: typed[name], error: errors[name] });
  return (
    <Form method="post" action="/admin/coupons" className="grid gap-3">
      {!isNew && <input type="hidden" name="id" value={typed.id} />}
      {!isNew && <input type="hidden" name="version" value={typed.version} />}
      {!isNew && <input type="hidden" name="code" value={typed.code} />}
      {isNew && (
        <TextField
          {...field("code")}
          label={fields.code}
          hint={fields.codeHint}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
      )}
      <SelectField {...field("kind")} label={fields.kind}>
        <option value="percent">{fields.percent}</option>
        <option value="sum">{fields.sum}</option>
      </SelectField>
      <TextField
        {...field("amount")}
        label={fields.amount}
        hint={fields.amountHint}
        inputMode="decimal"
        required
      />
      <TextField {...field("cap")} label={fields.cap} hint={fields.capHint} inputMode="decimal" />
      <TextField {...field("minGoods")} label={fields.minGoods} inputMode="decimal" />
      <TextField {...field("fromDay")} label={fields.fromDay} type="date" />
      <TextField {...field("toDay")} label={fields.toDay} type="date" />
      <TextField
        {...field("mostUses")}
        label={fields.mostUses}
        hint={fields.mostUsesHint}
        inputMode="numeric"
      />
      <ScopeField
        {...field("brandId")}
        allGoods={fields.allGoods}
        label={fields.brand}
        choices={scopes.brands}
      />
      <ScopeField
        {...field("formId")}
        allGoods={fields.allGoods}
        label={fields.form}
        choices={scopes.forms}
      />
      <CheckField name="isOncePerPhone" defaultChecked={!!typed.isOncePerPhone}>
        {fields.isOncePerPhone}
      </CheckField>
      <CheckField name="isWithTrade" defaultChecked={!!typed.isWithTrade}>
        {fields.isWithTrade}
      </CheckField>
      <CheckField name="isTogether" defaultChecked={!!typed.isTogether}>
        {fields.isTogether}
      </CheckField>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button name="intent" value={isNew ? "add" : "change"}>
          {isNew ? words.add : words.save}
        </Button>
        {!isNew && (
          <Link to="/admin/coupons" className="link inline-flex min-h-11 items-center">
            {words.cancel}
          </Link>
        )}
      </div>
    </Form>
  );
}
