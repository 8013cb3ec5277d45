import { MessageCircle, Phone } from "lucide-react";
import { callLink, chatLink, useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";
import { formatPhone } from "#app/domain/form/phone.ts";

/** The ways to reach the shop about an order. */
export function Help({ number }: { number: string }) {
  const words = orderText;
  const facts = useShopFacts();
  return (
    <Panel className="grid gap-2.5">
      <h2 className="text-xl">{words.help}</h2>
      <ButtonLink to={chatLink(facts, words.chatText(number))} variant="outline" isBlock>
        <MessageCircle className="size-[18px]" />
        {words.chat}
      </ButtonLink>
      <ButtonLink to={callLink(facts)} variant="quiet" isBlock>
        <Phone className="size-[18px]" />
        {words.call(formatPhone(facts.phone))}
      </ButtonLink>
    </Panel>
  );
}
