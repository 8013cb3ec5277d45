import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { couponText } from "#app/content/messages/cart/coupon.ts";

/** The field for a code, and those that are on; works without scripts. */
export function CouponCard({
  coupons,
  problem,
  typed,
}: {
  /** On the cart, each with what is said of it. */
  coupons: { code: string; said: string }[];
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
          // A code that counts leaves the field: the next one is not typed behind it.
          key={typed ?? `on ${coupons.map(({ code }) => code).join(" ")}`}
          maxLength={30}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <Button name="intent" value="use-coupon" variant="outline">
          {words.use}
        </Button>
      </Form>
      {coupons.map(({ code, said }) => (
        <Form
          key={code}
          method="post"
          action="/cart"
          className="mt-3 flex items-center justify-between gap-3"
        >
          <input type="hidden" name="coupon" value={code} />
          <p>{said}</p>
          <Button
            name="intent"
            value="take-off-coupon"
            variant="outline"
            aria-label={words.takeOffNamed(code)}
          >
            {words.takeOff}
          </Button>
        </Form>
      ))}
    </Panel>
  );
}
