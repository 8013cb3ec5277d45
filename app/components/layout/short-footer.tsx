import { MessageCircle, Phone } from "lucide-react";
import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { linksOf, ORDER_POLICY_LINKS } from "#app/components/layout/site-links.ts";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** Below an order that is being placed, paid or was just placed: help, and what the law wants said. */
export function ShortFooter() {
  const shell = shellText;
  const facts = useShopFacts();
  const { footer } = shell;
  return (
    <footer className="short-footer">
      <PageWidth>
        <ul>
          {facts.phone && (
            <li>
              <ShopPhone>
                {(number) => (
                  <>
                    <Phone className="size-[18px]" />
                    +91 {number}
                  </>
                )}
              </ShopPhone>
            </li>
          )}
          {facts.whatsapp && (
            <li>
              <a href={chatLink(facts.whatsapp)}>
                <MessageCircle className="size-[18px]" />
                {footer.chat}
              </a>
            </li>
          )}
          {linksOf(shell, ORDER_POLICY_LINKS).map(({ text, to }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
        <small>
          <span>{footer.rights(facts.year, facts.name)}</span>
          <span>{[facts.address.area, facts.address.town].filter(Boolean).join(", ")}</span>
        </small>
      </PageWidth>
    </footer>
  );
}
