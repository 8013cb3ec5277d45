import { useState } from "react";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { ConditionList } from "#app/components/pages/condition/condition-list.tsx";
import { ConditionSearchBox } from "#app/components/pages/condition/condition-search-box.tsx";
import { PageContents } from "#app/components/pages/condition/page-contents.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import { shopContext } from "#app/context.ts";
import { cleanLine, cutText } from "#app/domain/form/plain-text.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { searchConditions } from "#app/domain/pages/condition-search.ts";
import { listBodySystems } from "#app/services/pages/conditions.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

const LONGEST_QUERY = 100;
const SHOWN_OF_SYSTEM = 6;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const systems = await listBodySystems(db);
  const words = conditionText;
  const origin = config.publicOrigin;
  return {
    systems,
    query: cutText(cleanLine((url.searchParams.get("q") ?? "").slice(0, 1_000)), LONGEST_QUERY),
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
    isListed: loaderData.query === "",
  });
};

export default function Diseases({ loaderData: { systems, query: asked } }: Route.ComponentProps) {
  const words = conditionText;
  const [typed, setTyped] = useState({ text: asked, since: asked });
  const query = typed.since === asked ? typed.text : asked;
  const isSearching = query.trim() !== "";
  const found = searchConditions(systems, query);
  return (
    <>
      <PageWidth className="pb-2">
        <Breadcrumbs
          label={words.breadcrumb}
          items={[{ name: words.home, to: "/" }, { name: words.conditions }]}
        />
        <h1 className="pt-1">{words.list.heading}</h1>
        <p className="mt-2 mb-4 max-w-prose text-ink-2 md:text-lg">{words.list.lead}</p>
        <ConditionSearchBox
          query={query}
          onQuery={(text) => setTyped({ text, since: asked })}
          foundCount={
            isSearching ? found.reduce((sum, { conditions }) => sum + conditions.length, 0) : undefined
          }
        />
        {!isSearching && (
          <div className="mt-3">
            <PageContents
              label={words.page.contents}
              links={systems.map(({ slug, name }) => ({ id: slug, text: name }))}
            />
          </div>
        )}
      </PageWidth>
      {found.map(({ slug, name, description, conditions }) => (
        <Section key={slug} className="pb-0! max-md:pt-5!">
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
          <p className="mb-4 max-w-prose text-ink-2 max-md:hidden">{description}</p>
          <ConditionList
            systemSlug={slug}
            conditions={conditions}
            foldAfter={isSearching ? conditions.length : SHOWN_OF_SYSTEM}
          />
        </Section>
      ))}
      <PageWidth className="pt-6 pb-10">
        <Notice kind="warning" className="max-w-prose">
          {words.list.note}
        </Notice>
      </PageWidth>
    </>
  );
}
