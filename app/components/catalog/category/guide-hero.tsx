import { potencyLinks } from "#app/components/catalog/category/potency-address.ts";
import { CallButton } from "#app/components/layout/reach-shop.tsx";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** The head of a medicine form's guide: intro, the ways to the shelf and to the phone, popular potencies. */
export function GuideHero({
  form,
}: {
  form: {
    slug: string;
    name: string;
    description: string;
    popularPotencies: string[];
    pictureUrl: string | undefined;
  };
}) {
  const category = categoryText;
  const { guide } = category;
  const potencies = potencyLinks(form);
  return (
    <section className="buti buti-fade border-b border-line bg-leaf-100">
      <PageWidth className="grid gap-x-12 pb-[30px] lg:grid-cols-[1fr_250px] lg:items-end lg:pb-0">
        <div className="lg:col-span-2">
          <Breadcrumbs
            label={category.breadcrumb}
            items={[
              { name: category.home, to: "/" },
              { name: guide.index, to: "/homeopathy-categories" },
              { name: form.name },
            ]}
          />
        </div>
        <div className="lg:self-center lg:pb-12">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.5rem)] text-leaf-900">
            {guide.heading(form.name)}
          </h1>
          <p className="mt-3 max-w-[58ch] text-lg text-ink-2">{form.description}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={`/shop?category=${form.slug}`} className="max-lg:flex-1">
              {guide.shop(form.name)}
            </ButtonLink>
            <CallButton words={guide.callNumber} className="max-lg:flex-1" />
          </div>
          {potencies.length > 0 && (
            <>
              <h2 className="mt-6 mb-2 font-body text-base">{guide.potencies}</h2>
              <ul className="flex flex-wrap gap-2">
                {potencies.map(({ potency, to }) => (
                  <li key={potency}>
                    <Chip to={to}>{potency}</Chip>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {form.pictureUrl && (
          <img
            src={form.pictureUrl}
            alt=""
            width={400}
            height={480}
            className="-mb-1.5 h-auto w-[250px] max-lg:hidden"
          />
        )}
      </PageWidth>
    </section>
  );
}
