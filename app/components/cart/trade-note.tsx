import { Notice } from "#app/components/ui/notice.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import type { TradePrice } from "#app/domain/cart/trade-price.ts";
import { rupees } from "#app/domain/money.ts";

/** In a business account's cart: what is off, what is missing for the smallest order, and where more is off. */
export function TradeNote({ trade }: { trade: TradePrice }) {
  const cart = cartText;
  const { percent, listPaise, savedPaise, missingPaise, nextTier } = trade;
  return (
    <Notice kind={missingPaise > 0 ? "warning" : "info"}>
      {percent > 0 && <p>{cart.tradePrices(percent, rupees(savedPaise))}</p>}
      {missingPaise > 0 && <p>{cart.tradeMissing(rupees(missingPaise), rupees(listPaise + missingPaise))}</p>}
      {missingPaise === 0 && nextTier && (
        <p>{cart.tradeNext(rupees(nextTier.fromPaise - listPaise), nextTier.percent)}</p>
      )}
    </Notice>
  );
}
