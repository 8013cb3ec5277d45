import { ShoppingCart } from "lucide-react";
import { useVisit } from "#app/components/layout/visit.tsx";
import { Link } from "#app/components/ui/link.ts";
import { shellText } from "#app/content/messages/shell.ts";

/** The cart with its count, which is read out when it changes. */
export function CartLink() {
  const { header } = shellText;
  const { cartCount } = useVisit();
  return (
    <Link to="/cart" className="icon-button -mr-1.5">
      <ShoppingCart className="size-6" />
      <span className="sr-only" aria-live="polite">
        {header.cart(cartCount)}
      </span>
      {cartCount > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-px min-w-5 rounded-md bg-sale px-[5px] text-center text-[.75rem] leading-5 font-bold text-white"
        >
          {cartCount}
        </span>
      )}
    </Link>
  );
}
