import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";

/** For a link that leads to no order. */
export function OrderMissing() {
  const order = orderText;
  return (
    <PageWidth className="py-14">
      <EmptyShelf as="h1" title={order.missingTitle} text={order.missingText}>
        <ButtonLink to="/track-order">{order.trackTitle}</ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}
