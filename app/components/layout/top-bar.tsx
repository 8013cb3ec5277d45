import { MapPin, Phone, Truck } from "lucide-react";
import { DoorNow } from "#app/components/layout/door-now.tsx";
import { LanguageSwitch } from "#app/components/layout/language-switch.tsx";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { linksOf, REPLACED_LINKS } from "#app/components/layout/site-links.ts";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";
import { rupees } from "#app/domain/money.ts";

/** Phone, address and free delivery, and the owner's links (Track Order where there are none). */
export function TopBar() {
  const shell = shellText;
  const facts = useShopFacts();
  const { headerLinks } = facts.navigation;
  return (
    <div className="on-dark top-bar">
      <PageWidth className="flex min-h-[38px] items-center gap-x-6">
        <ShopPhone>
          {(number) => (
            <>
              <Phone className="size-4" />
              +91 {number}
            </>
          )}
        </ShopPhone>
        <DoorNow className="max-lg:hidden" />
        <span>
          <MapPin className="size-4" />
          {facts.address.area}, {facts.address.town}
        </span>
        <span>
          <Truck className="size-4" />
          {shell.header.freeDelivery(rupees(facts.freeFromPaise))}
        </span>
        <nav aria-label={shell.header.topLinks} className="ml-auto flex gap-5 max-lg:hidden">
          {(headerLinks.length > 0 ? headerLinks : linksOf(shell, REPLACED_LINKS.header)).map(
            ({ text: word, to }) => (
              <Link key={to} to={to}>
                {word}
              </Link>
            ),
          )}
          <LanguageSwitch />
        </nav>
      </PageWidth>
    </div>
  );
}
