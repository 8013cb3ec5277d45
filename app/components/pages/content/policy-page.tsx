import { ShopPhone } from "#app/components/layout/reach-shop.tsx";
import { useShopFacts } from "#app/components/layout/shop-facts.tsx";
import { LongText } from "#app/components/pages/content/long-text.tsx";
import { PageHero } from "#app/components/pages/content/page-hero.tsx";
import { POLICY_KEYS, type PolicyKey } from "#app/components/pages/content/policy-links.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { policyText } from "#app/content/messages/pages/policy.ts";

export type Policy = { html: string; sections: { id: string; title: string }[]; since: string };

/** Facts rather than rules: a day on them would look like that of a licence. */
const UNDATED: PolicyKey[] = ["grievance-officer", "licences"];

/** A page of the shop's rules: its parts on the left, the text, and the other rules on the right. */
export function PolicyPage({ policyKey, policy }: { policyKey: PolicyKey; policy: Policy }) {
  const words = policyText;
  const { title } = words.pages[policyKey];
  return (
    <>
      <PageHero
        breadcrumbLabel={words.breadcrumb}
        crumbs={[{ name: words.home, to: "/" }, { name: title }]}
        title={title}
        {...(!UNDATED.includes(policyKey) && { lead: words.since(policy.since) })}
      />
      <PageWidth className="grid gap-8 py-8 lg:grid-cols-[200px_minmax(0,1fr)_270px] lg:gap-12 lg:py-11">
        <Contents sections={policy.sections} />
        <LongText html={policy.html} />
        <aside className="grid content-start gap-[18px]">
          <OtherPolicies policyKey={policyKey} />
          <Ask />
        </aside>
      </PageWidth>
    </>
  );
}

function Contents({ sections }: Pick<Policy, "sections">) {
  const words = policyText;
  return (
    <nav aria-label={words.contents} className="max-lg:hidden">
      <ul className="sticky top-32 border-l-2 border-marigold-300">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 pl-4 text-[.9375rem] leading-snug hover:text-link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherPolicies({ policyKey }: { policyKey: PolicyKey }) {
  const words = policyText;
  return (
    <Panel as="section">
      <h2 className="mb-2 text-[1.25rem]">{words.others}</h2>
      <ul>
        {POLICY_KEYS.filter((key) => key !== policyKey).map((key) => (
          <li key={key}>
            <Link
              to={`/${key}`}
              className="flex min-h-11 items-center border-b border-line-soft hover:text-link"
            >
              {words.pages[key].title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Ask() {
  const words = policyText;
  const facts = useShopFacts();
  return (
    <Panel as="section">
      <h2 className="text-[1.25rem]">{words.askTitle}</h2>
      <p className="mt-2 text-ink-2">{words.askText(facts.supportHours.join(", "))}</p>
      <p className="mt-1">
        <ShopPhone className="link inline-flex min-h-11 items-center" />
      </p>
      <ButtonLink to="/contact" variant="quiet" isBlock className="mt-2">
        {words.contact}
      </ButtonLink>
    </Panel>
  );
}
