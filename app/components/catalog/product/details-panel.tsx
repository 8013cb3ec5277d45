import type { ReactNode } from "react";
import { Link } from "#app/components/ui/link.ts";
import { productText } from "#app/content/messages/catalog/product.ts";
import type { ProductPage } from "#app/domain/catalog/product-page.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

/** Brand, potency, pack, form, categories and tags. */
export function DetailsPanel({ product }: { product: ProductPage }) {
  const { details } = productText;
  const { remedy } = product;
  const lines: [name: string, value: ReactNode][] = [
    [details.brand, <ToPage key="brand" to={`/brand/${product.brandSlug}`} name={product.brandName} />],
    [details.potency, product.potencyLabel],
    [details.packSize, product.packSize],
    [details.form, product.form.name],
    [
      details.categories,
      product.categories.map(({ slug, name }) => <ToPage key={slug} to={`/category/${slug}`} name={name} />),
    ],
    [details.remedy, remedy && <ToPage key="remedy" to={`/remedy/${remedy.slug}`} name={remedy.name} />],
    [details.commonNames, remedy?.commonNames.join(", ")],
    [details.tags, product.tags.join(", ")],
  ];
  return (
    <dl className="fact-lines max-w-prose">
      {lines.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function ToPage({ to, name }: { to: RoutePath; name: string }) {
  return (
    <Link to={to} className="link mr-4">
      {name}
    </Link>
  );
}
