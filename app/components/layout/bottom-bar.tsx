import { House, MessageCircle, Stethoscope, Store, User } from "lucide-react";
import { chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { addressOf } from "#app/components/layout/site-links.ts";
import { NavLink } from "#app/components/ui/link.ts";
import { shellText } from "#app/content/messages/shell.ts";

/** The thumb's bar on phones; a StickyAction on the page takes its place. */
export function BottomBar() {
  const { bar } = shellText;
  const facts = useShopFacts();
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
      <NavLink to={addressOf("myAccount")}>
        <User />
        {bar.account}
      </NavLink>
    </nav>
  );
}
