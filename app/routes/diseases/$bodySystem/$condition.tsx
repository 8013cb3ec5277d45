import { Stethoscope } from "lucide-react";
import { data } from "react-router";
import { NothingHere } from "#app/components/catalog/category/nothing-here.tsx";
import { DoctorCard } from "#app/components/clinic/doctor-card.tsx";
import { BookDoctor } from "#app/components/clinic/doctor-card-section.tsx";
import { pageMeta } from "#app/components/layout/page-meta.ts";
import { ConditionArticle } from "#app/components/pages/condition/condition-article.tsx";
import { ConditionAside } from "#app/components/pages/condition/condition-aside.tsx";
import { ConditionHero } from "#app/components/pages/condition/condition-hero.tsx";
import { PageContents } from "#app/components/pages/condition/page-contents.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { doctorCardText } from "#app/content/messages/clinic/doctor-card.ts";
import { conditionText } from "#app/content/messages/pages/condition.ts";
import { shopContext } from "#app/context.ts";
import { indiaDate } from "#app/domain/india-time.ts";
import { KEPT, KEPT_WITHOUT_PRICES, lastShownAt } from "#app/domain/kept-page.ts";
import { payStart } from "#app/domain/payment-offer.ts";
import { withSearch } from "#app/domain/route-path.ts";
import { redirect } from "#app/middleware/redirect.server.ts";
import { findShownDoctors } from "#app/services/clinic/doctor-card.server.ts";
import { findConditionOffer } from "#app/services/pages/condition-offer.server.ts";
import { findCondition } from "#app/services/pages/conditions.server.ts";
import { graph } from "#app/services/pages/structured-data/graph.server.ts";
import { breadcrumbData, conditionData, faqData } from "#app/services/pages/structured-data/pages.server.ts";
import { listPlaceLinks } from "#app/services/places/list-places.server.ts";
import type { Route } from "./+types/$condition.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, readKept, clock, config } = context.get(shopContext);
  const condition = await findCondition(db, params.condition);
  if (!condition) return data(undefined, { status: 404 });
  const path = `/diseases/${condition.bodySystem.slug}/${condition.slug}` as const;
  if (condition.bodySystem.slug !== params.bodySystem) throw redirect(withSearch(path, url.search), 301);
  const [offer, shownDoctors, localAreas] = await Promise.all([
    findConditionOffer(db, { condition, today: indiaDate(clock()) }),
    readKept(findShownDoctors, {
      ...payStart(config),
      isTryout: config.isTryout,
      now: lastShownAt(clock()),
    }),
    listPlaceLinks(db, condition.localAreas),
  ]);
  const { slug, name, otherNames, description, symptoms, whenToSeeDoctor, prevalence, bodySystem } =
    condition;
  const words = conditionText;
  const { page } = words;
  const questions = offer
    ? condition.faqs
    : [
        ...condition.faqs,
        { question: page.whyNoMedicine, answer: page.whyNoMedicineAnswer },
        { question: page.howDoctor, answer: page.howDoctorAnswer },
      ];
  const origin = config.publicOrigin;
  return data(
    {
      condition: { slug, name, description, symptoms, whenToSeeDoctor, prevalence, bodySystem },
      questions,
      offer,
      shownDoctor: shownDoctors[0],
      doctorCount: shownDoctors.length,
      localAreas,
      canonical: origin + path,
      structuredData: graph(
        conditionData(origin, { path, name, otherNames, description, symptoms }),
        breadcrumbData(origin, [
          { name: words.home, to: "/" },
          { name: words.conditions, to: "/diseases" },
          { name: bodySystem.name, to: `/diseases/${bodySystem.slug}` },
          { name, to: path },
        ]),
        faqData(questions),
      ),
    },
    { headers: { "Cache-Control": offer ? KEPT : KEPT_WITHOUT_PRICES } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const words = conditionText;
  if (!loaderData)
    return pageMeta(matches, { title: words.notFound, description: words.notFoundText, isListed: false });
  const { condition, offer, canonical, structuredData } = loaderData;
  const { page } = words;
  return pageMeta(matches, {
    title: offer ? page.title(condition.name) : page.titleWithoutOffer(condition.name),
    description: offer ? page.description(condition.name) : page.descriptionWithoutOffer(condition.name),
    canonical,
    share: { kind: "condition", slug: condition.slug, words: [condition.name] },
    structuredData,
  });
};

export default function ConditionPage({ loaderData }: Route.ComponentProps) {
  const words = conditionText;
  if (!loaderData)
    return (
      <NothingHere
        title={words.notFound}
        text={words.notFoundText}
        link={{ to: "/diseases", text: words.allConditions }}
      />
    );
  const { condition, questions, offer, shownDoctor, doctorCount, localAreas } = loaderData;
  const { page } = words;
  const hasRemedies = offer !== undefined && offer.remedies.length > 0;
  return (
    <>
      <ConditionHero
        systemSlug={condition.bodySystem.slug}
        crumbs={[
          { name: condition.bodySystem.name, to: `/diseases/${condition.bodySystem.slug}` },
          { name: condition.name },
        ]}
        title={condition.name}
        label={words[condition.prevalence]}
        text={condition.description}
      >
        <ButtonLink to="/doctor-consultation" className="max-lg:flex-1">
          <Stethoscope className="size-[18px]" />
          {words.askDoctor}
        </ButtonLink>
        {hasRemedies && (
          <ButtonLink to="#remedies" variant="outline" className="max-lg:flex-1">
            {page.seeRemedies}
          </ButtonLink>
        )}
      </ConditionHero>
      <PageWidth className="grid gap-5 pt-4 pb-8 lg:grid-cols-[170px_minmax(0,1fr)_280px] lg:items-start lg:gap-10 lg:py-12">
        <PageContents
          isBeside
          label={page.contents}
          links={[
            { id: "symptoms", text: page.symptoms },
            ...(hasRemedies ? [{ id: "remedies", text: page.remedies }] : []),
            { id: "doctor", text: page.doctor },
            { id: "questions", text: page.questions },
          ]}
        />
        <ConditionArticle condition={condition} questions={questions} offer={offer} />
        <ConditionAside
          localAreas={localAreas}
          hasOffer={offer !== undefined}
          doctor={
            shownDoctor && (
              <DoctorCard {...shownDoctor}>
                {doctorCount === 1 ? <BookDoctor /> : <BookDoctor doctor={shownDoctor.doctor} />}
                {doctorCount > 1 && (
                  <Link to="/doctor-consultation" className="link-arrow text-marigold-300">
                    {doctorCardText.allDoctors(doctorCount)}
                  </Link>
                )}
              </DoctorCard>
            )
          }
        />
      </PageWidth>
    </>
  );
}
