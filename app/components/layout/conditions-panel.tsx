import { ArrowRight } from "lucide-react";
import { LinkList } from "#app/components/layout/link-list.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { addressOf } from "#app/components/layout/site-links.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { shellText } from "#app/content/messages/shell.ts";

/** The body systems with their first conditions, and a doctor for who is not sure. */
export function ConditionsPanel() {
  const { menus, links } = shellText;
  const { bodySystems } = useShopFacts().navigation;
  return (
    <PageWidth className="grid auto-cols-fr grid-flow-col gap-x-7 pt-7 pb-8">
      {bodySystems.map(({ text, to, conditions, conditionCount }) => (
        <div key={to}>
          <h2 className="mb-1.5 flex min-h-[2.4em] items-end text-lg leading-[1.2]">
            <Link to={to} className="hover:underline hover:underline-offset-4">
              {text}
            </Link>
          </h2>
          <LinkList links={conditions} />
          {conditionCount > conditions.length && (
            <Link to={to} className="link-arrow">
              <span>{menus.allConditions(conditionCount)}</span>
              <ArrowRight className="size-4" />
            </Link>
          )}
        </div>
      ))}
      <div className="grid content-start gap-2.5 rounded-lg bg-marigold-100 p-5">
        <p className="font-display text-lg leading-tight font-semibold">{menus.notSureTitle}</p>
        <p className="text-sm">{menus.notSureText}</p>
        <ButtonLink to={addressOf("bookConsultation")} size="sm">
          {links.bookConsultation}
        </ButtonLink>
      </div>
    </PageWidth>
  );
}
