import { useFact } from "#app/components/layout/shop-facts.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";

/** The last band of the home page: a doctor for people, or who to ask, and a quote for clinics. */
export function CallToAction() {
  const { start } = homeText;
  const hasDoctor = useFact("doctor");
  return (
    <section className="buti bg-marigold-300">
      <PageWidth className="grid items-center gap-[22px] py-11 lg:grid-cols-[1fr_auto] lg:py-14">
        <div>
          <h2 className="text-leaf-900">{start.title}</h2>
          <p className="mt-2 max-w-[52ch]">{hasDoctor ? start.text : start.textWithoutDoctor}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:basis-full">
          <ButtonLink to={hasDoctor ? "/doctor-consultation" : "/contact"} size="lg">
            {hasDoctor ? start.consultation : start.contact}
          </ButtonLink>
          <ButtonLink to="/bulk-order" size="lg" variant="outline" className="bg-transparent!">
            {start.bulk}
          </ButtonLink>
        </div>
      </PageWidth>
    </section>
  );
}
