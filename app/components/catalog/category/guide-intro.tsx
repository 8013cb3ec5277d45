import { potencyLinks } from "#app/components/catalog/category/potency-address.ts";
import { CallButton } from "#app/components/layout/reach-shop.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** What a medicine form is, its popular potencies, and the ways to the shelf and to the phone. */
export function GuideIntro({
  form,
}: {
  form: { slug: string; name: string; description: string; popularPotencies: string[] };
}) {
  const { guide } = categoryText;
  const potencies = potencyLinks(form);
  return (
    <section>
      <p className="text-lg text-ink-2">{form.description}</p>
      {potencies.length > 0 && (
        <>
          <h2 className="mt-5 mb-2! font-body text-base!">{guide.potencies}</h2>
          <ul className="flex flex-wrap gap-2">
            {potencies.map(({ potency, to }) => (
              <li key={potency}>
                <Chip to={to}>{potency}</Chip>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={`/shop?category=${form.slug}`} className="max-lg:flex-1">
          {guide.shop(form.name)}
        </ButtonLink>
        <CallButton words={guide.callNumber} className="max-lg:flex-1" />
      </div>
    </section>
  );
}
