import { ButtonLink } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.ts";
import { Notice } from "#app/components/ui/notice.tsx";
import { Panel } from "#app/components/ui/panel.tsx";
import { categoryText } from "#app/content/messages/catalog/category.ts";

/** Quick actions, and the brands with most products of the form. */
export function GuideAside({
  slug,
  productCount,
  brands,
}: {
  slug: string;
  productCount: number;
  brands: { slug: string; name: string; productCount: number }[];
}) {
  const { guide } = categoryText;
  return (
    <aside className="grid gap-[18px]">
      <Panel>
        <h2 className="mb-4 text-[1.25rem]">{guide.quick}</h2>
        <div className="grid gap-3">
          <ButtonLink to={`/shop?category=${slug}`} isBlock>
            {guide.shopCount(productCount)}
          </ButtonLink>
          <ButtonLink to="/doctor-consultation" variant="accent" isBlock>
            {guide.consultation}
          </ButtonLink>
          <ButtonLink to={`/bulk-order?category=${slug}`} variant="quiet" isBlock>
            {guide.bulk}
          </ButtonLink>
        </div>
      </Panel>
      {brands.length > 0 && (
        <Panel>
          <h2 className="mb-2 text-[1.25rem]">{guide.brands}</h2>
          <ul>
            {brands.map((brand) => (
              <li key={brand.slug}>
                <Link
                  to={`/brand/${brand.slug}`}
                  className="flex min-h-11 items-center justify-between gap-3 border-b border-line-soft hover:text-link"
                >
                  <span className="font-semibold">{brand.name}</span>
                  <span className="text-sm text-ink-2">{guide.productsOfBrand(brand.productCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Notice kind="warning">{guide.note}</Notice>
    </aside>
  );
}
