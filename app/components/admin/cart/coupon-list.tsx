import { couponFacts } from "#app/components/admin/cart/coupon-facts.ts";
import { RemoveOnce } from "#app/components/admin/remove-once.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form, Link } from "#app/components/ui/link.ts";
import { officeCouponsText } from "#app/content/messages/cart/office-coupons.ts";
import type { Coupon } from "#app/domain/cart/coupon.ts";

/** The coupons; each can be changed, paused and, while no order has it, taken away. */
export function CouponList({ coupons }: { coupons: Coupon[] }) {
  const words = officeCouponsText;
  if (coupons.length === 0) return <p className="p-4 text-ink-2">{words.none}</p>;
  return (
    <ul className="divide-y divide-line-soft">
      {coupons.map((coupon) => (
        <li key={coupon.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 grow basis-60">
            <b className="font-semibold [overflow-wrap:anywhere]">{coupon.code}</b>
            {!coupon.isActive && <span className="ml-2 text-ink-2">{words.paused}</span>}
            <small className="block text-ink-2">{couponFacts(coupon)}</small>
          </div>
          <div className="flex flex-wrap items-start gap-2">
            <Link to={`/admin/coupons?coupon=${coupon.id}`} className="btn btn-quiet btn-row">
              {words.change}
              <span className="sr-only"> {coupon.code}</span>
            </Link>
            <Form method="post" action="/admin/coupons">
              <input type="hidden" name="id" value={coupon.id} />
              <Button
                name="intent"
                value={coupon.isActive ? "pause" : "open"}
                variant="quiet"
                className="btn-row"
              >
                {coupon.isActive ? words.pause : words.open}
                <span className="sr-only"> {coupon.code}</span>
              </Button>
            </Form>
            {coupon.uses === 0 && <RemoveOnce thing={coupon.code} fields={{ id: coupon.id }} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
