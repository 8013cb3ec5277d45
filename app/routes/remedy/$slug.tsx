import { data } from "react-router";
import { RemedyPage } from "#app/components/catalog/remedy/remedy-page.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyShelf } from "#app/components/ui/empty-shelf.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { remedyText } from "#app/content/messages/catalog/remedy.ts";
import { shopContext } from "#app/context.ts";
import { slugify } from "#app/domain/form/slug.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findRemedy } from "#app/services/catalog/find-remedy.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData } from "#app/services/pages/structured-data/pages.server.ts";
import { remedyGroupData } from "#app/services/pages/structured-data/remedy-group.server.ts";
import type { Route } from "./+types/$slug";

export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const today = indiaDate(clock());
  const remedy = await readKept(findRemedy, { slug, today });
  if (!remedy) {
    const spelled = slugify(slug);
    if (spelled !== slug && (await readKept(findRemedy, { slug: spelled, today })))
      throw redirect(`/remedy/${spelled}${url.search}`, 301);
    return data(undefined, { status: 404 });
  }
  const origin = config.publicOrigin;
  return data(
    {
      remedy,
      canonical: `${origin}/remedy/${slug}`,
      structuredData: graph(
        breadcrumbData(origin, [
          { name: remedyText.home, to: "/" },
          { name: remedyText.shop, to: "/shop" },
          { name: remedy.name, to: `/remedy/${slug}` },
        ]),
        remedyGroupData(remedy, origin),
      ),
    },
    { headers: { "Cache-Control": KEPT } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { meta: words, notFound } = remedyText;
  if (!loaderData)
    return pageMeta(matches, { title: notFound.title, description: notFound.text, isListed: false });
  const { remedy, canonical, structuredData } = loaderData;
  const { name, commonNames, packs } = remedy;
  const makerCount = new Set(packs.map(({ brandName }) => brandName)).size;
  return pageMeta(matches, {
    title: words.title(name),
    description: words.description(name, commonNames[0] ?? "", packs.length, makerCount),
    canonical,
    structuredData,
  });
};

export default function RemedyRoute({ loaderData }: Route.ComponentProps) {
  return loaderData ? <RemedyPage key={loaderData.remedy.slug} remedy={loaderData.remedy} /> : <NotFound />;
}

function NotFound() {
  const { notFound } = remedyText;
  return (
    <PageWidth className="py-16">
      <EmptyShelf as="h1" title={notFound.title} text={notFound.text}>
        <ButtonLink to="/shop">{notFound.back}</ButtonLink>
      </EmptyShelf>
    </PageWidth>
  );
}
