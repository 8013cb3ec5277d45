import { House, MessageCircle, Stethoscope, Store, User } from "lucide-react";
import { useLocation } from "react-router";
import { hasMiniCart } from "#app/components/layout/cart-pages.ts";
import { chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { addressOf } from "#app/components/layout/site-links.ts";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Link, NavLink } from "#app/components/ui/link.ts";
import { shellText } from "#app/content/messages/shell.ts";

const OWN_PAGES = /^\/(profile|orders|consultations)(\/|$)/;

/** The thumb's bar on phones; a StickyAction on the page takes its place. */
export function BottomBar() {
  const { bar } = shellText;
  const facts = useShopFacts();
  const { pathname } = useLocation();
  const MiniCart = useVisit(({ cart, parts }) => cart && parts?.MiniCart);
  return (
    <nav className="bottom-bar" aria-label={bar.label}>
      <NavLink to="/" end>
        <House />
        {bar.home}
      </NavLink>
      <NavLink to={addressOf("shop")}>
        <Store />
        {bar.shop}
      </NavLink>
      <NavLink to={addressOf("doctorConsultation")}>
        <Stethoscope />
        {bar.doctor}
      </NavLink>
      {facts.whatsapp && (
        <a href={chatLink(facts.whatsapp)}>
          <MessageCircle />
          {bar.chat}
        </a>
      )}
      <Link to={addressOf("myAccount")} aria-current={OWN_PAGES.test(pathname) ? "page" : undefined}>
        <User />
        {bar.account}
      </Link>
      {MiniCart && hasMiniCart(pathname) && <MiniCart />}
    </nav>
  );
}
