import { ShoppingCart } from "lucide-react";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Link } from "#app/components/ui/link.ts";
import { shellText } from "#app/content/messages/shell.ts";
import { rupees } from "#app/domain/money.ts";

/** The cart with its count, which is read out when it changes. */
export function CartLink() {
  const { header } = shellText;
  const cartCount = useVisit((visit) => visit.cartCount);
  const goodsPaise = useVisit(({ cart }) => cart?.goodsPaise);
  return (
    <Link
      to="/cart"
      className="icon-button -mr-1.5 lg:flex lg:w-auto lg:min-w-11 lg:justify-center lg:gap-2 lg:px-2"
    >
      <ShoppingCart className="size-6" />
      {cartCount > 0 && goodsPaise !== undefined && (
        <b aria-hidden="true" className="font-semibold max-lg:hidden">
          {rupees(goodsPaise)}
        </b>
      )}
      <span className="sr-only" aria-live="polite">
        {header.cart(cartCount)}
      </span>
      {cartCount > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-px lg:right-auto lg:left-6 min-w-5 rounded-md bg-sale px-[5px] text-center text-[.75rem] leading-5 font-bold text-white"
        >
          {cartCount}
        </span>
      )}
    </Link>
  );
}
