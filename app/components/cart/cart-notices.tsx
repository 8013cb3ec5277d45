import { Notice } from "#app/components/ui/notice.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { rupees } from "#app/domain/money.ts";

export type CartNoticeView =
  | { kind: "price-changed"; name: string; fromPaise: number; toPaise: number }
  | { kind: "more-than-stock"; name: string; availableQuantity: number }
  | { kind: "sold-out" | "not-for-retail"; name: string };

/** What has changed in the cart since the shopper last saw it; nothing when nothing has. */
export function CartNotices({ notices, className }: { notices: CartNoticeView[]; className?: string }) {
  const cart = cartText;
  if (notices.length === 0) return null;
  return (
    <Notice kind="warning" className={className}>
      <ul className="grid gap-1">
        {notices.map((notice) => (
          <li key={`${notice.kind} ${notice.name}`}>{noticeText(cart, notice)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function noticeText(cart: typeof cartText, notice: CartNoticeView): string {
  switch (notice.kind) {
    case "price-changed": {
      const { name, fromPaise, toPaise } = notice;
      return (toPaise > fromPaise ? cart.priceRose : cart.priceFell)(
        name,
        rupees(fromPaise),
        rupees(toPaise),
      );
    }
    case "more-than-stock":
      return cart.nowFewer(notice.name, notice.availableQuantity);
    case "sold-out":
      return cart.nowSoldOut(notice.name);
    case "not-for-retail":
      return cart.nowNotForRetail(notice.name);
  }
}
