import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { couponText } from "#app/content/messages/cart/coupon.ts";

/** The field for a code, and the one that is on; works without scripts. */
export function CouponCard({
  coupon,
  problem,
  typed,
}: {
  /** On the cart; `problem` where it takes nothing off. */
  coupon: { code: string; problem: string | undefined } | undefined;
  /** Why the typed one was refused. */
  problem: string | undefined;
  typed: string | undefined;
}) {
  const words = couponText;
  return (
    <Panel as="section">
      <Form method="post" action="/cart" className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          name="coupon"
          label={words.label}
          isOptional
          optionalWord={words.optional}
          error={problem}
          defaultValue={typed}
          key={typed}
          maxLength={30}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button name="intent" value="use-coupon" variant="outline">
          {words.use}
        </Button>
      </Form>
      {coupon && (
        <Form method="post" action="/cart" className="mt-3 flex items-center justify-between gap-3">
          <p>{coupon.problem ?? words.isOn(coupon.code)}</p>
          <Button
            name="intent"
            value="take-off-coupon"
            variant="outline"
            aria-label={words.takeOffNamed(coupon.code)}
          >
            {words.takeOff}
          </Button>
        </Form>
      )}
    </Panel>
  );
}
