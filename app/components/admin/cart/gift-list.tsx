import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { officeStepsText } from "#app/content/messages/cart/office-steps.ts";
import { rupees } from "#app/domain/money.ts";

/** The gifts; each can be paused and taken away. */
export function GiftList({
  gifts,
}: {
  gifts: { id: number; name: string; fromPaise: number; isActive: boolean }[];
}) {
  const { gifts: words, paused, pause, open } = officeStepsText;
  if (gifts.length === 0) return <p className="p-4 text-ink-2">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {gifts.map(({ id, name, fromPaise, isActive }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 grow basis-60">
            <b className="font-semibold">{name}</b>
            {!isActive && <span className="ml-2 text-ink-2">{paused}</span>}
            <small className="block text-ink-2">{words.facts(rupees(fromPaise))}</small>
          </div>
          <div className="flex flex-wrap items-start gap-2">
            <Form method="post" action="/admin/coupons/steps">
              <input type="hidden" name="id" value={id} />
              <Button
                name="intent"
                value={isActive ? "pause-gift" : "open-gift"}
                variant="quiet"
                className="btn-row"
              >
                {isActive ? pause : open}
                <span className="sr-only"> {name}</span>
              </Button>
            </Form>
            <RemoveOnce thing={name} fields={{ id }} intent="remove-gift" />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A new gift. */
export function GiftForm({
  typed,
  errors = {},
}: {
  typed: Record<string, string>;
  errors?: Record<string, string> | undefined;
}) {
  const { gifts: words } = officeStepsText;
  const field = (name: string) => ({ name, defaultValue: typed[name], error: errors[name] });
  return (
    <Form method="post" action="/admin/coupons/steps" className="grid gap-3">
      <TextField
        {...field("gift")}
        label={words.product}
        hint={words.productHint}
        autoComplete="off"
        required
      />
      <TextField {...field("giftFrom")} label={words.from} inputMode="decimal" required />
      <Button name="intent" value="add-gift">
        {words.add}
      </Button>
    </Form>
  );
}
