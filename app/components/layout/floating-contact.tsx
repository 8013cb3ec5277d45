import { ArrowUp, MessageCircle, Phone } from "lucide-react";
import { callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { useText } from "#app/components/text.tsx";
import { formatPhone } from "#app/domain/phone.ts";

/** Chat, call and back to top on wide screens; phones have them in the bottom bar. */
export function FloatingContact() {
  const { floating } = useText().shell;
  const facts = useShopFacts();
  return (
    <aside className="floating-contact" aria-label={floating.label}>
      <a href="#top" aria-label={floating.backToTop} className="floating-button back-to-top">
        <ArrowUp />
      </a>
      <a
        href={callLink(facts)}
        aria-label={floating.call(formatPhone(facts.phone))}
        className="floating-button"
      >
        <Phone />
      </a>
      <a href={chatLink(facts)} className="floating-chat on-dark">
        <MessageCircle />
        {floating.chat}
      </a>
    </aside>
  );
}
