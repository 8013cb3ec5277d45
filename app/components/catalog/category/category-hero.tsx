import { ArrowLeft, Stethoscope } from "lucide-react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { PageWidth } from "#app/components/ui/page-width.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** Name of a category with its picture, description and the two ways on; on phones the list comes before these. */
export function CategoryHero({
  category,
  count,
  picture,
}: {
  category: { slug: string; name: string; description: string };
  count: string;
  /** `tint` is the background utility that goes with the picture. */
  picture: { url: string | undefined; tint: string; width: number; height: number };
}) {
  return (
    <section className={`buti buti-fade border-b border-line ${picture.tint}`}>
      <PageWidth className="grid gap-x-12 pt-2 pb-2 md:pt-0 md:pb-[30px] lg:grid-cols-[1fr_250px] lg:items-end lg:pb-0">
        <BackToCategories className="max-md:hidden lg:col-span-2 lg:pt-2" />
        <div className="lg:self-center lg:pb-12">
          <h1 className="text-[clamp(1.75rem,1.2rem+2.9vw,3.5rem)] text-leaf-900">{category.name}</h1>
          <p className="leading-tight text-ink-2 md:hidden">{count}</p>
          <div className="max-md:hidden">
            <CategoryWays category={category} />
          </div>
        </div>
        {picture.url && (
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            className="-mb-1.5 h-auto w-[250px] max-lg:hidden"
          />
        )}
      </PageWidth>
    </section>
  );
}

/** What a category is, and the two ways on. */
export function CategoryWays({ category }: { category: { slug: string; description: string } }) {
  const words = categoryText.page;
  return (
    <>
      <p className="mt-3 max-w-[58ch] text-lg text-ink-2">{category.description}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={`/shop?category=${category.slug}`} className="max-lg:flex-1">
          {words.shopAll}
        </ButtonLink>
        <ButtonLink to="/doctor-consultation" variant="outline" className="max-lg:flex-1">
          <Stethoscope className="size-[18px]" />
          {words.expertAdvice}
        </ButtonLink>
      </div>
    </>
  );
}

export function BackToCategories({ className = "" }: { className?: string }) {
  return (
    <Link to="/categories" className={`link-arrow justify-self-start text-ink-2! ${className}`}>
      <ArrowLeft className="size-[18px]" />
      <span>{categoryText.page.back}</span>
    </Link>
  );
}
