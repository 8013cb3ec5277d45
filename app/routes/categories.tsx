import { Stethoscope } from "lucide-react";
import { ConcernGrid } from "#app/components/catalog/category/concern-grid.tsx";
import { QuestionList } from "#app/components/catalog/category/question-list.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { ChatButton } from "#app/components/layout/reach-shop.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";
import { categoriesFaqs } from "#app/content/pages/shelf-faqs.server.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT } from "#app/domain/kept-page.ts";
import { liveClaim } from "#app/domain/pages/live-claim.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { listCategories } from "#app/services/catalog/list-categories.server.ts";
import { countShelf } from "#app/services/catalog/shelf-counts.server.ts";
import { findFacts } from "#app/services/facts.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, faqData } from "#app/services/pages/structured-data/pages.server.ts";
import type { Route } from "./+types/categories.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { readKept, clock, config } = context.get(shopContext);
  const today = indiaDate(clock());
  const [concerns, { productCount }, known] = await Promise.all([
    listCategories(readKept, { kind: "concern", today }),
    countShelf(readKept, { today }),
    readKept(findFacts, payStart(config)),
  ]);
  const products = liveClaim(productCount, 100);
  const origin = config.publicOrigin;
  const words = categoryText;
  const questions = categoriesFaqs({ categoryCount: concerns.length, productCount: products, known });
  return {
    concerns: concerns.map(({ slug, name, productCount }) => ({ slug, name, productCount })),
    products,
    questions,
    canonical: `${origin}/categories`,
    structuredData: graph(
      breadcrumbData(origin, [
        { name: words.home, to: "/" },
        { name: words.list.title, to: "/categories" },
      ]),
      faqData(questions),
    ),
  };
}

export function headers() {
  return { "Cache-Control": KEPT };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list } = categoryText;
  return pageMeta(matches, {
    title: list.title,
    description: list.description(loaderData.concerns.length, loaderData.products),
    canonical: loaderData.canonical,
    structuredData: loaderData.structuredData,
  });
};

export default function Categories({ loaderData }: Route.ComponentProps) {
  const category = categoryText;
  const { list } = category;
  return (
    <>
      <PageWidth className="pb-12">
        <Breadcrumbs
          label={category.breadcrumb}
          items={[{ name: category.home, to: "/" }, { name: list.title }]}
        />
        <h1 className="pt-1">{list.heading}</h1>
        <p className="mt-3 mb-8 max-w-prose text-lg text-ink-2">{list.lead}</p>
        <ConcernGrid concerns={loaderData.concerns} />
      </PageWidth>
      <Section isSunk>
        <div className="grid gap-[18px] md:grid-cols-2">
          <Panel>
            <h2 className="text-2xl">{list.helpTitle}</h2>
            <p className="mt-2 mb-4 text-ink-2">{list.helpText}</p>
            <div className="flex flex-wrap gap-3">
              <ChatButton>{category.chatOnWhatsApp}</ChatButton>
              <ButtonLink to="/doctor-consultation" variant="accent">
                <Stethoscope className="size-[18px]" />
                {category.consultation}
              </ButtonLink>
            </div>
          </Panel>
          <Panel>
            <h2 className="text-2xl">{list.formsTitle}</h2>
            <p className="mt-2 mb-4 text-ink-2">{list.formsText}</p>
            <ButtonLink to="/homeopathy-categories" variant="outline">
              {list.forms}
            </ButtonLink>
          </Panel>
        </div>
      </Section>
      <QuestionList title={category.questions} questions={loaderData.questions} />
    </>
  );
}
