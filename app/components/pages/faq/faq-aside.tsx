import { Stethoscope } from "lucide-react";
import { ChatButton } from "#app/components/layout/reach-shop.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { faqText } from "#app/content/messages/pages/faq.ts";

/** Where an answer leads, whom to ask instead, and what answers are not. */
export function FaqAside({ categorySlug }: { categorySlug: string }) {
  const { ask, answer, ways } = faqText;
  const facts = useShopFacts();
  return (
    <aside className="grid content-start gap-[18px]">
      <Panel as="section">
        <h2 className="mb-2 text-[1.25rem]">{answer.next}</h2>
        <ul>
          {(ways[categorySlug] ?? ways.general!).map(({ text, to }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center border-b border-line-soft hover:text-link">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel as="section">
        <h2 className="text-[1.25rem]">{ask.title}</h2>
        <p className="mt-2 mb-4 text-ink-2">{ask.text(facts.supportHours.join(", "))}</p>
        <div className="grid gap-3">
          <ChatButton message={ask.chatMessage} isBlock>
            {ask.chat}
          </ChatButton>
          <ButtonLink to="/doctor-consultation" variant="accent" isBlock>
            <Stethoscope className="size-[18px]" />
            {ask.doctor}
          </ButtonLink>
        </div>
      </Panel>
      <Notice kind="warning">{ask.note}</Notice>
    </aside>
  );
}
