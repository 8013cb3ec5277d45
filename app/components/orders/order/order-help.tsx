import { CallButton, ChatButton } from "#app/components/layout/reach-shop.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { orderText } from "#app/content/messages/orders/order.ts";

/** The ways to reach the shop about an order. */
export function Help({ number }: { number: string }) {
  const words = orderText;
  const { phone, whatsapp } = useShopFacts();
  if (!phone && !whatsapp) return null;
  return (
    <Panel className="grid gap-2.5">
      <h2 className="text-xl">{words.help}</h2>
      <ChatButton message={words.chatText(number)} isBlock>
        {words.chat}
      </ChatButton>
      <CallButton words={words.call} variant="quiet" isBlock />
    </Panel>
  );
}
