import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { ConditionList } from "#app/components/pages/condition/condition-list.tsx";
import { PageContents } from "#app/components/pages/condition/page-contents.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { listBodySystems } from "#app/services/pages/conditions.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const systems = await listBodySystems(db);
  const words = conditionText;
  const origin = config.publicOrigin;
  return {
    systems,
    canonical: `${origin}/diseases`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.conditions, to: "/diseases" },
      ]),
      listData(origin, {
        name: words.list.title,
        items: systems.map(({ slug, name }) => ({ name, to: `/diseases/${slug}` })),
      }),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT_WITHOUT_PRICES };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list } = conditionText;
  const { systems, canonical, structuredData } = loaderData;
  const count = systems.reduce((sum, { conditions }) => sum + conditions.length, 0);
  return pageMeta(matches, {
    title: list.title,
    description: list.description(count, systems.length),
    canonical,
    structuredData,
  });
};

export default function Diseases({ loaderData: { systems } }: Route.ComponentProps) {
  const words = conditionText;
  return (
    <>
      <PageWidth className="pb-2">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[{ name: words.home, to: "/" }, { name: words.conditions }]}
        />
        <h1 className="pt-1">{words.list.heading}</h1>
        <p className="mt-3 mb-5 max-w-prose text-lg text-ink-2">{words.list.lead}</p>
        <PageContents
          label={words.page.contents}
          links={systems.map(({ slug, name }) => ({ id: slug, text: name }))}
        />
        <Notice kind="warning" className="mt-5 max-w-prose">
          {words.list.note}
        </Notice>
      </PageWidth>
      {systems.map(({ slug, name, description, conditions }) => (
        <Section key={slug} className="pb-0!">
          <SectionHeading
            id={slug}
            title={name}
            link={{
              to: `/diseases/${slug}`,
              text: (
                <>
                  {words.list.all(conditions.length)}
                  <span className="sr-only">{words.list.allOf(name)}</span>
                </>
              ),
            }}
          />
          <p className="mb-4 max-w-prose text-ink-2">{description}</p>
          <ConditionList systemSlug={slug} conditions={conditions} />
        </Section>
      ))}
      <div className="pb-14" />
    </>
  );
}
