import "#app/components/layout/mini-cart.css";
import { ArrowRight } from "lucide-react";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Bar } from "#app/components/ui/bar.tsx";
import { Link } from "#app/components/ui/link.ts";
import { basketText } from "#app/content/messages/basket.ts";
import { rupees } from "#app/domain/money.ts";

/** The bar above the bottom bar: what lies in the cart, how far free delivery is, and the way there. */
export function MiniCart() {
  const words = basketText;
  const cart = useVisit((visit) => visit.cart);
  if (!cart || cart.count === 0) return null;
  const { count, goodsPaise, missingForFreePaise, isGuess } = cart;
  const free = missingForFreePaise > 0 ? words.toFree(rupees(missingForFreePaise)) : words.isFree;
  const percent = Math.floor((goodsPaise * 100) / Math.max(goodsPaise + missingForFreePaise, 1));
  return (
    <section className="mini-cart on-dark" aria-label={words.label}>
      <p>
        <b>{words.sum(count, rupees(goodsPaise))}</b>
        {!isGuess && <small>{free}</small>}
      </p>
      <Link to="/cart">
        {words.viewCart}
        <ArrowRight className="size-[18px]" />
      </Link>
      <span className="mini-cart-line" aria-hidden="true">
        <Bar percent={isGuess ? 0 : percent} className="fill-marigold-400" />
      </span>
    </section>
  );
}
