import { ArrowUp, MessageCircle, Phone } from "lucide-react";
import { callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { shellText } from "#app/content/messages/shell.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

/** Chat, call and back to top at the edge of wide screens, beside the page and never over it; phones have the bottom bar. */
export function FloatingContact() {
  const { floating } = shellText;
  const facts = useShopFacts();
  return (
    <aside className="floating-contact" aria-label={floating.label}>
      <a href="#top" aria-label={floating.backToTop} className="floating-button back-to-top">
        <ArrowUp />
      </a>
      {facts.phone && (
        <a
          href={callLink(facts.phone)}
          aria-label={floating.call(formatPhone(facts.phone))}
          className="floating-button"
        >
          <Phone />
        </a>
      )}
      {facts.whatsapp && (
        <a href={chatLink(facts.whatsapp)} className="floating-chat on-dark">
          <MessageCircle />
          <span>{floating.chat}</span>
        </a>
      )}
    </aside>
  );
}
