import { BrandLabel, type LabelledBrand } from "#app/components/catalog/brand/brand-label.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Link } from "#app/components/ui/link.ts";
import { SectionHeading } from "#app/components/ui/section-heading.tsx";
import { homeText } from "#app/content/messages/pages/home.ts";

export type FormCircle = { slug: string; name: string; pictureUrl: string | undefined };

/** Medicine forms as packs in circles, and the featured brands as labels. */
export function FormsAndBrands({ forms, brands }: { forms: FormCircle[]; brands: LabelledBrand[] }) {
  const home = homeText;
  return (
    <Section isSunk isLate>
      <SectionHeading title={home.forms} link={{ to: "/homeopathy-categories", text: home.allForms }} />
      <ul className="shelf-row [--cell:max(5.2rem,21%)] gap-x-1.5 gap-y-2.5 md:grid md:grid-cols-[repeat(auto-fill,minmax(max(5.2rem,20%),1fr))] lg:grid-cols-8">
        {forms.map((form) => (
          <li key={form.slug} className="min-w-0">
            <Link
              to={`/category/${form.slug}`}
              className="grid justify-items-center gap-2 rounded-md px-0.5 py-2 text-center text-sm leading-tight font-semibold hover:bg-paper-200 lg:text-base"
            >
              <span className="grid aspect-square w-[min(76px,100%)] place-items-center rounded-full border border-line bg-surface lg:w-24">
                {form.pictureUrl && (
                  <img
                    src={form.pictureUrl}
                    alt=""
                    width={80}
                    height={96}
                    loading="lazy"
                    className="h-auto w-[74%]"
                  />
                )}
              </span>
              {form.name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="h-5 md:h-10" />
      <SectionHeading title={home.brands} link={{ to: "/brands", text: home.allBrands }} />
      <ul className="shelf-row [--cell:min(86%,11rem)] gap-3.5 md:grid md:grid-cols-3 min-[1100px]:grid-cols-6">
        {brands.map((brand) => (
          <li key={brand.slug}>
            <BrandLabel brand={brand} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
