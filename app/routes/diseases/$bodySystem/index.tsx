import { data } from "react-router";
import { NothingHere } from "#app/components/catalog/category/nothing-here.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { Section } from "#app/components/layout/section.tsx";
import { ConditionHero } from "#app/components/pages/condition/condition-hero.tsx";
import { ConditionList } from "#app/components/pages/condition/condition-list.tsx";
import { LinkRows } from "#app/components/places/link-rows.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import { shopContext } from "#app/context.ts";
import { KEPT_WITHOUT_PRICES } from "#app/domain/kept-page.ts";
import { listBodySystems } from "#app/services/pages/conditions.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, listData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/index.ts";

const NAMED_IN_DESCRIPTION = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = context.get(shopContext);
  const systems = await listBodySystems(db);
  const system = systems.find(({ slug }) => slug === params.bodySystem);
  if (!system) return data(undefined, { status: 404 });
  const words = conditionText;
  const origin = config.publicOrigin;
  const path = `/diseases/${system.slug}` as const;
  return data(
    {
      system,
      others: systems
        .filter((other) => other !== system)
        .map(({ slug, name, conditions }) => ({ slug, name, conditionCount: conditions.length })),
      canonical: origin + path,
      structuredData: graph(
        breadcrumbData(origin, [
          { name: words.home, to: "/" },
          { name: words.conditions, to: "/diseases" },
          { name: system.name, to: path },
        ]),
        listData(origin, {
          name: system.name,
          items: system.conditions.map(({ slug, name }) => ({ name, to: `${path}/${slug}` as const })),
        }),
      ),
    },
    { headers: { "Cache-Control": KEPT_WITHOUT_PRICES } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = conditionText;
  if (!loaderData) {
    const description = words.systemNotFoundText;
    return pageMeta(matches, { title: words.systemNotFound, description, isListed: false });
  }
  const { system, canonical, structuredData } = loaderData;
  const names = system.conditions.slice(0, NAMED_IN_DESCRIPTION).map(({ name }) => name.toLowerCase());
  return pageMeta(matches, {
    title: words.system.title(system.name),
    description: words.system.description(system.name, system.conditions.length, names.join(", ")),
    canonical,
    structuredData,
  });
};

export default function BodySystem({ loaderData }: Route.ComponentProps) {
  const words = conditionText;
  if (!loaderData)
    return (
      <NothingHere
        title={words.systemNotFound}
        text={words.systemNotFoundText}
        link={{ to: "/diseases", text: words.allConditions }}
      />
    );
  const { system, others } = loaderData;
  return (
    <>
      <ConditionHero
        systemSlug={system.slug}
        crumbs={[{ name: system.name }]}
        title={system.name}
        label={words.system.count(system.conditions.length)}
        text={system.description}
      >
        <ButtonLink to="/doctor-consultation">{words.askDoctor}</ButtonLink>
      </ConditionHero>
      <Section>
        <h2 className="sr-only">{words.conditions}</h2>
        <ConditionList systemSlug={system.slug} conditions={system.conditions} />
      </Section>
      <Section className="pt-0!">
        <SectionHeading title={words.system.more} link={{ to: "/diseases", text: words.allConditions }} />
        <LinkRows
          links={others.map(({ slug, name, conditionCount }) => ({
            to: `/diseases/${slug}`,
            text: name,
            note: words.system.count(conditionCount),
          }))}
        />
      </Section>
    </>
  );
}
